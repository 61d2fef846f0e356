import { fill, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { person } from '../figure/person.ts';
import { cloud, hill } from '../primitives/land.ts';
import { oak } from '../primitives/oak.ts';
import { leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const fourOfCups: Scene = {
  alt: 'Somebody sits under a tree with folded arms, eyes shut, before three cups; a hand from a cloud offers a fourth that is not seen.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    hill(660, 12, 'far', 0.6),
    oak(408, 764, 1.46),
    hill(740, 8, 'mid', 2),
    person({
      x: 374,
      y: 826,
      size: 1.36,
      look: {
        skin: 'skinOlive',
        hair: 'hairBrown',
        cut: 'curls',
        eyes: 'closed',
        brow: 'stern',
        mouth: 'firm',
        turn: 0.4,
      },
      dress: 'seated',
      cloth: 'sage',
      bow: 8,
      arms: [
        { elbow: [-70, -140], hand: [16, -152] },
        { elbow: [70, -140], hand: [-16, -162] },
      ],
    }),
    cloud(112, 420, 1, 'light'),
    put(
      [
        fill('linen', 'M-70 -22C-40 -26 -10 -24 10 -18V22C-10 26 -40 28 -70 24Z', { width: 2 }),
        fill('trim', 'M4 -22H20V26H4Z', { width: 1.4 }),
      ],
      { x: 150, y: 424 },
    ),
    rays(214, 372, 54, 110, 12, 0.8),
    cup(214, 388, 0.74),
    fist('skinFair', { x: 196, y: 424, turn: 90, size: 1.1 }),
    [104, 178, 252].map((x) => cup(x, 796, 0.7)),
    times(8, (i) => leaf(60 + i * 66, 868, -100 + (i % 3) * 22, 28, i % 2 ? 'leaf' : 'leafDark')),
  ],
};
