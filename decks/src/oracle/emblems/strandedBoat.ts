import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

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

const ROPE =
  'M525 424C542 452 548 490 532 510C516 530 482 522 490 506C498 492 530 506 524 530C518 552 484 556 460 544';

/** The rope from its bow, which lies loose on the sand. */
export const looseRope: Art = [
  put(line(ROPE, 5, 'ink', 0.3), { x: 3, y: 7 }),
  [7.4, 4.4].map((width, k) => line(ROPE, width, k ? 'linen' : 'line')),
  disc('steelDark', 525, 423, 5, 2.2),
];
