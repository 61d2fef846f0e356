import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, polar } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { ringedHorn } from '../../oracle/horn.ts';

// A white ram from the side, looking right; the head is about 200 wide, and its horn is rooted at 0,0.

/** A tuft of wool: it hangs over the one below it. */
const tuft = (x: number, y: number, r: number, role: Role = 'light'): Art => [
  fill(
    role,
    `M${x - r} ${y - r * 0.3}A${r} ${r} 0 0 0 ${x + r} ${y - r * 0.3}A${r} ${r} 0 0 0 ${x - r} ${y - r * 0.3}Z`,
    { width: 1.8 },
  ),
  line(`M${x - r * 0.4} ${y + r * 0.1}q${r * 0.4} ${r * 0.4} ${r * 0.7} ${-r * 0.1}`, 1.6, 'shade'),
];

/** The woolly neck, behind the arm. */
export const neck: Art = [
  fill('linen', 'M-30 -40C-110 -40 -130 60 -150 100C-180 150 -190 200 -196 260H60C70 200 60 150 30 100Z'),
  eachOf(
    '-176,162 -132,162 -88,162 -44,162 0,162 -160,126 -116,126 -72,126 -28,126 -140,90 -96,90 -52,90',
    (x, y) => tuft(x, y, 27),
  ),
];

/** The horn turns once round the ear, and its tip comes forward below the eye. */
const horn: Art = ringedHorn(
  [
    [-40, 66],
    [-85, 68],
    [-130, 68],
    [-175, 68],
    [-220, 66],
    [-265, 65],
    [-310, 68],
    [-338, 78],
  ].map(([angle = 0, r = 0]) => polar(-58, 36, r, angle)),
  [46, 50, 48, 44, 38, 30, 20, 5],
  11,
);

const EAR =
  'M-2 6C-22 -2 -48 4 -68 24C-84 40 -94 60 -96 80C-96 90 -88 94 -78 90C-56 86 -30 74 -14 52C-4 38 2 22 -2 6Z';

/** It comes out of the wool below the root of the horn and hangs back over its curl; flat, since strokes along its edge would look like teeth. */
const ear: Art = [
  flat('light', EAR),
  flat(
    'rose',
    'M-26 24C-44 26 -62 38 -74 56C-80 66 -82 74 -82 80C-66 76 -48 66 -36 52C-28 42 -24 32 -26 24Z',
    0.34,
  ),
  flat(
    'ink',
    'M-14 52C-30 74 -56 86 -78 90C-60 78 -44 72 -34 58C-26 46 -20 34 -12 30C-6 34 -8 44 -14 52Z',
    0.14,
  ),
  line(EAR, 2.6),
];

export const head: Art = [
  fill(
    'linen',
    'M-60 -36C-20 -72 64 -50 96 -2C122 32 146 64 150 92C152 108 144 116 134 118C132 130 118 138 102 134C88 144 62 138 44 126C14 122 -30 118 -60 96C-80 60 -80 0 -60 -36Z',
  ),
  // The hollow of the cheek, the bone below the eye and the ridge of the nose.
  flat('ink', 'M22 66C44 84 70 92 96 92C80 112 52 116 28 104C14 94 12 78 22 66Z', 0.16),
  graven('66,22 84,48 84,84', 5, 'ink', 0.4),
  flat('light', 'M50 -34C86 -16 118 40 140 82C120 66 100 24 46 -26Z', 0.4),
  fill('glow', 'M32 10C40 -8 62 -8 72 8C60 20 44 20 32 10Z', { width: 2 }),
  flat('ink', 'M42 2H64Q67 6 64 10H42Q39 6 42 2Z'),
  flat('light', 'M56 1H62V5H56Z'),
  line('M26 6Q50 -20 80 6', 4, 'ink', 0.7),
  flat('ink', 'M130 82C138 80 146 88 142 98C134 98 130 90 130 82Z', 0.8),
  line('M136 116Q112 114 92 104', 2.6, 'ink', 0.7),
  flat('linen', circlePath(-58, 36, 56)),
  eachOf('-84,4 -60,-6 -34,0 -88,34 -60,24 -84,62 -56,58 -30,76 -64,90', (x, y) => tuft(x, y, 20, 'linen')),
  flat('ink', circlePath(-58, 36, 52), 0.52),
  horn,
  ear,
  // The horn grows out of the wool of the brow.
  eachOf('-8,22 -2,-38 22,-34 8,0 2,-18', (x, y) => tuft(x, y, 17)),
];

/** A sceptre with a loop; its shaft goes down from 0,0. */
export const ankh: Art = [
  fill('metal', 'M-8 150V-96H8V150Z', { width: 2 }),
  fill('metal', 'M-42 -90H42V-74H-42Z', { width: 2 }),
  line('M0 -92C-46 -126 -36 -184 0 -184C36 -184 46 -126 0 -92Z', 18, 'line'),
  line('M0 -92C-46 -126 -36 -184 0 -184C36 -184 46 -126 0 -92Z', 13, 'metalDark'),
];
