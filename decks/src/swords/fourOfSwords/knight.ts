import { clipped, eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { cuffBand, sleeve } from '../../figure/garment.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { litEdge } from '../../primitives/litEdge.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

const pillow: Art = [
  fill('trim', 'M40 650C60 640 120 652 178 652C214 652 240 660 246 676C250 694 244 704 232 710H36Z'),
  graven('52,668 100,676 150,672', 4),
  graven('60,696 120,690 190,696', 4),
  // A tassel that hangs over the edge of the tomb.
  limb('red', '236,704 240,716 238,728', [7, 9, 8], 'line', 1.8),
  fill('red', 'M229 726H248L252 764H225Z', { width: 2 }),
  line('M234 736L232 762M240 736V762M245 736L246 762', 1.6, 'redDark'),
  fill('metal', 'M228 722H249V732H228Z', { width: 1.6 }),
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
  'M196 708C188 660 204 604 252 580C306 554 374 564 428 588C454 598 484 596 520 604C542 612 552 640 548 708Z';

/** One long body under a red surcoat, belted at the waist; the frame cuts it off at the thighs. */
const body: Art = [
  fill('red', GOWN),
  clipped(GOWN, [
    flat('redDark', 'M190 712V684C300 678 420 690 556 682V716H190Z', 0.75),
    graven('468,612 500,640 516,690', 7),
    graven('456,640 480,664 488,700', 7),
    graven('420,604 380,622 340,618', 6),
    graven('426,668 396,688 340,694', 7),
    graven('222,640 250,668 244,704', 7),
    graven('250,600 300,596 330,604', 5),
    line('M534 606Q526 660 534 712', 12, 'trim'),
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
  fill('steel', 'M286 660C286 630 292 610 302 588L330 594L326 660Z'),
  put(palms, { x: 325, y: 593, turn: -36, size: 0.84 }),
  sleeve(
    'steel',
    [
      [244, 650],
      [376, 688],
      [334, 602],
    ],
    1.32,
  ),
  eachOf('286,656 312,662 340,668 300,676 330,684 356,660 350,640 336,626', (x, y) =>
    line(`M${x - 8} ${y}a8 7 0 0 0 16 0`, 1.7, 'ink', 0.45),
  ),
  cuffBand('trim', [376, 688], [336, 606], 1.32).band,
  // The surcoat covers the shoulder, and the sleeve comes out from under it.
  fill('red', 'M198 700C188 654 206 610 250 588C274 612 280 660 264 700Q230 712 198 700Z'),
  graven('244,606 256,646 250,690', 5),
];

/** The star of the window, thrown on his breast and thighs in its colours, and a pale edge of light on top. */
const thrown: Art = [
  clipped(
    GOWN,
    eachOf('250,616,0.5 494,640,0.44', (x, y, size) =>
      put(
        [
          times(8, (i) =>
            put(flat(i % 2 ? 'rose' : 'straw', 'M0 -16C-22 -32 -20 -60 0 -74C20 -60 22 -32 0 -16Z', 0.8), {
              turn: i * 45 + 22,
            }),
          ),
          flat('glow', circlePath(0, 0, 13), 0.9),
        ],
        { x, y, size },
      ),
    ),
  ),
  litEdge('206,620 224,598 254,584 286,574', [2, 7, 6, 2], 'light'),
  litEdge('440,596 480,601 514,607', [2, 6, 2], 'light'),
];

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
      { x: 120, y: 622, size: 1.04, turn: -84 },
    ),
    body,
    prayer,
    thrown,
  ],
  { x: 14, y: 18, size: 1.02 },
);

/** Light that falls from the round window, in its colours. */
export const shafts: Art = eachRow<readonly [left: number, right: number, glass: Role]>(
  [
    [70, 190, 'rose'],
    [190, 310, 'glow'],
    [310, 430, 'light'],
    [430, 556, 'rose'],
  ],
  (left, right, role) =>
    flat(role, `M${96 + left * 0.32} 290L${96 + right * 0.32} 290L${right} 738H${left}Z`, 0.22),
);
