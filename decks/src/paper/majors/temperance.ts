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

const HANDLE = limb('-34,-50,11 -78,-68,12 -108,-24,12 -80,24,11 -44,26,11');

/** A jug with a large handle at its left side. */
const pitcher = (place: Place): Art =>
  put([joined('glow', [HANDLE], 5, 'ink'), jug({}, 'glow', 'glow')], place);

/** The jug that hangs from the bill and pours. */
const TIPPED = { x: 448, y: 330, turn: 58, size: 0.88 };

export const temperance: Scene = {
  alt: 'A heron stands with one foot on the bank and one in the water and tips a jug that hangs by its handle from the bill, so that it pours into another on a rock; irises grow by the water.',
  draw: () => [
    chatterSky('sky', outward(112, 236), { marks: 'far' }),
    beams(112, 236, 100, 440, 28, 'glow', 16),
    sun(112, 236, 58, 'accent'),
    mountains(560, '470,150,200 120,150,150', 'far'),
    lake(556, 'mid', 'light'),
    rock({ x: 462, y: 800, size: 0.96 }),
    cutStroke('mid', '506,262 524,340 524,470 508,590', [18, 26, 28, 26], [32, 40, 42, 40]),
    gouge('514,300 524,400 512,580', 7),
    pitcher({ x: 492, y: 640, size: 1.04 }),
    field('near', '40,716 120,700 210,704 262,750 290,900', 'mid'),
    put(
      [
        pitcher(TIPPED),
        heron({ x: 194, y: 470, size: 1.08 }),
        // The bill goes through the handle, whose near side lies before it.
        put(joined('glow', [limb('-80,-66,12 -108,-24,12 -98,0,12')], 5, 'ink'), TIPPED),
      ],
      { x: 8, y: -50, size: 1.02 },
    ),
    [gouge('400,792 460,800 540,792', 7), gouge('380,812 450,820 550,812', 8)],
    toPoints('306,764 312,788').map(([x, y], i) =>
      gouge(
        [
          [x - 44 - i * 30, y],
          [x, y + 8],
          [x + 44 + i * 30, y],
        ],
        8,
      ),
    ),
    swordIris(88, 650, 890),
    swordIris(150, 752, 890),
  ],
};
