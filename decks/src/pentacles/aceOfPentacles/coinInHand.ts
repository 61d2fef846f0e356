import { type Art, eachOf, fill, flat, line, suitObject } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times, toTenth } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cloud } from '../../primitives/land.ts';
import { disc } from '../../primitives/lights.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;
const [X, Y, R] = [336, 424, 140];

/** A flat coin with a milled rim, lit from the upper left. */
const coin: Art = suitObject('pentacles', [
  flat('ink', circlePath(X + 8, Y + 8, R), 0.4),
  flat('metal', circlePath(X, Y, R)),
  line(circlePath(X, Y, R), 2.6),
  times(72, (i) => {
    const [from, to] = [polar(X, Y, R - 9, i * 5), polar(X, Y, R - 2, i * 5)];
    return line(`M${from.map(toTenth).join(' ')}L${to.map(toTenth).join(' ')}`, 2, 'metalDark', 0.8);
  }),
  line(circlePath(X, Y, R - 11), 2, 'metalDark'),
  line(circlePath(X, Y, R - 17), 1.4, 'light', 0.6),
  disc('ink', X, Y, 104, 3),
  times(20, (i) => flat('light', circlePath(...polar(X, Y, 114, i * 18), i % 4 ? 2.4 : 4.4))),
  fill('metal', polygonPath(times(10, (i) => polar(X, Y, i % 2 ? 39 : 98, -90 + i * 36))), { width: 1.8 }),
  disc('ink', X, Y, 19, 1.8),
  graven(
    times(7, (i) => polar(X, Y, R - 5, 190 + i * 14)),
    8,
    'light',
    0.75,
  ),
  graven(
    times(7, (i) => polar(X, Y, R - 6, 8 + i * 14)),
    11,
    'metalDark',
    0.7,
  ),
]);

/** It stands in the hollow of the hand: the fingers rise behind its rim, the thumb closes before it. */
export const coinInHand: Art = [
  limb('linen', '40,600 120,596 178,590', [96, 88, 76]),
  graven('60,574 110,570 164,566', 5),
  graven('70,614 120,612 164,606', 5),
  limb('skinFair', '190,588 226,586', [56, 58], 'skinEdge'),
  fill('trim', 'M162 548L196 550Q204 586 198 624L164 634Q172 588 162 548Z'),
  graven('176,554 184,588 178,620', 4),
  (
    [
      ['330,586 406,570 458,496', [30, 28, 18]],
      ['320,594 412,586 470,524', [31, 29, 19]],
      ['310,602 404,602 462,556', [31, 29, 19]],
      ['300,610 380,616 432,586', [29, 26, 18]],
    ] as const
  ).map(([points, widths]) => limb('skinFair', points, widths, 'skinEdge', 1.8)),
  line('M420 552q8 2 10 10M432 570q8 2 10 10M424 592q7 2 8 9', 1.6, 'skinEdge', 0.5),
  coin,
  fill(
    'skinFair',
    'M206 562C226 556 240 542 252 524C262 508 276 486 294 486C310 488 308 508 298 520C286 536 276 552 282 566C312 590 350 594 392 582C408 580 410 596 398 604C366 628 300 642 262 634C240 632 222 622 206 616Z',
    EDGE,
  ),
  flat('light', 'M292 491C302 490 304 500 298 510C292 508 288 500 292 491Z', 0.6),
  line('M262 520q8 2 14 10M268 562Q286 582 282 608M300 600Q340 612 378 600', 1.7, 'skinEdge', 0.5),
  eachOf('54,630,1 52,566,0.76', (x, y, size) => cloud(x, y, size, 'light')),
];
