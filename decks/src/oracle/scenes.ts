import { fill, line, type Art } from '../drawing/art.ts';
import { EMBLEMS } from './emblems/emblems.ts';
import { agedMoon } from './moon.ts';
import { PHASES } from './phases/phases.ts';
import type { OracleScene } from './scene.ts';
import { signGlyph } from './signs/glyphs.ts';
import { SIGNS } from './signs/signs.ts';
import type { Family } from './theme.ts';

/** A card's scene, its kind, and the device on its seal. */
type Composition = { scene: OracleScene; family: Family; device: Art };

/** The kind of the oracle card with this slug; undefined if there is none. */
export function familyOf(slug: string): Family | undefined {
  if (slug in PHASES) return 'phase';
  if (slug in SIGNS) return 'sign';
  return slug in EMBLEMS ? 'emblem' : undefined;
}

/** The composition of a card; each of the 44 has its own. */
export function compositionOf(slug: string): Composition {
  const scene = PHASES[slug] ?? SIGNS[slug] ?? EMBLEMS[slug];
  const family = familyOf(slug);
  if (!scene || !family) throw new Error(`${slug} has no scene.`);
  return { scene, family, device: sealDeviceOf(slug, family) };
}

function sealDeviceOf(slug: string, family: Family): Art {
  switch (family) {
    case 'phase': {
      const age = Object.keys(PHASES).indexOf(slug) / 8;
      return agedMoon(0, 0, 17, age, { lit: 'light', dark: 'redDark', width: 1.6 });
    }
    case 'sign':
      return signGlyph(slug);
    case 'emblem':
      return ENVELOPE;
  }
}

const ENVELOPE: Art = [
  fill('light', 'M-19 -13H19V13H-19Z', { edge: 'redDark', width: 1.6 }),
  line('M-19 -13L0 3L19 -13', 2.2, 'redDark'),
];
