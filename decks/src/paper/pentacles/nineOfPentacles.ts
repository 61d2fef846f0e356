import { flat, mirrored } from '../../drawing/art.ts';
import { circlePath, times, toPoints, type Point } from '../../drawing/geometry.ts';
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
  return [300 + 200 * Math.cos(t), 530 + 340 * Math.sin(t)];
});
const FAN =
  'M300 710C200 720 110 680 92 560C88 330 180 170 300 170C420 170 512 330 508 560C490 680 400 720 300 710Z';

export const nineOfPentacles: Scene = {
  alt: 'A peacock spreads its tail, and nine coins are the eyes of its feathers; at its feet ripe grapes hang among leaves on both sides.',
  draw: () => [
    plainSky('sky'),
    field('far', '40,560 160,520 440,520 560,560', 'mid', 4, 52),
    field('mid', '40,720 300,700 560,720', 'light', 4, 52),
    joined('near', [FAN, ...EYES.map(([x, y]) => circlePath(x, y, 66))], 7),
    ticks(FAN, { role: 'mid', flow: outward(...ROOT), gap: 46, length: 50, width: 7 }),
    EYES.map(([x, y], i) => {
      const mid: Point = [(x + ROOT[0]) / 2 + (i - 4) * 4, (y + ROOT[1]) / 2];
      return stroke('far', [ROOT, mid, [x, y]], [10, 8, 6]);
    }),
    EYES.map(([x, y], i) => [cut('mid', circlePath(x, y, 54), 4), pentacle(x, y, 0.5, (i - 4) * 12)]),
    field('ink', '40,800 200,780 400,786 560,796', 'mid', 4, 52),
    peacock,
    mirrored([
      stroke('ink', '60,880 70,780 56,690', [14, 11, 7]),
      toPoints('60,720 64,760 58,700 100,786').map(([x, y], i) => leaf(x, y, -10 - i * 30, 80, 'near')),
      toPoints('70,790 102,786 134,794 84,816 118,818 100,844').map(([x, y]) => [
        cut('accent', circlePath(x, y, 17), 3),
        flat('light', lens([x - 8, y - 4], [x - 1, y - 9], 4)),
      ]),
    ]),
  ],
};
