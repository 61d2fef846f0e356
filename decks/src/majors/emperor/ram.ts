import { eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';

/** The ridges of the horn, from its root to its tip: the two ends of each. */
const RIDGES: readonly [number, number, number, number][] = [
  [-12, -72, -26, -8],
  [-60, -84, -50, -22],
  [-106, -66, -72, -12],
  [-142, -24, -90, 6],
  [-156, 28, -100, 30],
  [-146, 80, -96, 58],
  [-112, 120, -82, 74],
  [-66, 138, -58, 92],
  [-20, 130, -34, 90],
  [14, 98, -18, 78],
];

/** A carved ram's head from the side, looking right, its horn wound round the cheek; about 320 wide. */
export const ram: Art = [
  fill('stone', 'M-30 -40C-110 -40 -130 60 -150 100C-180 150 -190 200 -196 260H60C70 200 60 150 30 100Z'),
  graven('-120,120 -110,190 -130,250', 5),
  graven('-60,130 -40,190 -50,250', 5),
  fill(
    'steelDark',
    'M-44 -44C10 -72 64 -44 96 -2C122 32 146 64 150 92C152 108 144 116 134 118C132 130 118 138 102 134C88 144 62 138 44 126C14 118 -30 110 -52 70Z',
  ),
  graven('20,-42 74,-14 112,40', 4),
  graven('30,108 64,96 92,110', 4, 'ink', 0.5),
  graven('54,4 74,40 70,84', 4, 'ink', 0.4),
  flat('ink', 'M34 6C42 -8 62 -8 70 6C60 14 44 14 34 6Z', 0.8),
  flat('glow', circlePath(54, 3, 5)),
  line('M28 -4Q50 -24 76 0', 4, 'ink', 0.6),
  flat('ink', swellPath('136,84 144,90 140,98', [3, 6, 3]), 0.8),
  line('M134 116Q112 112 96 104', 2.6, 'ink', 0.7),
  limb('metal', '6,-34 -58,-54 -116,-14 -126,56 -78,106 -22,98 2,58 -22,34', [58, 64, 62, 56, 48, 40, 28, 8]),
  eachRow(RIDGES, (ax, ay, bx, by) =>
    line(`M${ax} ${ay}Q${(ax + bx) / 2 + 8} ${(ay + by) / 2} ${bx} ${by}`, 2.2, 'woodDark', 0.8),
  ),
];

/** A sceptre with a loop; its shaft goes down from 0,0. */
export const ankh: Art = [
  fill('metal', 'M-8 150V-96H8V150Z', { width: 2 }),
  fill('metal', 'M-42 -90H42V-74H-42Z', { width: 2 }),
  line('M0 -92C-46 -126 -36 -184 0 -184C36 -184 46 -126 0 -92Z', 18, 'line'),
  line('M0 -92C-46 -126 -36 -184 0 -184C36 -184 46 -126 0 -92Z', 13, 'metalDark'),
];
