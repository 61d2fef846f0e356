import { clipped, eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { sleeve } from '../../figure/garment.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';

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

const GOWN =
  'M196 708C188 660 204 604 252 580C306 554 374 564 428 588C470 602 522 588 566 590C606 592 636 616 652 648L660 708Z';

/** One long body under a red surcoat, belted at the waist, that reaches to the shins; the feet stand up below it. */
const body: Art = [
  fill(
    'steel',
    'M630 708C628 676 640 652 664 646C672 620 668 586 676 566C686 550 704 558 708 580C714 618 714 668 706 708Z',
  ),
  graven('684,572 698,620 692,694', 5),
  graven('652,664 670,660 690,664', 4),
  fill('red', GOWN),
  clipped(GOWN, [
    flat('redDark', 'M190 712V682C300 676 420 690 520 682C580 678 640 690 664 684V716H190Z', 0.75),
    graven('452,616 520,624 600,632 646,664', 8),
    graven('456,640 530,650 596,662 640,694', 8),
    graven('456,664 520,676 590,690', 7),
    graven('420,604 380,622 340,618', 6),
    graven('426,668 396,688 340,694', 7),
    graven('222,640 250,668 244,704', 7),
    graven('250,600 300,596 330,604', 5),
    line('M648 640Q630 672 646 712', 11, 'trim'),
    fill('wood', 'M424 582Q450 588 460 602C446 640 448 676 458 714L430 714C418 676 418 632 426 588Z', {
      width: 2,
    }),
    fill('metal', 'M425 634H452V662H424Z', { width: 2 }),
  ]),
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
  fill('steel', 'M300 650C300 610 308 584 322 560L350 566L344 650Z'),
  put(palms, { x: 344, y: 556, turn: -30, size: 1 }),
  sleeve(
    'steel',
    [
      [236, 646],
      [386, 682],
      [356, 572],
    ],
    1.5,
  ),
  eachOf('262,640 290,654 318,660 350,664 276,664 306,676 336,682 364,640 372,618 350,626 362,600', (x, y) =>
    line(`M${x - 8} ${y}a8 7 0 0 0 16 0`, 1.7, 'ink', 0.45),
  ),
  fill('trim', 'M326 562Q352 574 380 554L387 574Q356 596 328 582Z', { width: 2 }),
];

/** The light of the window on him, clipped to his body. */
const thrown: Art = clipped(GOWN, [
  eachRow<readonly [x: number, y: number, glass: Role]>(
    [
      [236, 640, 'straw'],
      [292, 634, 'rose'],
      [404, 640, 'straw'],
      [500, 648, 'rose'],
      [560, 650, 'straw'],
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
      { x: 124, y: 630, size: 0.92, turn: -86 },
    ),
    body,
    prayer,
    thrown,
  ],
  { x: 23, y: 185.6, size: 0.735 },
);

/** Light that falls from the round window, in its colours. */
export const shafts: Art = eachRow<readonly [left: number, right: number, glass: Role]>(
  [
    [60, 180, 'rose'],
    [180, 290, 'glow'],
    [290, 410, 'light'],
    [410, 540, 'rose'],
  ],
  (left, right, role) =>
    flat(role, `M${198 + left * 0.34} 230L${198 + right * 0.34} 230L${right} 706H${left}Z`, 0.24),
);
