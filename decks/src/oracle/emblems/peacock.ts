import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { BELOW, VEIL } from './gauze.ts';

/** The eye of a feather, its tip down, 60 wide. */
const eye: Art = [
  fill('leaf', outline('0,-46! 24,-22 30,8 16,34 0,46! -16,34 -30,8 -24,-22'), { width: 2.4 }),
  line('M-24 10l-10 12M-14 30l-7 13M24 10l10 12M14 30l7 13M0 42v14', 2.6, 'sage'),
  fill('metal', outline('0,-30 19,-8 17,18 0,31 -17,18 -19,-8'), { width: 2 }),
  graven('-12,-10 -14,6 -8,20', 4, 'light', 0.9),
  disc('cloth', 0, 6, 13, 1.6),
  flat('ink', outline('0,2! 5,-3 9,3 6,11 0,15 -6,11 -9,3 -5,-3')),
  flat('waterLight', circlePath(-5, 0, 2.4)),
];

const TRAIN = outline(
  '262,470! 330,462 396,504 448,570 506,640 552,720 580,840! 150,840! 168,770 206,700 234,620 246,540',
);

const BODY = outline(
  '146,292! 164,278 172,260 192,250 214,262 220,286 208,314 200,344 208,376 236,404 286,436 344,476! 336,530 284,562 224,554 184,518 168,466 172,400 184,354 188,322 180,304 166,298!',
);

const LEGS =
  boxPath(219, 550, 9, 74) + boxPath(252, 550, 9, 74) + boxPath(204, 619, 24, 7) + boxPath(237, 619, 24, 7);

/** Its upper part, which is only a shadow: behind the veil it is dark, and on its folds once more, fainter. */
export const peacockShadow = (opacity: number): Art =>
  clipped(VEIL, [
    flat('ink', TRAIN + BODY + LEGS, opacity),
    eachOf('148,196 170,180 196,174 222,180 244,198', (x = 0, y = 0) => [
      line(`M${194 + (x - 194) * 0.1} 258L${x} ${y}`, 3.4, 'ink', opacity),
      flat('ink', circlePath(x, y, 9), opacity),
    ]),
  ]);

/** Its train below the hem, spread over the wall. */
export const peacockTrain: Art = clipped(BELOW, [
  put(flat('ink', TRAIN, 0.45), { x: -16, y: 12 }),
  fill('leafDark', TRAIN, { width: 3.2 }),
  clipped(TRAIN, [
    times(15, (i) =>
      line(`M${256 + i * 9} 470Q${260 + i * 13} 640 ${160 + i * 30} 850`, 2.6, i % 2 ? 'leaf' : 'ink', 0.8),
    ),
    flat('ink', outline('246,600! 220,690 170,790 150,850! 190,850! 240,720 270,640'), 0.4),
    flat('ink', outline('220,610! 320,690 420,650 510,600! 500,560! 240,560!'), 0.4),
  ]),
  eachOf(
    '276,668,0.5,12 322,680,0.54,3 372,668,0.56,-8 418,648,0.56,-20 458,640,0.52,-30 238,716,0.66,16 294,730,0.7,6 352,724,0.74,-6 408,708,0.74,-16 460,690,0.72,-26 504,690,0.6,-36 206,782,0.84,16 372,782,0.9,-6 434,768,0.94,-14 492,746,0.92,-24 538,768,0.86,-30',
    (x = 0, y = 0, size = 1, turn = 0) => put(eye, { x, y, size, turn }),
  ),
]);
