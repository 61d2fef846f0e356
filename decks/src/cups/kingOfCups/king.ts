import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { cuffBand } from '../../figure/garment.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { hollowPalm } from '../../figure/hollowPalm.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { firelight } from '../../primitives/firelight.ts';
import { disc } from '../../primitives/lights.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { cup } from '../../suits/objects.ts';

const side = {
  skin: 'skinBrown',
  hair: 'hairBlack',
  beard: 'pointed',
  eyes: 'open',
  mood: 'tender',
} as const;

const HEAD = { x: 210, y: 336, size: 1.6, turn: 15 };

/** The side of his throne: a back that ends in a shell, and the arm on which his elbow rests. */
export const throneBack: Art = [
  fill('stone', 'M40 900V236C52 216 84 208 104 222C118 300 128 420 130 520V900Z'),
  line('M58 250C72 238 86 238 92 246C104 330 110 420 112 500', 1.8, 'line', 0.6),
  fill('trim', 'M40 236C52 214 86 206 106 222L104 236C84 222 60 226 50 246L40 256Z', { width: 1.8 }),
];

export const throneArm: Art = [
  fill('stone', 'M40 828H306C340 836 352 868 334 884C320 892 306 882 312 870L300 900H40Z'),
  fill('trim', 'M40 828H306C318 828 330 832 336 840L332 848C324 842 314 840 304 840H40Z', { width: 1.8 }),
  line('M318 852q14 6 6 20q-10 8 -14 -2q0 -8 8 -6', 2.4, 'line'),
  graven('60,872 160,868 270,876', 4, 'ink', 0.4),
];

/** The cup shines on his face, his beard, his crown and his sleeve. */
export const cupLight: Art = [
  put(
    [
      clipped('M4 -60C34 -62 46 -40 46 -24L48 -8L64 18L52 26L30 27L4 36L-18 20L-6 -20Z', [
        firelight(92, 12, 120),
        firelight(80, 30, 90),
        firelight(66, 10, 60, 0.4),
      ]),
      litEdge('44,-34 46,-22', [3, 4]),
      litEdge('47,-8 57,10', [3, 4]),
      litEdge('55,50 60,70 58,92', [2, 6, 2]),
    ],
    HEAD,
  ),
  litEdge('330,186 342,216 336,250 326,284', [2, 7, 6, 2], 'light'),
  litEdge('290,560 324,604 352,650', [2, 10, 3]),
  litEdge('236,746 290,700 324,672', [2, 9, 3]),
];

export const king: Art = [
  put([profile(side), sideModelling(side), curledHair('hairBlack'), CROWNS.waveCrown], HEAD),
  fill(
    'cloth',
    'M112 500C60 540 40 620 40 720V900H420C414 800 386 690 340 620C310 570 270 530 240 500Q170 540 112 500Z',
  ),
  fill('wine', 'M108 482C50 520 40 600 40 640V900H120C96 780 110 640 150 536Q130 530 108 482Z'),
  graven('100,560 70,700 80,880', 6),
  graven('140,600 110,740 120,880', 5),
  // The trunk lies in the shadow of the arm.
  flat('ink', 'M150 540L240 500C296 556 330 600 366 676L400 780L240 900H110C96 780 110 640 150 540Z', 0.3),
  graven('268,560 334,680 364,860', 6),
  [
    '300,600 352,700 376,800',
    '330,780 350,830 352,890',
    '366,760 388,820 394,890',
    '290,800 300,850 292,892',
  ].map((points) => graven(points, 6)),
];

/** His collar, which closes over the shoulder. */
export const collar: Art = [
  fill('trim', 'M104 470C130 520 190 528 246 486L264 516C204 566 124 556 86 496Z', { width: 2 }),
  eachOf('126,520 170,536 220,524', (x, y) => disc('red', x, y, 6, 1)),
];

const CUFF = cuffBand('linen', [206, 812], [356, 700], 2.3);

/** The sleeve runs from the neck over a sloping shoulder; its seam ends in the fold at the armpit. */
const arm: Art = [
  fill(
    'cloth',
    'M96 500C80 524 68 566 76 622C86 694 122 790 148 842Q164 870 206 856L366 742L338 668L240 740Q226 750 218 780C212 734 196 684 178 630C168 596 174 566 198 540Z',
    { edge: 'cloth', width: 1 },
  ),
  line('M96 500C80 524 68 566 76 622C86 694 122 790 148 842Q164 870 206 856L366 742', 2.4),
  line('M338 668L240 740Q226 750 218 780C212 734 196 684 178 630C168 596 174 566 198 540', 2.4),
  ['128,540 100,600 106,680', '150,548 126,620 132,700', '132,740 146,790 166,830'].map((points) =>
    graven(points, 6),
  ),
  graven('177,626 164,652 162,690', 5, 'ink', 0.5),
  graven('174,600 182,640 200,684', 4, 'ink', 0.5),
  graven('218,780 190,806 158,820', 5, 'ink', 0.4),
  graven('218,780 214,812 196,846', 5, 'ink', 0.4),
  graven('340,712 300,728 276,770', 6),
];

/** The cup stands on his palm, between the fingers behind it and the thumb before it. */
export const hand: Art = [
  CUFF.inside,
  hollowPalm('skinBrown', { x: 424, y: 668, size: 1.9, turn: -8 }, cup(432, 518, 1.5)),
  arm,
  CUFF.band,
];
