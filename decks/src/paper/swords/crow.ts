import { fill, flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '262,180 310,164 356,176 388,210 396,256 392,306! 420,380 436,480 424,600 404,720 410,920! -40,920! 0,740 40,620 100,500 174,400 216,326 224,250',
);
const UPPER_BILL = outline('376,196! 420,182 476,188 520,214 552,262! 500,250 450,254 392,272!');
const LOWER_BILL = outline('390,280! 440,270 490,282 524,312! 480,314 430,318 388,304!');
/** The bend of the wing, from which it goes back and down. */
const SHOULDER = outline('308,404! 350,424 370,470 364,520! 300,510 240,500 150,520! 170,470 230,424');
/** A feather from (x, y), in degrees, with a rounded end. */
const feather = (x: number, y: number, turn: number, long: number, wide: number): Art =>
  put(
    [
      fill('near', `M0 ${-wide}H${long * 0.7}C${long} ${-wide} ${long} ${wide} ${long * 0.7} ${wide}H0Z`, {
        edge: 'far',
        width: 4,
      }),
      gouge(
        [
          [long * 0.3, 0],
          [long * 0.6, 0],
          [long * 0.9, 0],
        ],
        5,
        'mid',
      ),
    ],
    { x, y, turn },
  );
/** Three rows of feathers, the longest first; each row from its back to its front. */
const FEATHERS: Art = [
  times(6, (i) => feather(150 + i * 36, 590 - i * 6, 128 - i * 4, 330, 21)),
  times(6, (i) => feather(146 + i * 40, 540 - i * 4, 126 - i * 5, 150, 22)),
  times(6, (i) => feather(150 + i * 40, 500 - i * 2, 124 - i * 6, 90, 21)),
];

/** A crow from the breast up that caws to the right: its crown at 164, its bill's tip at (552, 262). */
export const crow: Art = [
  cut('accent', 'M380 240L510 236L500 300L384 300Z', 0),
  joined('ink', [BODY, UPPER_BILL, LOWER_BILL], 6),
  flat('accent', outline('400,272! 450,260 496,260 528,276! 500,284 450,276!')),
  FEATHERS,
  flat('near', SHOULDER),
  stroke('far', '318,404 350,428 369,470 364,520', [1, 4, 5, 5]),
  stroke('far', '364,520 300,511 240,502 150,520', [5, 5, 5, 5]),
  // Its small feathers run out into the black of the neck.
  combed('320,396 240,414 150,470', '336,436 250,452 170,500', {
    role: 'ink',
    rows: 3,
    width: 9,
    length: 34,
  }),
  combed('330,424 250,440 180,490', '352,490 290,480 220,490', {
    role: 'mid',
    rows: 4,
    width: 6,
    length: 24,
  }),
  combed('384,320 410,420 400,540 380,640', '360,340 384,440 376,540 368,640', {
    role: 'mid',
    rows: 3,
    width: 6,
    length: 40,
  }),
  // The hackles of its throat.
  combed('376,310 330,360 250,400', '300,290 250,340 200,400', {
    role: 'mid',
    rows: 4,
    width: 7,
    length: 30,
  }),
  combed('300,182 256,214 240,280', '330,196 290,232 270,290', {
    role: 'mid',
    rows: 3,
    width: 5,
    length: 22,
  }),
  [gouge('384,214 420,206 456,216', 5, 'mid'), gouge('386,228 414,222 440,232', 5, 'mid')],
  // It looks back over its bill at those who go, the lid drawn down.
  flat('glow', outline('314,228! 340,222 366,228 376,240! 352,254 326,250')),
  flat('ink', circlePath(356, 239, 10)),
  flat('light', circlePath(352, 236, 3)),
  gouge('304,220 342,216 384,236', 9, 'far'),
  gouge('322,260 346,266 370,254', 5, 'mid'),
];
