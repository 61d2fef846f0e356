import { fill, flat, line, put, type Art } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import { graven, limb } from '../drawing/swell.ts';
import { wing } from '../creatures/wing.ts';
import { leaf } from '../primitives/plants.ts';

// All fit a head in profile that looks right, centred at 0,0. Crests stream back.

const CRESTS = {
  wing: put(wing({ size: 0.74, flip: true, turn: -16 }, 'light', 'linen'), { x: -20, y: -58 }),
  plume: [
    limb('red', '2,-98 -30,-142 -96,-132 -150,-76', [16, 44, 48, 6]),
    graven('0,-104 -36,-138 -92,-128 -136,-88', 5, 'redDark'),
  ],
  leaves: [-70, -100, -130, -158].map((turn, i) =>
    leaf(-6 - i * 12, -96 + i * 6, turn, 64 - (i % 2) * 10, i % 2 ? 'leafDark' : 'leaf'),
  ),
} satisfies Record<string, Art>;

export type Crest = keyof typeof CRESTS;

/** An open helmet in profile, its visor raised. */
export const profileHelm = (crest: Crest): Art => [
  crest !== 'wing' && CRESTS[crest],
  fill(
    'steel',
    'M48 -40C56 -78 20 -106 -18 -102C-66 -98 -84 -50 -72 -4C-68 22 -72 40 -78 58L-30 60C-26 40 -16 24 -8 14C-14 -10 -6 -34 12 -38Z',
  ),
  flat(
    'steelDark',
    'M-18 -102C-66 -98 -84 -50 -72 -4C-68 22 -72 40 -78 58L-56 59C-48 20 -60 -50 -18 -102Z',
    0.8,
  ),
  fill('metal', 'M54 -34C62 -62 44 -88 16 -92C34 -78 30 -56 6 -46Z', { width: 1.8 }),
  flat('metalDark', circlePath(4, -56, 8)),
  line('M-30 60C-26 40 -16 24 -8 14', 4, 'metal'),
  crest === 'wing' && CRESTS.wing,
];
