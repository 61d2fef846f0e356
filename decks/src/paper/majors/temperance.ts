import { put, type Art, type Place } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke, gouge, joined } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field, lake, mountains, rock } from '../nature/land.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { jug } from '../objects.ts';
import { limb } from '../nature/body.ts';
import { heron } from './heron.ts';
import { swordIris } from './swordIris.ts';

/** A jug with a handle at its left side. */
const pitcher = (place: Place): Art =>
  put(
    [
      joined('glow', [limb('-34,-50,12 -70,-58,13 -86,-20,13 -66,20,12 -44,26,12')], 5, 'ink'),
      jug({}, 'glow', 'glow'),
    ],
    place,
  );

export const temperance: Scene = {
  alt: 'A heron stands with one foot on the bank and one in the water and tips a jug by its handle, so that it pours into another on a rock; irises grow by the water.',
  draw: () => [
    chatterSky('sky', outward(136, 156), { marks: 'far' }),
    beams(136, 156, 100, 400, 28, 'glow', 16),
    sun(136, 156, 58, 'accent'),
    mountains(560, '470,150,200 120,150,150', 'far'),
    lake(556, 'mid', 'light'),
    rock({ x: 466, y: 770, size: 0.9 }),
    cutStroke('sky', '466,316 490,400 490,510 484,610', [18, 24, 26, 26], [30, 36, 38, 38]),
    gouge('476,346 496,430 490,590', 5, 'mid'),
    pitcher({ x: 484, y: 622, size: 0.98 }),
    pitcher({ x: 416, y: 296, turn: 112, size: 0.98 }),
    field('near', '40,770 120,752 220,756 286,800 310,900', 'mid'),
    heron({ x: 226, y: 460, size: 1.12 }),
    // The bill goes through the handle, whose near side lies before it.
    put(joined('glow', [limb('-40,-53,12 -70,-58,13 -84,-32,13')], 5, 'ink'), {
      x: 416,
      y: 296,
      turn: 112,
      size: 0.98,
    }),
    [gouge('400,792 460,800 540,792', 7), gouge('380,812 450,820 550,812', 8)],
    toPoints('324,804 326,824').map(([x, y], i) =>
      gouge(
        [
          [x - 44 - i * 30, y],
          [x, y + 8],
          [x + 44 + i * 30, y],
        ],
        8,
      ),
    ),
    swordIris(86, 656, 890),
    swordIris(154, 744, 890),
  ],
};
