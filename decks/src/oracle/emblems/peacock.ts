import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

/** The eye of a feather, its tip down, 56 wide. */
const eye: Art = [
  fill('leaf', outline('0,-44! 24,-20 28,8 14,32 0,42! -14,32 -28,8 -24,-20'), { width: 2.4 }),
  line('M-22 10l-8 10M-14 28l-6 12M22 10l8 10M14 28l6 12M0 40v12', 2.4, 'leaf'),
  fill('metal', outline('0,-26 17,-6 15,16 0,27 -15,16 -17,-6'), { width: 2 }),
  disc('cloth', 0, 6, 12, 1.6),
  flat('ink', outline('0,2! 5,-3 9,3 6,10 0,14 -6,10 -9,3 -5,-3')),
];

const TRAIN = outline(
  '268,470! 320,458 372,494 430,566 484,650 528,740 548,840! 322,840! 318,760 300,680 272,600 250,540',
);

const train: Art = [
  fill('leafDark', TRAIN, { width: 3 }),
  clipped(TRAIN, [
    times(9, (i) =>
      line(`M${282 + i * 6} 470Q${330 + i * 10} 610 ${318 + i * 27} 840`, 2.4, i % 2 ? 'leaf' : 'ink', 0.8),
    ),
    flat('ink', outline('250,520! 290,600 316,700 320,840! 300,840 240,600'), 0.4),
  ]),
  eachOf(
    '318,560,0.5,-14 352,548,0.5,-24 352,606,0.62,-12 396,596,0.62,-22 356,668,0.74,-6 402,664,0.74,-14 446,650,0.72,-24 378,744,0.88,-3 436,736,0.88,-10 490,728,0.84,-18',
    (x = 0, y = 0, size = 1, turn = 0) => put(eye, { x, y, size, turn }),
  ),
];

const BODY = outline(
  '164,286! 168,268 186,260 204,270 210,294 204,334 208,376 236,408 284,440 332,478! 316,530 270,556 222,548 182,510 164,450 166,390 176,336 174,304',
);

const body: Art = [
  limb('metalDark', '232,536 236,580 230,616', [18, 9, 9], 'line', 2.2),
  limb('metalDark', '262,540 268,582 264,616', [18, 9, 9], 'line', 2.2),
  line('M230 616l-24 6M230 616l16 6M264 616l-24 6M264 616l16 6', 7, 'line'),
  fill('clothDark', BODY, { width: 3 }),
  clipped(BODY, [
    flat('ink', outline('212,380! 240,430 250,500 240,560! 330,560 340,470'), 0.5),
    flat('leafDark', outline('230,410! 284,440 332,478! 316,530 276,520 240,470'), 0.9),
  ]),
  eachOf('176,400 190,424 178,448 196,470 188,494 208,510', (x = 0, y = 0) =>
    line(`M${x} ${y}q8 10 16 0`, 2.6, 'waterLight'),
  ),
  graven('238,438 268,462 300,478', 4, 'leaf', 0.9),
  graven('232,470 262,500 296,512', 4, 'leaf', 0.9),
  fill('metal', outline('166,280! 146,286 130,300! 150,302 168,300!'), { width: 2.4 }),
  fill('light', outline('172,284! 184,274 198,280 190,292!'), { edge: 'none' }),
  disc('ink', 184, 284, 5, 0),
  flat('light', circlePath(182.6, 282, 1.8)),
  eachOf('150,208 172,196 196,194 218,202 236,218', (x = 0, y = 0) => [
    line(`M${190 + (x - 190) * 0.1} 266L${x} ${y}`, 2.6),
    disc('cloth', x, y, 8, 2),
  ]),
];

/** A peacock that sits at (250, 620) and looks left; its train hangs down on the right to the foot of the picture. */
export const peacock: Art = [train, body];
