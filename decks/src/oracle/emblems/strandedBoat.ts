import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const HULL = outline('-128,-62! -60,-44 40,-40 136,-58! 122,-14 84,16 -60,20 -100,-14!');

/** A rowing boat that the water has left, 270 wide: it leans towards us on its keel, on sand at y = 20. */
export const strandedBoat: Art = [
  flat('ink', outline('-120,14! -40,4 80,6 150,16! 80,32 -70,34'), 0.4),
  put(
    [
      fill('woodDark', outline('-128,-62! -60,-78 50,-76 136,-58! 60,-36 -60,-38'), { width: 2.8 }),
      fill('wood', outline('-128,-62! -60,-74 50,-72 136,-58! 54,-66 -56,-68'), { width: 1.8 }),
      [-62, 4, 66].map((x) => fill('straw', `M${x} -70L${x + 16} -70L${x + 10} -40H${x - 8}Z`, { width: 2 })),
      fill('red', HULL, { width: 3 }),
      clipped(HULL, [
        flat('light', outline('-140,-66! -60,-46 40,-42 146,-62! 146,-44 40,-26 -60,-30 -140,-48!')),
        line('M-116 -34Q0 -8 130 -30M-104 -12Q0 8 118 -8', 2.4, 'redDark'),
        flat('redDark', outline('-100,-14! -40,8 60,6 122,-14! 90,30 -70,30'), 0.6),
      ]),
      line(HULL, 3),
      graven('-114,-56 -40,-40 40,-37', 3, 'metalDark', 0.8),
    ],
    { turn: 7 },
  ),
];

const ROPE = 'M374 414C340 470 300 536 232 540C150 544 92 556 104 584C114 606 176 590 160 622';

/** The rope from its bow over the sand to the anchor, which lies there with its shadow. */
export const anchorOnItsRope: Art = [
  line('M374 422C342 478 304 544 236 548C154 552 98 562 110 590C120 612 180 598 164 630', 4, 'ink', 0.3),
  [6.4, 3.6].map((width, k) => line(ROPE, width, k ? 'linen' : 'line')),
  put(
    [
      flat('ink', 'M8 10L16 66Q60 70 52 40L40 84Q-20 92 -30 60Z', 0.35),
      [12, 7].map((width, k) =>
        line('M0 4V68M-22 16H22M-36 40Q-32 70 0 72Q32 70 36 40', width, k ? 'steelDark' : 'line'),
      ),
      fill('steelDark', 'M-48 48L-38 26L-24 48ZM48 48L38 26L24 48Z', { width: 2.6 }),
      [10, 5].map((width, k) => line('M0 4a9 9 0 1 1 0.1 0Z', width, k ? 'steelDark' : 'line')),
      line('M-2 16V62M-26 50Q-18 64 -4 67', 2.4, 'light', 0.9),
    ],
    { x: 158, y: 624, turn: 70, size: 0.86 },
  ),
];
