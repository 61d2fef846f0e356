import { eachOf, put } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, gouge } from '../lino/cut.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { openBindweed } from '../nature/flowers.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { hummingbird } from './hummingbird.ts';
import { stuck } from './stuck.ts';

/** A bindweed's stem round the sword, from the turn of a number to half a turn later: even ones run before the blade. */
const winding = (turn: number) =>
  cutStroke(
    'near',
    times(7, (i): Point => {
      const at = turn + i / 6;
      return [158 + (56 - at * 2) * Math.cos(Math.PI * at), 822 - at * 56];
    }),
    times(7, () => 11),
    times(7, () => 20),
  );

/** What the air shows of the beating wings. */
const WIND = [
  '300,214 284,158 306,98',
  '322,150 318,116 334,84',
  '536,196 540,236 516,268',
  '548,262 540,292 516,312',
];

export const pageOfSwords: Scene = {
  alt: 'A hummingbird with a red throat hovers on raised wings before a tall sword that stands in a windy hilltop, and touches the pommel with its fine bill; a bindweed with red flowers winds round the blade, and the wind takes their petals.',
  draw: () => [
    chatterSky('far', -8, { marks: 'light', foot: 640 }),
    put(drivenCloud({ size: 0.56 }), { x: 120, y: 150, flip: true }),
    put(drivenCloud({ size: 0.62 }), { x: 420, y: 704, flip: true }),
    field('mid', '40,740 200,730 400,716 560,690', 'far'),
    field('ink', '40,830 160,806 300,816 460,826 560,820', 'mid', 24, 30),
    [1, 3, 5].map(winding),
    stuck(158, 840, 2.3, 0, 'ink'),
    [0, 2, 4].map(winding),
    eachOf(
      '212,822,-30,60 114,748,214,62 204,692,-40,60 114,636,214,60 204,590,-40,48 112,548,196,50',
      (x = 0, y = 0, turn = 0, long) => leaf(x, y, turn, long, 'near'),
    ),
    eachOf(
      '92,772,-20,0.92 226,702,10,1 96,642,-20,0.86 212,548,20,0.78',
      (x = 0, y = 0, turn = 0, size = 1) => openBindweed({ x, y, turn, size }),
    ),
    eachOf('330,640,-24 404,590,20 462,626,-40 308,724,10', (x = 0, y = 0, turn = 0) =>
      put(cut('accent', 'M-15 0Q-4 -13 15 -3Q4 12 -15 0Z', 3), { x, y, turn }),
    ),
    WIND.map((line) => gouge(line, 8)),
    put(hummingbird, { x: 44, y: -8, size: 0.9 }),
    [gouge('110,862 84,840 50,844', 8, 'far'), gouge('520,866 490,840 420,836', 8, 'far')],
  ],
};
