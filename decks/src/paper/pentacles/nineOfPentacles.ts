import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toPoints, toTriples, type Point } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, joined, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { peacock } from './peacock.ts';

const ROOT: Point = [300, 600];
const EYES = times(9, (i): Point => {
  const t = ((-180 - 8 + i * 24.5) * Math.PI) / 180;
  return [300 + 184 * Math.cos(t), 530 + 322 * Math.sin(t)];
});
const FAN =
  'M300 700C206 710 122 670 104 558C100 340 186 188 300 188C414 188 500 340 496 558C478 670 394 710 300 700Z';

/** Barbs on both sides of a feather's shaft. */
const barbs = ([ax, ay]: Point, [bx, by]: Point): string => {
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return times(4, (i) => {
    const at: Point = [ax + (bx - ax) * (i * 0.2 - 0.1), ay + (by - ay) * (i * 0.2 - 0.1)];
    return [-42, 42].map((turn) => lens(at, polar(...at, 27 + i * 4, angle + turn), 6)).join('');
  }).join('');
};

/** A bunch of nine grapes that hangs from (x, y). */
const bunch = (x: number, y: number): Art => [
  stroke('ink', `${x - 20},${y - 24} ${x},${y - 6} ${x},${y + 6}`, [6, 6, 5]),
  toPoints('-26,16 26,16 0,34 -30,58 30,58 0,76 -16,104 16,104 0,130').map(([dx, dy]) =>
    cut('accent', circlePath(x + dx * 0.9, y + dy * 0.92, 18), 3),
  ),
];

export const nineOfPentacles: Scene = {
  alt: 'A peacock with a curved neck and a folded wing spreads its tail, and nine coins are the eyes of its feathers; ripe grapes hang on both sides from a vine that arches over it.',
  draw: () => [
    plainSky('sky'),
    field('far', '40,560 160,520 440,520 560,560', 'mid', 4, 90),
    field('mid', '40,720 300,700 560,720', 'light', 4, 90),
    joined('near', [FAN, ...EYES.map(([x, y]) => circlePath(x, y, 60))], 7),
    EYES.map(([x, y], i) => {
      const mid: Point = [(x + ROOT[0]) / 2 + (i - 4) * 4, (y + ROOT[1]) / 2];
      return [stroke('far', [ROOT, mid, [x, y]], [10, 8, 6]), flat('mid', barbs(mid, [x, y]))];
    }),
    EYES.map(([x, y], i) => pentacle(x, y, 0.5, (i - 4) * 12)),
    field('ink', '40,810 200,796 400,800 560,806', 'mid', 4, 80),
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
