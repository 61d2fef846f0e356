import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { star } from '../../primitives/lights.ts';
import { hills, moonRoad } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { scallop } from '../shells.ts';
import { emblemSky } from './emblemSky.ts';

export const tide: OracleScene = {
  alt: 'Under the moon the sea has drawn far back from a wide rippled beach; a boat lies tilted by its post, and shells, a starfish and a lost ring lie on the wet sand.',
  hour: 'sea',
  draw: (chance) => [
    emblemSky(chance, { x: 334, y: 262, r: 140 }),
    hills(488, [0, 0, 0, 0, 26, 60, 40], 'far'),
    put([sea, moonRoad(334, 532, 592, 40), beach, post], { y: -42 }),
    strandedBoat,
    put(scallop('rose'), { x: 126, y: 758, size: 0.48, turn: -22 }),
    put(scallop('snow'), { x: 480, y: 764, size: 0.36, turn: 18 }),
    [star(398, 726, 37, 'line', 5, 0.46), star(398, 726, 32, 'red', 5, 0.44)],
    put(ring, { x: -68, y: 22 }),
    pebbles,
  ],
};

const sea: Art = [
  fill('water', 'M40 530H560V640H40Z'),
  flat('waterLight', 'M40 531H560V546H40Z', 0.6),
  line(
    times(14, (i) => `M${50 + ((i * 151) % 460)} ${548 + ((i * 17) % 36)}h${28 + ((i * 13) % 36)}`).join(''),
    2,
    'light',
    0.6,
  ),
];

/** A runnel in which the last water goes back to the sea. */
const creek: Art = [
  fill(
    'waterLight',
    'M352 584C330 606 400 622 380 650C356 680 250 690 258 740C262 770 300 790 290 880H402C410 780 330 770 336 738C342 704 440 690 440 650C440 620 374 606 388 582Z',
    { width: 1.8 },
  ),
  flat(
    'glow',
    'M362 590C350 608 416 626 400 654C372 690 280 700 286 740C292 770 326 790 322 880H364C366 786 304 772 308 740C312 704 424 694 424 652C424 624 364 608 376 588Z',
    0.75,
  ),
];

/** Wet sand, and on it the lines that the sea has left one after the other as it went out. */
const beach: Art = [
  fill(
    'metalDark',
    'M40 598C120 580 170 594 230 584C300 574 360 590 420 580C480 572 520 584 560 576V880H40Z',
  ),
  line('M40 598C120 580 170 594 230 584C300 574 360 590 420 580C480 572 520 584 560 576', 7, 'light'),
  line('M40 622C130 606 200 624 270 612C350 600 440 616 560 598', 3, 'light', 0.7),
  fill('straw', 'M40 650C150 630 230 654 310 640C400 626 470 646 560 626V880H40Z', { width: 1.8 }),
  line('M40 654C150 634 230 658 310 644C400 630 470 650 560 630', 4, 'light', 0.8),
  creek,
  eachRow(
    [
      [70, 690, 90],
      [190, 716, 70],
      [60, 724, 60],
      [420, 690, 110],
      [450, 668, 90],
      [500, 722, 50],
      [170, 786, 70],
      [390, 790, 90],
    ],
    (x, y, reach) =>
      graven(
        [
          [x, y],
          [x + reach * 0.3, y - 7],
          [x + reach * 0.7, y + 3],
          [x + reach, y - 4],
        ],
        4.5,
        'metalDark',
        0.7,
      ),
  ),
];

const strandedBoat: Art = [
  flat('ink', 'M64 692Q200 658 350 686Q260 716 150 710Q84 706 64 692Z', 0.4),
  put(
    [
      fill('woodDark', 'M-150 -44C-96 -78 100 -84 164 -62C110 -30 -90 -20 -150 -44Z'),
      fill('wood', 'M-64 -66L-44 -68L-30 -26L-52 -26ZM46 -72L66 -72L74 -36L52 -32Z', { width: 1.8 }),
      fill('red', 'M-150 -44C-90 -18 110 -28 164 -62C150 10 90 58 10 60C-70 60 -126 20 -150 -44Z'),
      fill('wood', 'M-140 -22C-80 10 106 0 156 -34C136 18 84 56 10 60C-64 60 -116 26 -140 -22Z', {
        width: 1.8,
      }),
      graven('-124,0 -40,22 80,16 146,-16', 4, 'woodDark'),
      graven('-104,20 -30,40 70,34 128,10', 4, 'woodDark'),
      fill('woodDark', 'M-70 42C-20 58 60 56 96 34L104 46C60 72 -30 74 -78 54Z', { width: 1.8 }),
      line('M-20 -58L150 -112', 8, 'line'),
      line('M-20 -58L150 -112', 4.6, 'straw'),
      fill('straw', 'M140 -118C164 -132 190 -134 204 -126C196 -112 172 -102 146 -100Z', { width: 1.8 }),
    ],
    { x: 204, y: 630, size: 0.98, turn: 9 },
  ),
];

/** A mooring post: weed and a dark stain show how high the water stood. */
const post: Art = [
  flat('ink', 'M420 706q40 -12 80 0q-40 12 -80 0Z', 0.4),
  fill('wood', 'M440 706L444 504C444 496 476 496 476 504L482 706Q460 712 440 706Z'),
  fill('woodDark', 'M441 640L443 566Q460 574 478 564L482 706Q460 712 440 706Z', { width: 1.8 }),
  graven('454,510 450,536 453,560', 3),
  graven('466,512 469,536 467,558', 3),
  eachRow(
    [
      [444, 574, 30],
      [454, 578, 44],
      [466, 577, 34],
      [476, 572, 42],
    ],
    (x, y, drop) =>
      graven(
        [
          [x, y],
          [x - 4, y + drop * 0.5],
          [x + 2, y + drop],
        ],
        8,
        'leafDark',
        1,
      ),
  ),
  line('M444 530C420 640 392 700 356 652', 4.6, 'line'),
  line('M444 530C420 640 392 700 356 652', 2.6, 'linen'),
  line('M442 524Q460 534 478 522M442 532Q460 542 478 530', 3.4, 'linen'),
];

const ring: Art = [
  flat('ink', 'M268 742a26 8 0 1 0 52 0a26 8 0 1 0 -52 0Z', 0.3),
  line(circlePath(292, 722, 19), 9, 'line'),
  line(circlePath(292, 722, 19), 5, 'glow'),
  fill('waterLight', 'M280 700L286 688H298L304 700L292 712Z', { width: 1.8 }),
];

const pebbles: Art = eachRow(
  [
    [262, 790],
    [180, 790],
    [516, 738],
    [72, 792],
    [352, 774],
    [380, 786],
  ],
  (x, y, i) => fill(i % 2 ? 'stone' : 'stoneDark', circlePath(x, y, 5 + (i % 3)), { width: 1.6 }),
);
