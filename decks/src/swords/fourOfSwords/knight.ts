import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { interlacedHands } from '../../figure/interlacedHands.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc, star } from '../../primitives/lights.ts';
import { longSword } from '../../suits/longSword.ts';

const look: Look = {
  shape: 'long',
  skin: 'skinFair',
  hair: 'hairBrown',
  cut: 'short',
  beard: 'moustache',
  eyes: 'closed',
  mood: 'calm',
};

const pillow: Art = [
  fill(
    'wine',
    'M176 150C220 138 380 138 424 150C440 200 440 270 428 316C380 326 220 326 172 316C160 270 160 200 176 150Z',
  ),
  mirrored([
    fill('metal', 'M176 150L152 128L150 152L128 154Z', { width: 1.6 }),
    fill('metal', 'M172 316L146 338L146 314L124 312Z', { width: 1.6 }),
    graven('190,170 210,190 240,196', 4),
    graven('190,300 212,284 244,280', 4),
  ]),
];

/** A hood of mail round the face. */
const mail: Art = [
  fill(
    'steelDark',
    'M0 -92C88 -90 92 20 80 92C40 126 -40 126 -80 92C-92 20 -88 -90 0 -92ZM0 -52C-50 -48 -52 4 -45 40C-36 66 -18 76 0 76C18 76 36 66 45 40C52 4 50 -48 0 -52Z',
  ),
  graven('-74,70 -78,0 -50,-66', 6, 'light', 0.4),
  eachOf(
    '-70,-20 -68,14 -66,48 -62,80 -56,-54 -30,-76 0,-80 30,-76 56,-54 70,-20 68,14 66,48 62,80 -36,100 0,104 36,100',
    (x, y) => line(`M${x - 7} ${y}a7 6 0 0 0 14 0`, 1.8, 'ink', 0.6),
  ),
];

/** A hound that sleeps curled up on the knight's feet. */
const hound: Art = put(
  [
    fill('linen', 'M-64 12C-70 -36 -20 -54 22 -46C64 -38 78 -6 62 22C40 42 -42 42 -64 12Z'),
    graven('-30,-30 20,-40 54,-4', 4, 'shade', 0.5),
    limb('linen', '58,10 40,34 0,38 -20,30', [16, 18, 16, 6]),
    fill('light', 'M-70 18C-80 -4 -58 -26 -36 -22C-16 -18 -8 0 -16 12L-36 26C-52 34 -66 30 -70 18Z'),
    fill('linen', 'M-30 -22C-14 -24 -2 -8 -6 12C-20 10 -30 -4 -30 -22Z', { width: 1.8 }),
    line('M-50 -2q6 6 12 2M-66 16q4 4 8 2', 2, 'ink'),
  ],
  { x: 322, y: 798, size: 1.45, turn: -4 },
);

/** The surcoat lies in long folds over the legs. */
const surcoat: Art = [
  fill(
    'red',
    'M222 380C246 368 354 368 378 380C390 430 378 500 372 548C392 640 424 740 440 960H160C176 740 208 640 228 548C222 500 210 430 222 380Z',
  ),
  graven('252,580 226,700 196,880', 9),
  graven('274,590 262,720 250,880', 8),
  graven('326,590 338,720 350,880', 8),
  graven('348,580 374,700 404,880', 9),
  graven('246,400 240,450 252,520', 5),
  graven('354,400 360,450 348,520', 5),
  star(300, 420, 38, 'trim', 8, 0.45),
  fill('metal', 'M226 540Q300 562 374 540L376 562Q300 584 224 562Z', { width: 1.8 }),
];

/** Plates of an arm from the shoulder to the wrist, and the three that overlap over the shoulder. */
const arm: Art = [
  limb('steel', '206,412 172,500 196,562', [60, 56, 54]),
  limb('steel', '188,566 228,560 262,516', [50, 44, 34]),
  disc('metal', 180, 556, 22, 2),
  graven('186,430 164,490 172,530', 5, 'ink', 0.5),
  line('M224 538Q238 552 242 570M238 522Q252 536 258 552', 1.8, 'ink', 0.6),
  fill('steel', 'M236 372C196 366 168 396 164 446C184 460 216 456 236 440C244 418 244 394 236 372Z'),
  line('M168 424Q200 438 238 420M176 400Q204 414 240 398', 2.2, 'metal'),
];

const collar: Art = [
  fill('steelDark', 'M244 366C258 346 342 346 356 366C350 392 322 404 300 404C278 404 250 392 244 366Z'),
  eachOf('266,376 284,386 300,390 316,386 334,376', (x, y) =>
    flat('light', `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`, 0.7),
  ),
];

/** A knight at rest, from above, with both hands on the sword that lies along the body. */
export const knight: Art = [
  put(
    [
      pillow,
      surcoat,
      collar,
      put([hairBehind(look), head(look), frontModelling(look), mail], { x: 300, y: 258, size: 1.1 }),
      put(longSword(180, 0.9), { x: 300, y: 512 }),
      mirrored(arm),
      interlacedHands('skinFair', 'skinFair', { x: 300, y: 530, size: 0.62 }),
    ],
    { x: 24, y: 6, size: 0.92 },
  ),
  hound,
];
