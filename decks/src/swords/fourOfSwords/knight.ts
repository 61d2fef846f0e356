import { clipped, eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { sleeve } from '../../figure/garment.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { disc } from '../../primitives/lights.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

const pillow: Art = [
  fill('trim', 'M40 650C60 640 120 652 178 652C214 652 240 660 246 676C250 694 244 704 232 710H36Z'),
  graven('52,668 100,676 150,672', 4),
  graven('60,696 120,690 190,696', 4),
];

/** A hood of mail, in the units of a head in profile. */
const mail: Art = [
  fill(
    'steel',
    'M46 -44C44 -90 -56 -98 -78 -26C-92 20 -92 76 -78 124C-40 140 0 136 28 116C36 94 32 78 20 70C0 62 -12 46 -16 24C-20 -10 4 -36 46 -44Z',
  ),
  eachOf(
    '20,-66 -6,-68 -32,-58 -56,-38 -66,-10 -70,20 -70,50 -66,82 -64,110 -40,-30 -47,0 -48,32 -44,64 -40,94 -20,78 -14,106 -24,50 8,90',
    (x, y) => line(`M${x - 9} ${y}a9 8 0 0 0 18 0`, 1.9, 'ink', 0.5),
  ),
];

const BREAST = 'M214 708C206 668 218 606 264 584C316 560 396 574 446 612L470 708Z';
const COVER =
  'M430 742C412 716 416 652 438 616C466 594 512 588 570 592V752Q548 766 524 748Q500 768 474 748Q450 762 430 742Z';

/** The breast under a tunic, and from the hips on a red cloth, which hangs over the edge of the tomb. */
const body: Art = [
  fill('sage', BREAST),
  graven('276,592 330,604 352,640', 5),
  graven('300,580 380,596 410,650', 5),
  fill('red', COVER),
  line('M432 734Q452 750 474 736Q500 756 524 736Q548 754 568 742', 7, 'trim'),
  graven('448,618 436,674 474,732', 7),
  graven('486,602 476,676 524,734', 7),
  graven('534,596 536,660 552,734', 6),
  graven('452,622 496,640 560,632', 5),
];

/** A hand that is laid against another on its left. */
const palm: Art = [
  fill('skinFair', swellPath('24,-30 17,-84 5,-120', [18, 14, 8]), EDGE),
  fill('skinFair', swellPath('17,-30 12,-76 4,-108', [19, 15, 9]), EDGE),
  fill('skinFair', 'M-2 16C-2 -14 -1 -36 4 -56C16 -62 30 -50 32 -32C34 -14 28 2 26 14Z', EDGE),
  fill('skinFair', swellPath('13,4 12,-26 5,-54', [22, 17, 10]), EDGE),
  line('M8 -80q6 -1 8 2M9 -64q7 -1 10 2', 1.4, 'skinEdge', 0.5),
];

/** The upper arm lies along the side; both forearms rise to the hands over the breast. */
const prayer: Art = [
  fill('steel', 'M318 640C316 600 324 572 340 546L370 552L364 640Z'),
  fill('trim', 'M318 552Q340 536 362 546L364 566Q340 560 318 574Z', { width: 2 }),
  put([put(palm, { flip: true }), palm], { x: 360, y: 548, turn: -2, size: 1.04 }),
  sleeve(
    'steel',
    [
      [258, 650],
      [404, 676],
      [375, 566],
    ],
    1.7,
  ),
  disc('steelDark', 404, 668, 27, 2),
  graven('390,654 408,660 414,682', 4),
  fill('trim', 'M340 552Q370 566 400 544L408 566Q374 590 342 574Z', { width: 2 }),
];

/** What the window throws down on him, clipped to his body. */
const thrown: Art = clipped(`${BREAST}${COVER}M240 600H420V700H240Z`, [
  eachRow<readonly [x: number, y: number, glass: Role]>(
    [
      [246, 640, 'rose'],
      [292, 668, 'straw'],
      [340, 648, 'cloth'],
      [470, 656, 'straw'],
      [520, 680, 'rose'],
    ],
    (x, y, role) =>
      flat(role, `M${x + 14} ${y - 42}L${x + 32} ${y}L${x - 12} ${y + 44}L${x - 32} ${y}Z`, 0.45),
  ),
]);

/** A knight on his back, the face to the sky. */
export const knight: Art = [
  pillow,
  put(
    [
      profile({ skin: 'skinFair', hair: 'hairBrown', beard: 'moustache', eyes: 'closed', mood: 'tender' }),
      sideModelling({ hood: 'steel', beard: true }),
      mail,
    ],
    { x: 138, y: 612, size: 1, turn: -86 },
  ),
  body,
  prayer,
  thrown,
];

/** Light that falls from the round window, in its colours. */
export const shafts: Art = eachRow<readonly [left: number, right: number, glass: Role]>(
  [
    [70, 190, 'rose'],
    [190, 290, 'glow'],
    [290, 400, 'light'],
    [400, 530, 'rose'],
  ],
  (left, right, role) =>
    flat(role, `M${272 + left * 0.1} 232L${258 + right * 0.12} 232L${right} 706H${left}Z`, 0.17),
);
