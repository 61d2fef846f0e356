import { put } from '../../drawing/art.ts';
import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { perchedBird } from '../nature/birds.ts';
import { field, lake, mountains } from '../nature/land.ts';
import { blossom, tuft } from '../nature/plants.ts';
import { beams, bigStar, chatterSky, cutStar } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { pouredWater } from './pouredWater.ts';
import { pouringJar } from './pouringJar.ts';

export const theStar: Scene = {
  alt: 'A great star and seven small ones shine over a pool; a red jar leans on the bank and pours one stream into the water and one on the land, which runs down through the grass, and a white bird sits on top of a tree.',
  draw: () => [
    chatterSky('near', outward(300, 250), { marks: 'mid' }),
    beams(300, 250, 130, 330, 16, 'far', 12),
    bigStar(300, 250, 150, 'glow', 8),
    toPoints('110,140 490,140 92,270 508,270 470,390 386,440 300,440').map(([x, y]) => cutStar(x, y, 38)),
    mountains(600, '150,150,110 450,160,130', 'mid', 'far'),
    lake(596, 'far', 'light'),
    put(tree({}, 'near', 'ink'), { x: 118, y: 660, size: 0.92 }),
    perchedBird({ x: 118, y: 358, size: 0.46 }, { role: 'light', breast: 'light' }),
    field('ink', '40,640 100,646 180,656 220,690 200,700 150,740 40,760', 'mid'),
    pouredWater,
    pouringJar({ x: 428, y: 590, turn: -66, size: 1.1 }),
    toTriples('372,700,30 410,690,36 462,706,44 504,694,40 546,706,46 470,836,38 534,800,40').map(
      ([x, y, height]) => tuft(x, y, height, 'mid', 5),
    ),
    [blossom(524, 744, 26), blossom(358, 852, 20)],
    tuft(84, 880, 110, 'ink', 9),
  ],
};
