import { flat, mirrored, put } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens, outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';

const TOAD =
  'M-216 330C-250 200 -206 90 -130 50C-142 -10 -100 -52 -60 -34C-30 -22 30 -22 60 -34C100 -52 142 -10 130 50C206 90 250 200 216 330Z';
const THROAT = 'M-128 120C-100 170 100 170 128 120C168 190 160 290 120 330H-120C-160 290 -168 190 -128 120Z';
const THIGH = 'M-214 338C-250 330 -260 240 -210 196C-160 176 -136 240 -150 338Z';
const FOOT =
  'M-186 350C-200 320 -150 300 -120 300C-116 260 -130 220 -112 190C-84 180 -66 210 -70 250C-66 300 -60 330 -70 350L-92 338L-112 352L-136 338L-156 354Z';

const toad = [
  joined('ink', [TOAD], 6),
  cut('accent', THROAT, 4),
  hatch(THROAT, { role: 'ink', gap: 20, width: 8, side: 'both', reach: 0.2 }),
  [206, 240, 274].map((y) => flat('light', lens([-80, y], [80, y], 5))),
  mirrored(
    [
      cut('ink', THIGH, 5),
      hatch(THIGH, { role: 'far', angle: 20, gap: 16, width: 5, reach: 0.4 }),
      cut('ink', FOOT, 5),
      gouge('-106,220 -98,260 -104,310', 6, 'far'),
      cut('mid', circlePath(-92, -2, 40), 5),
      gouge('-130,4 -92,28 -54,4', 12, 'ink'),
      toPoints('-156,104 -186,140 -150,76 -196,186').map(([x, y], i) =>
        flat('mid', circlePath(x, y, 6 + (i % 3) * 3)),
      ),
      flat('light', circlePath(-16, 50, 4)),
    ],
    0,
  ),
  gouge('-112,46 -108,66 -66,92 0,100 66,92 108,66 112,46', 14, 'light'),
];

export const nineOfCups: Scene = {
  alt: 'A fat toad with a red belly sits with its eyes shut and a wide smile; behind it nine cups stand on a stair of stone that rises from both sides to the middle.',
  draw: () => [
    chatterSky('sky', outward(300, 430), { marks: 'far', foot: 780 }),
    times(9, (i) => {
      const step = boxPath(57 + i * 54, 256 + Math.abs(i - 4) * 64, 54, 600);
      return [
        keyed('far', step, 4),
        hatch(step, { role: 'mid', gap: 30, width: 7, side: 'end', reach: 0.6 }),
      ];
    }),
    times(9, (i) => cup(84 + i * 54, 202 + Math.abs(i - 4) * 64, 0.56)),
    field('near', '40,770 300,754 560,770', 'mid'),
    put(toad, { x: 300, y: 468, size: 1.06 }),
    flat('ink', lens([60, 842], [540, 842], 16)),
  ],
};
