import { fill, line, type Art } from '../drawing/art.ts';
import { EMBLEMS } from './emblems/emblems.ts';
import { agedMoon } from './moon.ts';
import { PHASES } from './phases/phases.ts';
import type { OracleScene } from './scene.ts';
import { signGlyph } from './signs/glyphs.ts';
import { SIGNS } from './signs/signs.ts';
import type { Family } from './theme.ts';

/** A card's picture, its kind, and what is pressed into its seal. */
type Composition = { scene: OracleScene; family: Family; device: Art };

/** The composition of a card; every one of the 44 has its own. */
export function cardOf(slug: string): Composition {
  const phase = PHASES[slug];
  if (phase) {
    const age = Object.keys(PHASES).indexOf(slug) / 8;
    return {
      scene: phase,
      family: 'phase',
      device: agedMoon(0, 0, 17, age, { lit: 'light', dark: 'redDark', width: 1.6 }),
    };
  }
  const sign = SIGNS[slug];
  if (sign) return { scene: sign, family: 'sign', device: signGlyph(slug) };
  const emblem = EMBLEMS[slug];
  if (emblem) return { scene: emblem, family: 'emblem', device: ENVELOPE };
  throw new Error(`${slug} has no scene.`);
}

const ENVELOPE: Art = [
  fill('light', 'M-19 -13H19V13H-19Z', { edge: 'redDark', width: 1.6 }),
  line('M-19 -13L0 3L19 -13', 2.2, 'redDark'),
];
