import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { star } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/** It lies over the drawn-up knees. */
const QUILT =
  'M40 900V812C84 790 112 776 150 776C210 776 262 800 300 836C338 800 390 776 450 776C488 776 516 790 560 812V900Z';

export const quilt: Art = [
  fill('cloth', QUILT),
  clipped(
    QUILT,
    times(3, (row) =>
      times(10, (i) => {
        const [x, y] = [36 + i * 54, 772 + row * 46 + (i % 2) * 6];
        const isFlower = (i + row) % 2 === 1;
        return [
          fill(isFlower ? 'wine' : 'clothDark', boxPath(x, y, 50, 42), { width: 1.2 }),
          isFlower ? flower(x + 25, y + 21, 14, 5, 'rose', 'red') : star(x + 25, y + 21, 12, 'glow', 6, 0.45),
        ];
      }),
    ),
  ),
  mirrored(graven('150,784 180,830 190,890', 7, 'ink', 0.5)),
];

/** The back of a hand laid on the face, its thumb at the cheek; on the left of 0,0, which is between the eyes. */
const hand: Art = [
  fill('skinFair', swellPath('-84,88 -104,52 -110,14', [26, 23, 15]), EDGE),
  ['-12,6 -14,-36 -10,-70', '-33,-4 -33,-54 -27,-98', '-57,-4 -56,-56 -47,-104', '-80,8 -79,-40 -70,-84'].map(
    (points, i) => fill('skinFair', swellPath(points, i ? [25, 22, 15] : [21, 19, 13]), EDGE),
  ),
  fill(
    'skinFair',
    'M-93 16C-93 -4 -71 -6 -69 2C-66 -12 -46 -12 -44 -3C-41 -10 -24 -9 -22 4C-17 0 -3 2 -2 14C0 50 -12 84 -24 104L-22 186H-82L-80 112C-92 84 -98 44 -92 14Z',
    EDGE,
  ),
  eachOf('-81,6 -57,0 -33,2 -12,12', (x, y) =>
    flat(
      'light',
      `M${x - 7} ${y + 4}Q${x} ${y - 4} ${x + 7} ${y + 4}Q${x} ${y + 10} ${x - 7} ${y + 4}Z`,
      0.35,
    ),
  ),
  line('M-86 -36q7 -4 14 0M-63 -50q7 -4 14 0M-40 -48q7 -4 13 0M-20 -32q6 -3 11 0', 1.4, 'skinEdge', 0.5),
  line('M-79 26L-66 78M-57 22L-54 82M-34 22L-42 80', 1.3, 'skinEdge', 0.3),
  [
    [-70, -86],
    [-47, -106],
    [-27, -100],
    [-10, -72],
  ].map(([x = 0, y = 0]) =>
    flat(
      'light',
      `M${x - 5} ${y + 8}C${x - 6} ${y - 6} ${x + 6} ${y - 6} ${x + 5} ${y + 8}Q${x} ${y + 11} ${x - 5} ${y + 8}Z`,
      0.6,
    ),
  ),
];

const hairFall: Art = [
  fill(
    'hairAuburn',
    'M0 -150C-90 -152 -130 -80 -124 0C-122 70 -160 130 -168 220C-172 270 -140 300 -116 330C-60 300 60 300 116 330C140 300 172 270 168 220C160 130 122 70 124 0C130 -80 90 -152 0 -150Z',
  ),
  mirrored(
    ['-60,-110 -108,-20 -106,70 -140,200', '-40,-120 -92,0 -92,110 -116,260'].map((points) =>
      graven(points, 6),
    ),
    0,
  ),
];

/** The brow, the parted hair over it, and the chin. */
const face: Art = [
  fill('skinFair', 'M-36 86L-44 140Q0 176 44 140L36 86Z', EDGE),
  fill(
    'skinFair',
    'M0 -108C-70 -106 -88 -50 -84 10C-80 74 -40 120 0 122C40 120 80 74 84 10C88 -50 70 -106 0 -108Z',
    EDGE,
  ),
  mirrored(
    [
      fill(
        'hairAuburn',
        'M4 -148C-70 -156 -118 -90 -112 10C-108 40 -100 60 -92 76C-98 10 -84 -60 -36 -90Q-10 -106 4 -118Z',
      ),
      graven('-10,-140 -70,-100 -96,-10 -98,40', 6),
      graven('-6,-130 -56,-92 -84,-30', 5),
    ],
    0,
  ),
];

/** Somebody sits up in bed and hides the face in both hands; the elbows are on the knees. */
export const sitter: Art = [
  put(hairFall, { x: 300, y: 540 }),
  fill(
    'light',
    'M250 668C196 690 122 692 92 748C72 792 70 850 68 910H532C530 850 528 792 508 748C478 692 404 690 350 668Q300 700 250 668Z',
  ),
  line('M250 668Q300 702 350 668', 5, 'rose'),
  graven('270,712 262,790 264,850', 5, 'shade'),
  graven('330,712 338,790 336,850', 5, 'shade'),
  put(face, { x: 300, y: 540 }),
  mirrored([put(hand, { x: 300, y: 540, size: 0.92 }), sleeve()]),
];

/** From the shoulder to the elbow on the knee, and up to the wrist. */
function sleeve(): Art {
  return [
    graven('128,716 100,764 98,830', 6, 'shade'),
    graven('158,708 128,744 122,780', 5, 'shade'),
    fill(
      'light',
      'M122 882C96 860 98 822 122 796C152 760 184 736 206 706Q250 698 288 714C286 760 262 810 226 856C200 890 150 900 122 882Z',
    ),
    fill('linen', 'M200 712C210 694 284 698 292 716C292 726 288 734 282 738C262 726 222 722 202 728Z', {
      width: 2,
    }),
    graven('136,850 176,800 226,730', 6, 'shade'),
    graven('170,866 220,810 256,740', 6, 'shade'),
  ];
}
