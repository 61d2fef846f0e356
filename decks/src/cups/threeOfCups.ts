import { eachOf, flat, put, rays } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { disc, greatStar } from '../primitives/lights.ts';
import { flower, grapes, leaf } from '../primitives/plants.ts';
import { dancer, toasting } from './threeOfCups/dancers.ts';

/** Where the cups meet. */
const MIDDLE = { x: 300, y: 476 };

export const threeOfCups: Scene = {
  alt: 'Seen from above, three women in garlands dance in a ring, their skirts spread like petals, and reach their cups together in the middle, above a lawn with flowers, grapes and apples.',
  draw: () => [
    flat('sageDark', boxPath(40, 60, 520, 840)),
    rays(MIDDLE.x, MIDDLE.y, 60, 560, 36, 0.3),
    times(26, (i) => {
      const [x, y] = [60 + ((i * 197) % 480), 110 + ((i * 313) % 740)];
      return leaf(x, y, -110 + (i % 3) * 24, 24, i % 2 ? 'leaf' : 'leafDark');
    }),
    eachOf(
      '86,200,16 520,230,14 84,330,13 520,356,15 300,742,17 210,800,14 400,806,15 70,790,13 530,800,13',
      (x, y, r, i) => flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
    ),
    grapes(296, 806, 1.2),
    eachOf('340,830,24 250,842,20', (x, y, r) => [
      disc(r > 22 ? 'red' : 'metal', x, y, r),
      leaf(x, y - r + 4, -50, 26),
    ]),
    DANCERS.map(([turn, look]) => put(dancer(look), { ...MIDDLE, turn })),
    DANCERS.map(([turn, look]) => put(toasting(look), { ...MIDDLE, turn })),
    greatStar(MIDDLE.x, MIDDLE.y, 26),
  ],
};

const DANCERS = [
  [180, { skin: 'skinBrown', hair: 'hairBlack', cloth: 'trim', under: 'sage', hem: 'wine' }],
  [60, { skin: 'skinFair', hair: 'hairBrown', cloth: 'rose', under: 'wine', hem: 'linen' }],
  [-60, { skin: 'skinOlive', hair: 'hairAuburn', cloth: 'cloth', under: 'straw', hem: 'trim' }],
] as const;
