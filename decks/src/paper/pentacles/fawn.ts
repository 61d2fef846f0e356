import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb } from '../nature/body.ts';
import { lens } from '../lino/marks.ts';

const TRUNK = swellPath('112,448 190,426 280,440 336,452', [98, 112, 104, 92]);
const NECK = limb('306,440,108 358,456,82 396,506,60 412,552,52');
const LEGS = [
  limb('120,444,104 152,530,56 108,626,27 112,642,23 126,766,16 136,800,16'),
  limb('314,474,66 322,550,36 324,650,24 322,672,17 326,772,16 336,802,16'),
];
/** The far legs; the foreleg is lifted and bent. */
const FAR_LEGS = [
  limb('90,464,84 112,546,44 66,636,24 70,650,21 80,756,15 90,790,15'),
  limb('284,474,56 270,560,30 296,648,24 294,664,20 264,716,15 250,734,14'),
];
const EAR = 'M-12 -34C-50 -40 -84 -66 -96 -104C-54 -110 -12 -86 10 -44Z';

/** A fawn that bends its head to the right: 470 wide, from its back at 372 to its hooves at 820. */
export const fawn: Art = [
  joined('ink', FAR_LEGS, 4),
  joined('accent', ['M70 420C40 400 36 440 52 480C66 490 86 480 92 460Z', TRUNK, NECK, ...LEGS], 6),
  flat('sky', 'M176 476C230 492 280 494 306 488C290 500 220 504 176 492Z'),
  flat(
    'light',
    toPoints(
      '100,420 140,400 180,392 226,394 122,452 162,434 206,426 250,424 150,478 196,460 290,420 240,458',
    )
      .map(([x, y], i) => circlePath(x, y, 8 + (i % 3) * 2))
      .join(''),
  ),
  flat(
    'ink',
    toPoints('138,808 338,810')
      .map(([x, y]) => `M${x - 9} ${y - 18}H${x + 8}L${x + 16} ${y + 8}H${x - 8}Z`)
      .join(''),
  ),
  gouge('336,478 352,508 380,530', 5),
  put(
    [
      put(cut('accent', EAR, 4), { x: 22, y: -6, turn: 30, size: 0.96 }),
      joined(
        'accent',
        [
          'M-34 -8C-38 -46 0 -60 30 -46C54 -34 80 -14 96 4C102 18 94 30 78 30C54 34 30 38 8 34C-16 30 -32 16 -34 -8Z',
          EAR,
        ],
        5,
      ),
      flat('sky', lens([-20, -46], [-80, -94], 14)),
      flat('sky', 'M30 18C52 14 76 16 90 20C84 32 52 34 26 36C14 36 18 22 30 18Z'),
      flat('ink', 'M84 -8C96 -4 104 10 96 20C86 18 80 2 84 -8Z'),
      flat('light', circlePath(30, -18, 13)),
      flat('ink', circlePath(32, -16, 10)),
      flat('light', circlePath(29, -20, 3.4)),
    ],
    { x: 414, y: 556, turn: 56, size: 1.06 },
  ),
];
