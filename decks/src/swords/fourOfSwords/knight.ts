import { eachOf, fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { sleeve } from '../../figure/garment.ts';
import { disc } from '../../primitives/lights.ts';
import { profile } from '../../figure/profile.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

const pillow: Art = [
  fill(
    'trim',
    'M58 660C46 640 52 618 70 616C110 610 170 612 204 618C222 624 224 648 212 662C160 670 104 668 58 660Z',
  ),
  graven('66,630 84,640 110,640', 4),
  graven('80,656 120,648 160,652', 4),
  fill('metal', 'M58 622L40 606L40 626Z', { width: 1.6 }),
];

/** A hood of mail, in the units of a head in profile. */
const mail: Art = [
  fill(
    'steel',
    'M46 -44C44 -90 -56 -98 -78 -26C-92 20 -90 70 -78 118C-40 134 0 130 26 112C34 92 30 78 20 70C0 62 -12 46 -16 24C-20 -10 4 -36 46 -44Z',
  ),
  eachOf(
    '20,-66 -6,-68 -32,-56 -52,-36 -64,-8 -68,22 -70,52 -66,82 -40,-28 -46,2 -46,34 -42,66 -36,96 -16,76 -8,104 -22,52 12,92',
    (x, y) => line(`M${x - 8} ${y}a8 7 0 0 0 16 0`, 1.9, 'ink', 0.55),
  ),
];

/** The breast under a tunic, and a cloth from the hips on, which rises over the knees and the toes. */
const body: Art = [
  fill('sage', 'M176 664C170 624 180 594 210 584C262 566 320 576 384 600L396 664Z'),
  graven('330,588 344,624 342,660', 5),
  fill(
    'red',
    'M352 752C336 706 344 640 366 594C392 584 420 588 446 582C470 574 492 574 514 586C544 600 566 608 588 606C598 592 604 564 618 552C632 546 640 566 642 586C650 562 662 552 672 566C682 590 684 630 686 660V752Q520 742 352 752Z',
  ),
  fill('trim', 'M686 752Q520 742 352 752L346 732Q520 722 686 732Z', { width: 1.6 }),
  graven('378,602 362,660 368,726', 6),
  graven('440,594 416,650 420,728', 6),
  graven('500,592 476,650 474,724', 6),
  graven('560,612 540,660 540,724', 5),
  graven('620,566 604,640 606,724', 6),
  graven('662,568 654,650 656,724', 5),
];

/** The palms laid together, the fingers up, seen from the side of the little fingers; the wrist is at 0,0. */
const palms: Art = [
  fill('skinFair', swellPath('-16,-10 -28,-30 -26,-52', [17, 14, 9]), EDGE),
  ['-14,-34 -15,-66 -10,-92', '-4,-36 -4,-72 -1,-102', '6,-34 7,-66 8,-94', '15,-26 17,-52 16,-78'].map(
    (points) => fill('skinFair', swellPath(points, [13, 12.5, 8]), EDGE),
  ),
  fill('skinFair', 'M-21 6C-24 -14 -22 -28 -20 -42C-8 -50 14 -46 21 -34C26 -20 24 -8 21 6Q0 14 -21 6Z', EDGE),
  line('M-10 -42V-30M1 -44V-32M11 -40V-28', 1.6, 'skinEdge', 0.6),
];

/** The upper arm lies along the side, the forearm rises with the hands over the breast. */
const prayer: Art = [
  put(palms, { x: 310, y: 562, size: 1.1, turn: -4 }),
  sleeve(
    'steel',
    [
      [214, 622],
      [344, 646],
      [312, 574],
    ],
    1.4,
  ),
  // The plate of the elbow.
  disc('steelDark', 340, 640, 24, 2),
  graven('328,626 342,634 348,652', 4),
  fill('trim', 'M282 556Q310 572 338 556L342 576Q312 594 284 576Z', { width: 2 }),
];

/** A knight on his back, the face to the sky. */
export const knight: Art = put(
  [
    pillow,
    put(
      [
        profile({ skin: 'skinFair', hair: 'hairBrown', beard: 'moustache', eyes: 'closed', mood: 'calm' }),
        mail,
      ],
      { x: 128, y: 588, size: 0.98, turn: -88 },
    ),
    body,
    prayer,
  ],
  { x: 26, y: 177, size: 0.74 },
);
