import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints, toTriples, type Point } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, joined, stroke } from '../lino/cut.ts';
import { lens, outward, ticks } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { peacock } from './peacock.ts';

const ROOT: Point = [300, 640];
const EYES = times(9, (i): Point => {
  const t = ((-180 - 8 + i * 24.5) * Math.PI) / 180;
  return [300 + 184 * Math.cos(t), 530 + 322 * Math.sin(t)];
});
const FAN =
  'M300 700C206 710 122 670 104 558C100 340 186 188 300 188C414 188 500 340 496 558C478 670 394 710 300 700Z';

/** A bunch of eleven grapes that hangs from (x, y). */
const bunch = (x: number, y: number): Art => [
  stroke('ink', `${x - 20},${y - 24} ${x},${y - 6} ${x},${y + 6}`, [6, 6, 5]),
  toPoints('-30,16 0,12 30,16 -16,42 16,42 -32,66 0,70 32,66 -14,94 16,94 2,120').map(([dx, dy]) => [
    cut('accent', circlePath(x + dx * 0.9, y + dy * 0.92, 16), 3),
    flat('light', lens([x + dx * 0.9 - 8, y + dy * 0.92 - 4], [x + dx * 0.9 - 1, y + dy * 0.92 - 8], 4)),
  ]),
];

export const nineOfPentacles: Scene = {
  alt: 'A peacock spreads its tail, and nine coins are the eyes of its feathers; ripe grapes hang on both sides from a vine that arches over it.',
  draw: () => [
    plainSky('sky'),
    field('far', '40,560 160,520 440,520 560,560', 'mid', 4, 90),
    field('mid', '40,720 300,700 560,720', 'light', 4, 90),
    joined('near', [FAN, ...EYES.map(([x, y]) => circlePath(x, y, 60))], 7),
    ticks(FAN, { role: 'mid', flow: outward(...ROOT), gap: 76, length: 60, width: 8 }),
    EYES.map(([x, y], i) => {
      const mid: Point = [(x + ROOT[0]) / 2 + (i - 4) * 4, (y + ROOT[1]) / 2];
      return stroke('far', [ROOT, mid, [x, y]], [10, 8, 6]);
    }),
    EYES.map(([x, y], i) => [cut('mid', circlePath(x, y, 51), 4), pentacle(x, y, 0.47, (i - 4) * 12)]),
    field('ink', '40,800 200,780 400,786 560,796', 'mid', 4, 80),
    peacock,
    mirrored([
      stroke('ink', '50,880 54,700 52,440 56,240 96,130 180,76 250,60', [15, 13, 11, 10, 9, 8, 6]),
      toTriples('54,180,40 84,130,-40 150,92,20 54,300,24').map(([x, y, turn]) =>
        leaf(x, y, turn, 64, 'near'),
      ),
      bunch(104, 150),
    ]),
  ],
};
