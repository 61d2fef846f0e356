import { eachRow, fill, put, tube } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { person } from '../figure/person.ts';
import { tower } from '../primitives/buildings.ts';
import { hill, tiles } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const fourOfPentacles: Scene = {
  alt: 'A crowned miser sits before a city with a coin on the head, one clasped in the arms and one under each foot.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    eachRow(
      [
        [90, 640, 60, 170],
        [160, 640, 70, 230],
        [236, 640, 54, 140],
        [370, 640, 60, 160],
        [440, 640, 70, 250],
        [516, 640, 60, 180],
      ],
      (x, y, w, h) => tower(x, y, w, h, 'far', 'mid'),
    ),
    hill(640, 6, 'mid', 1),
    tiles(760, 'stone', 'stoneDark'),
    fill('stoneDark', 'M160 730H440V830H160Z'),
    person({
      x: 300,
      y: 836,
      size: 1.7,
      look: {
        shape: 'square',
        skin: 'skinFair',
        hair: 'hairBrown',
        cut: 'short',
        beard: 'short',
        eyes: 'open',
        brow: 'stern',
        mouth: 'firm',
      },
      dress: 'seated',
      cloth: 'wine',
      cloak: 'shade',
      arms: [
        { elbow: [-84, -160], hand: [-44, -140] },
        { elbow: [84, -160], hand: [44, -140] },
      ],
    }),
    put(HEADWEAR.squareCrown, { x: 300, y: 400, size: 0.76 }),
    pentacle(300, 258, 0.68),
    pentacle(300, 592, 0.82),
    [-1, 1].map((s) => [
      tube('wine', `M${300 + s * 108} 540Q${300 + s * 116} 640 ${300 + s * 54} 640`, 36),
      fist('skinFair', { x: 300 + s * 44, y: 634, turn: s * -80, size: 1.15 }),
    ]),
    pentacle(186, 822, 0.56),
    pentacle(414, 822, 0.56),
    [-1, 1].map((s) =>
      fill('woodDark', `M${300 + s * 90} 776C${300 + s * 90} 756 ${300 + s * 130} 756 ${300 + s * 138} 776Z`),
    ),
  ],
};
