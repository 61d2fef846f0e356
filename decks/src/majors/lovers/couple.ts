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
    x: 199,
    y: 528,
    size: 1.62,
    turn: 9,
  }),
  fill(
    'linen',
    'M92 664C60 690 40 730 40 780V900H330C316 850 290 800 262 764C238 734 222 700 190 672Q140 700 92 664Z',
  ),
  line('M92 664Q140 700 190 672', 9, 'rose'),
  graven('110,700 96,780 100,880', 5),
  graven('150,710 170,790 170,880', 5),
  graven('200,700 236,770 262,880', 5),
  limb('linen', '70,760 110,850 230,838', [70, 66, 46]),
  fill('rose', swellPath('236,812 242,838 238,864', [11, 13, 11]), { width: 1.8 }),
  fill('skinFair', 'M244 818C276 806 318 800 350 812C362 820 358 842 340 848C306 858 272 858 246 856Z', {
    edge: 'skinEdge',
  }),
];

/** He looks left; drawn as if he looked right, and turned over. */
export const man: Art = put(
  [
    put([profile(his), sideModelling(his), curledHair('hairBlack')], { x: 199, y: 510, size: 1.66, turn: 8 }),
    fill(
      'wine',
      'M98 650C62 676 40 716 40 766V900H330C322 846 300 796 276 760C250 730 226 690 196 660Q150 690 98 650Z',
    ),
    line('M98 650Q150 690 196 660', 9, 'trim'),
    graven('120,690 104,780 106,880', 5),
    graven('206,690 244,760 262,880', 5),
    limb('wine', '66,750 104,836 214,826', [76, 70, 48]),
    fill('trim', swellPath('220,800 226,826 222,852', [11, 13, 11]), { width: 1.8 }),
  ],
  { x: 600, flip: true },
);
