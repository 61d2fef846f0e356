import type { Scene } from '../../drawing/scene.ts';
import { flat, put } from '../../drawing/art.ts';
import { cut, dots, stroke } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { hoardingHamster } from './hoardingHamster.ts';

const BURROW = outline(
  '300,66 410,76 478,170 506,320 500,520 522,700 526,850! 74,850! 78,700 100,520 94,320 122,170 190,76',
);
const ROOTS = [
  '60,300 110,330 134,390',
  '120,90 156,130 160,190',
  '540,270 490,310 470,370',
  '470,90 446,130 452,180',
];

export const fourOfPentacles: Scene = {
  alt: 'A hamster with full cheeks sits in its burrow, hugs one coin with both paws, balances another on its head and has its feet on two more; roots grow into the burrow from the dark earth round it.',
  draw: () => [
    chatterSky('near', 30, { marks: 'mid', foot: 880 }),
    cut('far', BURROW, 8),
    dots('far', '66,240,9 540,180,10 58,560,11 546,520,9 70,120,8'),
    ROOTS.map((root) => stroke('ink', root, [14, 9, 3])),
    flat('ink', 'M60 846C180 832 420 832 540 846C560 880 40 880 60 846Z'),
    put(
      [
        hoardingHamster(pentacle(300, 622, 0.96, -8)),
        [pentacle(140, 820, 0.6, 10), pentacle(460, 820, 0.6, -14)],
        pentacle(300, 166, 0.78, 6),
      ],
      { x: 9, y: 6, size: 0.97 },
    ),
  ],
};
