import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair, longHair } from '../../figure/profileHair.ts';
import { flower } from '../../primitives/plants.ts';

const her = { skin: 'skinFair', hair: 'hairFair', mood: 'tender' } as const;

const his = { skin: 'skinDark', hair: 'hairBlack', beard: true, mood: 'tender' } as const;

const garland: Art = [-62, -40, -14, 12, 36].map((x, i) =>
  flower(x, -56 - Math.sin((i / 4) * Math.PI) * 22, 14, 5, i % 2 ? 'rose' : 'red', 'redDark'),
);

export const woman: Art = [
  put([profile(her), sideModelling(her), longHair('hairFair'), garland], {
    x: 213,
    y: 530,
    size: 1.62,
    turn: 25,
  }),
  fill(
    'linen',
    'M76 628C52 660 40 710 40 770V900H330C316 850 290 800 258 764C232 734 206 706 178 678Q120 694 76 628Z',
  ),
  line('M76 628Q120 694 178 678', 9, 'rose'),
  graven('110,700 96,780 100,880', 5),
  graven('150,710 170,790 170,880', 5),
  graven('200,700 236,770 262,880', 5),
];

export const herSleeve: Art = [
  limb('linen', '70,760 110,850 214,834', [70, 66, 50]),
  fill('rose', swellPath('227,802 238,832 230,866', [13, 17, 13]), { width: 1.8 }),
];

/** He looks left; drawn as if he looked right, and turned over. */
export const man: Art = put(
  [
    put([profile(his), sideModelling(his), curledHair('hairBlack')], {
      x: 212,
      y: 516,
      size: 1.66,
      turn: 24,
    }),
    fill(
      'wine',
      'M72 616C50 650 40 700 40 760V900H330C322 846 300 796 270 760C240 730 208 698 176 668Q118 684 72 616Z',
    ),
    line('M72 616Q118 684 176 668', 9, 'trim'),
    graven('120,690 104,780 106,880', 5),
    graven('206,690 244,760 262,880', 5),
  ],
  { x: 600, flip: true },
);

export const hisSleeve: Art = put(
  [
    limb('wine', '66,750 104,840 214,832', [76, 70, 52]),
    fill('trim', swellPath('227,800 239,830 230,862', [13, 17, 13]), { width: 1.8 }),
  ],
  { x: 600, flip: true },
);
