import type { TarotCard } from '#contract/tarot/codes.ts';
import * as courts from './courts/courts.ts';
import type { Scene } from './drawing/scene.ts';
import { MAJORS } from './majors/majors.ts';
import * as cups from './minors/cups.ts';
import * as pentacles from './minors/pentacles.ts';
import * as swords from './minors/swords.ts';
import * as wands from './minors/wands.ts';

const SCENES: Record<string, Scene> = { ...MAJORS, ...bySlug(wands), ...bySlug(cups), ...bySlug(swords), ...bySlug(pentacles), ...bySlug(courts) };

/** The composition of a card; every one of the 78 has its own. */
export function sceneOf({ slug, name }: TarotCard): Scene {
  const scene = SCENES[slug];
  if (!scene) throw new Error(`${name} has no scene.`);
  return scene;
}

/** A suit's scenes by their slugs: `aceOfWands` is 'ace-of-wands'. */
function bySlug(scenes: Record<string, Scene>): Record<string, Scene> {
  const slug = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(scenes).map(([name, scene]) => [slug(name), scene]));
}
