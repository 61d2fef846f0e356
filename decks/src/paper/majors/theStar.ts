import { flat, put } from '../../drawing/art.ts';
import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { lens, outward } from '../lino/marks.ts';
import { perchedBird } from '../nature/birds.ts';
import { field, lake, mountains, rock } from '../nature/land.ts';
import { blossom, tuft } from '../nature/plants.ts';
import { beams, bigStar, chatterSky, cutStar } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { pouredWater } from './pouredWater.ts';
import { pouringJar } from './pouringJar.ts';

export const theStar: Scene = {
  alt: 'A great star and seven small ones shine over a pool; a red jar lies on a rock of the bank, and what it pours divides: one stream falls into the water, one on the land, where it runs out in the grass, and a white bird sits on top of a tree.',
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
    // The jar lies on an edge of rock.
    rock({ x: 474, y: 744, size: 1.05 }),
    flat('ink', lens([400, 748], [600, 744], 24)),
    pouringJar({ x: 428, y: 590, turn: -66, size: 1.1 }),
    toTriples('400,744,40 450,750,34 500,752,40 550,748,50 470,856,38').map(([x, y, height]) =>
      tuft(x, y, height, 'mid', 5),
    ),
    [blossom(530, 770, 24), blossom(346, 856, 20)],
    tuft(84, 880, 110, 'ink', 9),
  ],
};
