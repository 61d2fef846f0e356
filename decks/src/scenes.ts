import type { TarotCard } from '#contract/tarot/codes.ts';
import { CUPS } from './cups/cups.ts';
import type { Scene } from './drawing/scene.ts';
import { MAJORS } from './majors/majors.ts';
import { PENTACLES } from './pentacles/pentacles.ts';
import { SWORDS } from './swords/swords.ts';
import { WANDS } from './wands/wands.ts';

const SCENES: Record<string, Scene> = { ...MAJORS, ...WANDS, ...CUPS, ...SWORDS, ...PENTACLES };

/** The composition of a card; each of the 78 has its own. */
export function sceneOf({ slug, name }: TarotCard): Scene {
  const scene = SCENES[slug];
  if (!scene) throw new Error(`${name} has no scene.`);
  return scene;
}
