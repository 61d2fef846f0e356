import { flat, put } from '../../drawing/art.ts';
import { circlePath, polar, times, toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { bee } from '../nature/insects.ts';
import { field } from '../nature/land.ts';
import { wheat } from '../nature/plants.ts';
import { bigStar, chatterSky } from '../nature/sky.ts';
import { beehive } from './beehive.ts';
import { rose } from './rose.ts';

const STREAM = swellPath(
  '600,668 520,680 430,700 404,730 470,764 480,806 380,844 330,900',
  [16, 18, 24, 32, 46, 62, 84, 110],
);

/** The way of the bees to the door of the hive. */
const FLIGHT = toPoints(
  '214,300 250,292 290,290 330,294 370,304 404,318 452,352 472,376 480,404 472,458 462,484 450,512 404,582 380,596 352,606',
);

export const theEmpress: Scene = {
  alt: 'A beehive with bees round it stands under a bow of twelve stars, with ripe wheat on both sides; before it roses bloom and a stream winds down through the grass.',
  draw: () => [
    chatterSky('far', outward(300, 380), { marks: 'sky', gap: 52 }),
    times(12, (i) => {
      const [x, y] = polar(300, 400, 222, -166 + i * 13.8);
      return bigStar(x, y, 22, 'light', 5);
    }),
    field('mid', '40,580 180,550 420,560 560,540', 'far'),
    toTriples('66,690,200 98,690,270 136,690,224 514,690,190 480,690,256 546,690,236').map(
      ([x, foot, tall], i) => put(wheat(0, 0, tall), { x, y: foot, turn: ((i * 5) % 9) - 4 }),
    ),
    put(beehive, { x: 42, y: 74, size: 0.86 }),
    field('near', '40,680 200,622 400,622 560,660', 'mid'),
    cut('far', STREAM, 7),
    gouge('560,674 480,686 424,706', 5),
    [gouge('424,728 476,750 498,790', 7), gouge('470,806 400,836 350,880', 9)],
    [gouge('440,738 466,760 476,784', 5, 'mid'), gouge('440,836 392,858 372,886', 7, 'mid')],
    rose(150, 700, 38, 8),
    rose(232, 668, 48, -6),
    rose(196, 760, 42, 10),
    [rose(522, 736, 30, 4), rose(486, 782, 32, -6), rose(544, 800, 26, 4)],
    FLIGHT.map(([x, y], i) => i % 3 > 0 && flat('ink', circlePath(x, y, 3))),
    toTriples('118,330,20 188,312,34 432,330,150 470,430,110 420,560,160').map(([x, y, turn], i) =>
      put(bee(0, 0, 0), { x, y, turn, size: [0.8, 1.2, 1, 0.9, 1.3][i] ?? 1 }),
    ),
  ],
};
