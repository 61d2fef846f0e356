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
  'M430 742C412 716 416 652 438 616C470 596 520 606 560 612C600 616 622 600 640 594Q664 640 662 752Q640 768 616 748Q594 768 570 750Q548 766 524 748Q500 768 474 748Q450 762 430 742Z';

/** The breast under a tunic, and from the hips on a red cloth, which hangs over the edge of the tomb. */
const body: Art = [
  fill('sage', BREAST),
  graven('276,592 330,604 352,640', 5),
  graven('300,580 380,596 410,650', 5),
  fill('steel', 'M622 706C626 670 630 620 626 574C630 548 650 540 662 556C676 584 680 660 678 706Z'),
  graven('644,566 660,620 662,690', 5),
  fill('red', COVER),
  line('M432 734Q452 750 474 736Q500 756 524 736Q548 754 570 738Q594 756 616 736Q638 754 660 740', 7, 'trim'),
  graven('448,618 436,674 474,732', 7),
  graven('486,608 476,676 524,734', 7),
  graven('544,614 548,676 570,734', 6),
  graven('618,614 600,670 616,732', 6),
  graven('452,622 520,650 610,644', 5),
];

/** Two hands laid together, seen from the side: the back of the near one, before the edge of the far one. */
const palms: Art = [
  fill('skinFair', 'M-20 18C-26 -20 -22 -60 -14 -92C-10 -106 -2 -110 2 -104L10 -40L14 18Z', EDGE),
  fill('skinFair', swellPath('20,-40 15,-84 4,-106', [15, 13, 8]), EDGE),
  fill('skinFair', swellPath('10,-44 6,-92 -1,-118', [16, 13, 8]), EDGE),
  fill('skinFair', swellPath('-1,-44 -4,-88 -8,-112', [15, 12, 8]), EDGE),
  fill('skinFair', 'M-14 18C-16 -8 -14 -34 -8 -54C2 -62 20 -58 28 -44C34 -26 30 0 28 18Z', EDGE),
  fill('skinFair', swellPath('-4,6 -13,-24 -18,-54', [19, 15, 9]), EDGE),
  line('M-4 -52q5 -3 8 1M7 -54q5 -2 8 2M18 -48q5 -2 7 3', 1.4, 'skinEdge', 0.55),
  line('M2 -44L4 -12M12 -42L12 -10M20 -38L19 -10', 1.1, 'skinEdge', 0.3),
];

/** The upper arm lies along the side; both forearms rise to the hands over the breast. */
const prayer: Art = [
  fill('steel', 'M318 640C316 600 324 572 340 546L370 552L364 640Z'),
  fill('trim', 'M318 552Q340 536 362 546L364 566Q340 560 318 574Z', { width: 2 }),
  put(palms, { x: 366, y: 548, turn: -8, size: 1.2 }),
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
export const knight: Art = put(
  [
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
  ],
  { x: 19, y: 160, size: 0.77 },
);

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
