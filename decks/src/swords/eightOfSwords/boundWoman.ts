import { type Art, eachOf, fill, line, mirrored, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { ropes } from './ropes.ts';

const LOOK: Look = {
  skin: 'skinFair',
  hair: 'hairAuburn',
  cut: 'long',
  eyes: 'bound',
  mood: 'grave',
  turn: -0.3,
};

const HEAD = { x: 300, y: 292, size: 1.12, turn: -5 };

/** Forearms that go from the elbows behind the back. */
const forearms: Art = mirrored([
  limb('redDark', '166,626 196,668 276,700', [56, 52, 40]),
  graven('160,664 190,690 240,704', 4, 'ink', 0.4),
]);

const BODICE =
  'M262 396C236 410 198 416 176 436C156 456 154 500 148 540C142 576 132 606 138 634C142 652 164 658 182 648C196 640 204 620 210 596' +
  'L214 556Q222 606 236 646H364Q378 606 386 556L390 596C396 620 404 640 418 648C436 658 458 652 462 634C468 606 458 576 452 540C446 500 444 456 424 436C402 416 364 410 338 396Q300 424 262 396Z';

/** Both arms are drawn back: the elbows stand out, and the chest is pushed forward. */
const bodice: Art = [
  fill('red', BODICE),
  mirrored([
    line('M214 560Q206 520 214 486Q218 470 230 462', 2.4),
    graven('184,640 196,616 196,588', 5, 'ink', 0.5),
    graven('150,620 166,628 188,624', 4, 'ink', 0.45),
    graven('176,452 166,492 164,540', 6),
    graven('232,520 240,560 250,636', 6),
    graven('268,536 272,580 278,640', 5),
  ]),
];

const skirt: Art = [
  fill(
    'red',
    'M236 640C222 684 190 740 166 800C156 830 148 866 142 910H458C452 866 444 830 434 800C410 740 378 684 364 640Q300 664 236 640Z',
  ),
  mirrored([graven('246,668 216,750 182,876', 8), graven('276,676 262,770 246,886', 7)]),
  graven('304,720 308,780 302,890', 7),
  fill('trim', 'M234 634Q300 658 366 634L370 654Q300 680 230 654Z', { width: 2 }),
];

const throat: Art = fill('skinFair', 'M262 392Q300 360 338 392Q300 446 262 392Z', { edge: 'none' });
const collar: Art = fill('trim', 'M254 392Q300 440 346 392L360 404Q300 464 240 404Z', { width: 2 });

/** In the units of a head: a band over brows and eyes, whose ends blow aside. */
const blindfold: Art = [
  fill('linen', 'M46 -22C80 -40 104 -22 138 -40L132 -14C106 -2 80 -16 50 -4Z', { width: 1.8 }),
  fill('linen', 'M46 -14C76 -8 92 14 124 12L112 36C84 34 66 14 48 4Z', { width: 1.8 }),
  fill('linen', 'M-52 -34C-20 -24 20 -24 52 -34L53 2C36 10 12 8 -4 13C-20 8 -36 10 -53 2Z', { width: 2 }),
  graven('-48,-20 0,-10 48,-20', 2.6, 'shade', 0.7),
  graven('-46,-6 -10,2 30,-6', 2.4, 'shade', 0.6),
  graven('0,-2 26,2 48,-8', 2.2, 'shade', 0.6),
];

/** Hair that the wind blows aside, and hair that lies on her shoulders. */
const blown: Art = eachOf(
  '372,300,432,356,470,336 376,340,430,400,486,404 380,378,420,432,466,448',
  (x, y, bx, by, toX, toY) => [
    limb(
      'hairAuburn',
      [
        [x, y],
        [bx, by],
        [toX, toY],
      ],
      [46, 26, 2],
      'line',
      2,
    ),
    graven(
      [
        [x + 8, y + 12],
        [bx, by],
        [toX - 12, toY],
      ],
      2.6,
    ),
  ],
);

const locks: Art = [
  fill(
    'hairAuburn',
    'M246 268C216 320 236 372 206 420C196 440 202 466 214 486C220 454 244 430 250 396C256 366 250 330 262 308Z',
    { width: 2 },
  ),
  fill(
    'hairAuburn',
    'M354 268C384 320 366 372 392 414C404 438 402 462 390 480C382 452 356 430 350 396C344 366 350 330 338 308Z',
    { width: 2 },
  ),
  graven('242,310 242,372 214,436', 3),
  graven('246,350 240,404 216,456', 2.4),
  graven('360,310 358,372 384,430', 3),
  graven('354,350 362,404 386,450', 2.4),
];

/** Bound from the shoulders to the waist, she faces us without seeing. */
export const woman: Art = [
  put(hairBehind(LOOK), HEAD),
  blown,
  forearms,
  skirt,
  bodice,
  ropes,
  throat,
  locks,
  put([head(LOOK), frontModelling(LOOK), blindfold], HEAD),
  collar,
];
