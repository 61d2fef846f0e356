import type { TarotCard } from '#contract/tarot/codes.ts';
import type { Scene } from '../drawing/scene.ts';
import { PAPER_CUPS } from './cups/cups.ts';
import { PAPER_MAJORS } from './majors/majors.ts';
import { PAPER_PENTACLES } from './pentacles/pentacles.ts';
import { PAPER_SWORDS } from './swords/swords.ts';
import { PAPER_WANDS } from './wands/wands.ts';

const PAPER_SCENES: Record<string, Scene> = {
  ...PAPER_MAJORS,
  ...PAPER_WANDS,
  ...PAPER_CUPS,
  ...PAPER_SWORDS,
  ...PAPER_PENTACLES,
};

/** The scene of a card in Paper. */
export function paperSceneOf({ slug, name }: TarotCard): Scene {
  const scene = PAPER_SCENES[slug];
  if (!scene) throw new Error(`${name} has no scene in Paper.`);
  return scene;
}
