import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { wedge } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const FOOT = outline(
  '52,752! 110,716 190,690 280,680 380,664 430,620 442,560 452,504 478,474 512,478 530,510 528,580 516,650 490,706 506,744 516,756!',
);
const MIDDLE: Point = [264, 452];
const SHELL = outline(
  '70,470 84,360 150,276 250,248 350,272 420,340 440,440 424,540 380,620 420,664! 330,690 230,686 140,646 86,570',
);

/** The shell's seam, from its mouth round to the coin that is its middle. */
const SEAM = times(16, (i): Point => polar(...MIDDLE, 172 - i * 4, 12 + i * 25));

/** A snail that creeps to the right, 480 wide, from its shell at 248 to the ground at 756; the middle of its shell is bare. */
export const coinSnail: Art = [
  [limb('476,500,26 468,440,15 450,372,12'), limb('508,500,26 520,430,15 528,366,12')].map((stalk) =>
    joined('near', [stalk], 5),
  ),
  joined('near', [FOOT], 6),
  ['450,368', '529,362'].map((at) => {
    const [x = 0, y = 0] = at.split(',').map(Number);
    return [cut('near', circlePath(x, y, 15), 4), flat('glow', circlePath(x - 3, y - 4, 5))];
  }),
  gouge('510,536 522,546 530,540', 5, 'ink'),
  [limb('512,590,10 536,600,8 548,612,6'), limb('506,606,10 524,624,8 530,640,6')].map((feeler) =>
    flat('near', feeler),
  ),
  combed('458,520 452,600 420,672', '508,520 508,620 480,706', {
    role: 'far',
    rows: 5,
    width: 6,
    length: 24,
  }),
  combed('430,680 260,706 90,742', '490,730 280,736 110,748', { role: 'far', rows: 3, width: 6 }),
  joined('accent', [SHELL], 7),
  // Its growth, line by line, cut towards the light.
  flat(
    'ink',
    times(34, (i) =>
      wedge(polar(...MIDDLE, i % 2 ? 194 : 204, 74 + i * 8), polar(...MIDDLE, 170 - i * 0.4, 66 + i * 8), 5),
    ).join(''),
  ),
  flat(
    'glow',
    times(22, (i) =>
      wedge(polar(...MIDDLE, 158 - i * 1.6, 24 + i * 12), polar(...MIDDLE, 118 - i * 0.4, 16 + i * 12), 6),
    ).join(''),
  ),
  stroke(
    'light',
    SEAM,
    SEAM.map((_, i) => 15 - i * 0.5),
  ),
  stroke(
    'ink',
    SEAM,
    SEAM.map((_, i) => 8 - i * 0.3),
  ),
];

export const SHELL_MIDDLE = MIDDLE;
