import { wing } from '../creatures/wing.ts';
import { type Art, eachRow, fill, flat, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { bareLeg } from '../figure/bareLeg.ts';
import { hairBehind, head } from '../figure/head.ts';
import type { Look } from '../figure/look.ts';
import { standing } from '../primitives/ground.ts';
import { iris } from '../primitives/iris.ts';
import { hill, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { ripples } from '../primitives/ripples.ts';
import { sky } from '../primitives/sky.ts';
import { suitEmblem } from '../suits/objects.ts';

export const temperance: Scene = {
  alt: 'A winged angel in white and wine-red, with one foot on the bank and one in a pool, pours water between two cups; irises grow at the edge and a path winds to a light between the mountains.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(112, 566, 26, 150, 18, 0.8),
    disc('glow', 112, 574, 24),
    peaks(660, [
      [64, 60, 110],
      [172, 60, 84],
      [520, 90, 150],
    ]),
    hill(644, 6, 'mid', 0.8),
    hill(716, 6, 'near', 2.2),
    path,
    pool,
    angel(),
    eachRow(
      [
        [84, 862, 0.9],
        [138, 872, 0.74],
        [520, 868, 0.92],
        [470, 876, 0.72],
      ],
      (x, y, size, i) => iris({ x, y, size, turn: (i - 1.5) * 4 }),
    ),
  ],
};

/** From the bank in bends that grow narrower up to the light. */
const path: Art = [
  fill(
    'straw',
    'M112 628C126 638 96 650 104 658C114 668 160 672 150 690C138 712 64 724 66 766C68 810 130 830 142 900H262C250 850 138 806 146 760C152 728 202 716 196 690C190 664 124 668 116 656C110 648 134 638 118 628Z',
    { width: 1.6 },
  ),
  graven('84,770 96,796 128,830', 3),
  graven('170,694 160,712 126,732', 3),
  graven('130,790 156,820 196,856', 3),
];

const pool: Art = [
  fill('waterLight', 'M560 752C490 736 372 744 322 776C286 800 316 828 288 850C270 864 250 876 246 900H560Z'),
  [
    [420, 772, 60],
    [480, 800, 50],
    [440, 866, 70],
    [320, 876, 40],
  ].map(([x = 0, y = 0, w = 0]) => line(`M${x} ${y}q${w / 2} -7 ${w} 0`, 1.6, 'detail', 0.7)),
];

const look: Look = {
  skin: 'skinFair',
  hair: 'hairFair',
  cut: 'curls',
  eyes: 'closed',
  mouth: 'smile',
  turn: 0.6,
};

const face = { x: 306, y: 330, size: 0.7, turn: 8 };

const angel = (): Art => [
  standing(236, 826, 74),
  wing({ x: 262, y: 470, size: 1.2, flip: true, turn: 12 }, 'rose', 'red'),
  wing({ x: 340, y: 460, size: 1.2, turn: -12 }, 'rose', 'red'),
  disc('glow', 306, 324, 78, 2),
  disc('dusk', 306, 324, 69, 1.4),
  put(hairBehind(look), face),
  bareLeg('skinFair', { joints: '334,660 374,740 368,812', foot: 12 }, 1.06),
  ripples(376, 828, 84),
  bareLeg('skinFair', { joints: '280,660 262,730 236,802', foot: 172 }, 1.06),
  limb('linen', '300,446 298,490 306,570', [116, 122, 92]),
  fill('wineDark', 'M262 432Q302 452 342 432L350 566Q304 580 258 566Z'),
  graven('282,470 286,520 284,562', 4),
  graven('326,470 322,520 326,562', 4),
  gown,
  put(head(look), face),
  sleevedArm(
    { joints: '350,430 462,524 424,640', holds: put(suitEmblem('cups', 0.66), { x: -4, y: -30, turn: -6 }) },
    'linen',
    'skinFair',
    'metal',
    1.1,
  ),
  sleevedArm(
    {
      joints: '250,430 146,500 140,408',
      holds: put(suitEmblem('cups', 0.66), { x: 30, y: 11, turn: 110 }),
      turn: -14,
      flip: false,
    },
    'linen',
    'skinFair',
    'metal',
    1.1,
  ),
  // The round ends of the sleeves would show as balls on the breast.
  flat('wineDark', 'M264 414C284 420 316 420 338 414L340 470C322 480 282 480 264 470Z'),
  fill('metal', 'M270 396C282 420 322 420 334 396L346 404C330 438 274 438 258 404Z', { width: 1.8 }),
  fill('glow', 'M300 438L318 468H282Z', { width: 1.8 }),
  stream,
  lowerLip,
];

/** The gown from the girdle down, blown aside above the feet. */
const gown: Art = [
  fill(
    'linen',
    'M258 560C240 620 196 700 172 772C196 796 232 784 262 772C282 792 316 800 340 780C372 804 420 806 452 782C448 690 394 620 354 560Z',
  ),
  graven('276,590 250,670 202,776', 5),
  graven('294,590 284,680 262,766', 6),
  graven('310,590 326,680 338,772', 5),
  graven('332,590 366,670 394,790', 5),
  graven('344,584 392,660 436,776', 4),
  line('M178 764C202 782 234 772 262 760C284 780 316 786 340 768C372 790 418 792 450 770', 6, 'metal'),
  fill('rose', 'M260 556Q306 574 352 556L356 580Q306 598 256 580Z', { width: 2 }),
  fill('rose', 'M270 578C258 620 262 660 246 700L262 694L274 704C282 660 288 620 290 584Z', { width: 2 }),
  graven('276,594 270,640 262,682', 4),
];

const FALL = 'M214 446C262 442 316 478 352 516C388 552 404 560 412 578';

const stream: Art = [
  line(FALL, 17, 'line', 0.9),
  line(FALL, 13, 'waterLight'),
  line('M222 445C264 444 314 478 350 515C386 551 402 559 411 574', 3, 'light', 0.8),
];

/** The front of the lower cup's rim, behind which the stream falls in. */
const lowerLip: Art = put(
  fill('metal', 'M-66 -76C-60 -62 60 -62 66 -76L65 -60C46 -46 -46 -46 -65 -60Z', { width: 2 }),
  { x: 420, y: 610, turn: -6, size: 0.66 },
);
