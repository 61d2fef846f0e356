import { clipped, eachOf, eachRow, fill, flat, line, put, tube, type Art } from '../../drawing/art.ts';
import { boxPath, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { profile } from '../../figure/profile.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { longSword } from '../../suits/longSword.ts';

const child: Art = [
  fill('straw', 'M322 704C318 668 324 636 344 626C372 616 394 640 404 704Z'),
  graven('346,648 342,676 346,702', 3),
  graven('374,650 380,676 384,702', 3),
  put(profile({ skin: 'skinFair', hood: 'straw', nose: 'snub', mood: 'tender' }), {
    x: 358,
    y: 610,
    size: 0.42,
    turn: 20,
    flip: true,
  }),
];

const mother: Art = [
  fill('wine', 'M218 704C212 640 226 590 262 574C296 562 326 584 332 624C338 656 336 682 338 704Z'),
  graven('244,600 232,650 238,702', 4),
  graven('270,610 264,660 268,702', 4),
  graven('300,612 308,660 308,702', 3),
  put(profile({ skin: 'skinFair', hood: 'wine', mood: 'sad' }), { x: 292, y: 560, size: 0.56, turn: 30 }),
  // Her cloak, drawn round the child.
  fill(
    'wine',
    'M276 612C300 624 318 650 346 660C368 666 392 660 408 646C414 668 412 690 408 708H262C258 676 262 640 276 612Z',
  ),
  line('M408 647C392 661 368 667 346 661C330 655 318 642 306 630', 4, 'trim'),
  graven('288,630 294,666 288,702', 4),
  graven('316,654 326,680 324,704', 4),
  graven('372,668 368,688 370,704', 4),
];

/** Six swords that stand in the bow, their points down in the boat. */
const swords: Art = clipped(
  boxPath(300, 300, 270, 446),
  eachOf('336,430 372,376 410,434 448,382 486,440 522,394', (x, y) => put(longSword(180), { x, y })),
);

/** The side of the boat, which rises to the bow at the right, with its planks. */
const SIDE = 'M30 726C160 762 360 764 470 724C520 704 546 676 560 640L580 660V900H30Z';
const side: Art = [
  fill('wood', SIDE),
  clipped(SIDE, [
    flat('woodDark', 'M30 800C200 836 400 830 580 748V900H30Z', 0.55),
    line('M30 778C190 812 380 808 500 766Q546 746 580 706M30 826C200 858 400 852 580 780', 2.4, 'ink', 0.5),
  ]),
  graven('70,756 220,784 400,768', 4, 'trim', 0.6),
  line('M30 726C160 762 360 764 470 724C520 704 546 676 560 640', 9, 'trim'),
];

/** Small waves that lap at the planks. */
const waterline: Art = [
  flat('water', 'M30 866q44 -22 88 0q44 20 88 0q44 -22 88 0q44 20 88 0q44 -22 88 0q44 20 100 0V910H30Z'),
  line('M30 866q44 -22 88 0q44 20 88 0q44 -22 88 0q44 20 88 0q44 -22 88 0q44 20 100 0', 2.4, 'light', 0.7),
];

/** The ferryman's pole and the hands that push it, from beyond the frame. */
const pole: Art = [
  tube('wood', 'M150 90L44 910', 15),
  eachRow<readonly [shoulder: Point, elbow: Point, hand: Point]>(
    [
      [
        [-60, 250],
        [-30, 350],
        [122, 306],
      ],
      [
        [-60, 420],
        [-30, 560],
        [100, 478],
      ],
    ],
    (shoulder, elbow, [x, y]) =>
      cuffedArm({
        shoulder,
        elbow,
        cloth: 'sage',
        size: 1.5,
        at: { x, y, turn: -18, size: 1.45 },
        hand: (place) => grip('skinBrown', place, tube('wood', 'M7 -60L-7 60', 15)),
      }),
  ),
];

/** The boat from near: the mother and the child in it, its six swords, its side and the pole. */
export const crossing: Art = [
  swords,
  put([child, mother], { x: -366, y: -708, size: 2.06 }),
  litEdge('180,400 242,376 298,390 330,438', [3, 9, 9, 3], 'light'),
  put(side, { y: -24 }),
  put(waterline, { y: -24 }),
  pole,
];
