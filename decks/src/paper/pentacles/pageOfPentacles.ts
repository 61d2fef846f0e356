import { eachOf, flat, put } from '../../drawing/art.ts';
import { boxPath, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { stroke } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { bell, daisy } from '../nature/flowers.ts';
import { field } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { lyingFawn } from './lyingFawn.ts';

const STALKS = [
  '110,640 100,480 112,330 104,226',
  '190,640 196,520 182,420 150,348',
  '530,640 522,500 528,420 518,356',
];
const LEAVES =
  '102,500,-150,70 104,440,-30,64 110,350,-160,60 194,500,-20,60 192,460,-150,56 526,470,-150,66 527,410,-20,50';
/** The harebells hang from the tips of bent stalks. */
const BELLS = '146,350,12,1 192,440,-16,0.8';

export const pageOfPentacles: Scene = {
  alt: 'A spotted fawn lies in the grass among daisies and yellow bellflowers, its legs folded, and bends its head to a gold coin that leans on its breast; its nose almost touches the rim.',
  draw: () => [
    plainSky('near'),
    ticks(boxPath(44, 44, 512, 560), { role: 'mid', flow: -8, gap: 44, length: 40, width: 7 }),
    field('mid', '40,560 160,590 320,570 440,600 560,570', 'near'),
    STALKS.map((line) => stroke('far', line, [12, 10, 8, 6])),
    eachOf(LEAVES, (x = 0, y = 0, turn = 0, length = 0) => leaf(x, y, turn, length, 'far')),
    field('near', '40,740 200,730 400,730 560,744', 'mid'),
    flat('ink', lens([70, 832], [566, 826], 24)),
    put(lyingFawn, { y: -6 }),
    [daisy({ x: 104, y: 216, size: 1.25 }), daisy({ x: 516, y: 346, turn: 10, size: 1.05 })],
    eachOf(BELLS, (x = 0, y = 0, turn = 0, size = 1) => bell({ x, y, turn, size }, 'glow', 'ink')),
    eachOf('92,848,0.8 520,846,0.76', (x = 0, y = 0, size = 0) => daisy({ x, y, size })),
    toTriples('60,874,60 150,880,44 280,882,40 330,880,44 470,880,44 548,876,60').map(([x, y, h]) =>
      tuft(x, y, h, 'ink', 7),
    ),
  ],
};
