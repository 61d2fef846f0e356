import { eachOf, flat, put } from '../../drawing/art.ts';
import { boxPath, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { stroke } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf, tuft } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { lyingFawn } from './lyingFawn.ts';

const STALKS = [
  '110,620 100,480 116,330 104,206',
  '190,620 196,500 184,400 200,300',
  '530,640 522,500 530,400 512,270',
];
const LEAVES =
  '102,500,-150,70 104,440,-30,64 112,340,-160,60 194,480,-20,60 190,420,-150,56 526,470,-150,66 527,410,-20,50';
const FLOWERS = '104,200,40 200,296,32 512,262,36 92,842,26 196,856,18 520,838,24';

export const pageOfPentacles: Scene = {
  alt: 'A spotted fawn lies in the grass among flowers, its legs folded, and bends its head to a gold coin that leans on its breast; its nose almost touches the rim.',
  draw: () => [
    plainSky('near'),
    ticks(boxPath(44, 44, 512, 560), { role: 'mid', flow: -8, gap: 44, length: 40, width: 7 }),
    field('mid', '40,560 160,590 320,570 440,600 560,570', 'near'),
    STALKS.map((line) => stroke('far', line, [12, 10, 8, 6])),
    eachOf(LEAVES, (x = 0, y = 0, turn = 0, length = 0) => leaf(x, y, turn, length, 'far')),
    field('near', '40,740 200,730 400,730 560,744', 'mid'),
    flat('ink', lens([70, 832], [566, 826], 24)),
    put(lyingFawn, { y: -6 }),
    toTriples(FLOWERS).map(([x, y, r], i) => blossom(x, y, r, i % 2 ? 'glow' : 'light')),
    toTriples('60,874,60 150,880,44 280,882,40 330,880,44 470,880,44 548,876,60').map(([x, y, h]) =>
      tuft(x, y, h, 'ink', 7),
    ),
  ],
};
