import { clipped, fill, flat, line, mirrored, put, type Art } from '../drawing/art.ts';
import { boxPath, circlePath, polar, times } from '../drawing/geometry.ts';
import { disc, star } from '../primitives/lights.ts';
import { firs, moonRoad } from './landscape.ts';
import { agedMoon } from './moon.ts';
import { paper, seal } from './theme.ts';

const FIELD = boxPath(46, 46, 508, 908);
const UPPER_FLAP = 'M46 46H554L300 500Z';
const SIDE_FLAP = 'M46 46L300 500H46Z';

/** A line of hills from one side of the flap to the other, down to its point. */
const ridge = (y: number, rise: number): Art =>
  fill(
    'far',
    `M46 ${y}C130 ${y - rise} 180 ${y + rise * 0.5} 236 ${y - rise * 0.2}C276 ${y - rise * 0.9} 330 ${y - rise} 372 ${y - rise * 0.2}C420 ${y + rise * 0.5} 480 ${y - rise} 554 ${y}V560H46Z`,
  );

/** The moon over hills with firs, and its road on a lake, as on the upper flap of an envelope. */
const night: Art = clipped(UPPER_FLAP, [
  flat('sky', boxPath(40, 40, 520, 500)),
  times(44, (i) => {
    const [x, y] = [70 + ((i * 173) % 464), 66 + ((i * 97) % 220)];
    return i % 5 ? flat('star', circlePath(x, y, 1.6 + (i % 3) * 0.5)) : star(x, y, 9);
  }),
  disc('glow', 300, 196, 76, 2.4),
  ridge(270, 40),
  firs(
    [
      [196, 296, 62],
      [226, 302, 84],
      [252, 304, 50],
      [354, 302, 54],
      [380, 300, 80],
      [408, 294, 58],
    ],
    'near',
  ),
  fill('water', boxPath(46, 300, 508, 260)),
  moonRoad(300, 300, 370, 44),
  line('M206 318h44M352 326h40M222 338h30M344 344h36', 2, 'waterLight', 0.8),
]);

/** Rows of waves, as on the upper half of a side flap; the last row meets its mirror image in the middle. */
const waves: Art = clipped(SIDE_FLAP, [
  flat('water', boxPath(40, 40, 266, 470)),
  times(16, (row) =>
    times(7, (i) => {
      const [x, y] = [30 + i * 52 + (row % 2) * 26, 65 + row * 29];
      return [1, 0.68, 0.36].map((k, ring) =>
        fill(
          ring % 2 ? 'waterLight' : 'water',
          `M${x - 26 * k} ${y}A${26 * k} ${26 * k} 0 0 1 ${x + 26 * k} ${y}Z`,
          { width: 1.4 },
        ),
      );
    }),
  ),
]);

/** What the upper half shows: a night sky on one flap, waves on the halves of two. */
const half: Art = clipped(boxPath(46, 46, 508, 454), [mirrored(waves), night]);

/**
 * A sealed letter with a night sky on two flaps. Turned by 180° it looks the same, so that the back does not show a
 * reversed card.
 */
export const oracleBack: Art = [
  paper,
  [0, 180].map((turn) => put(put(half, { x: -300, y: -500 }), { x: 300, y: 500, turn })),
  [7, 2.4].map((width, i) => line('M46 46L554 954M554 46L46 954', width, i ? 'line' : 'light')),
  disc('light', 300, 500, 152, 2.6),
  disc('shade', 300, 500, 142, 1.6),
  times(16, (i) =>
    agedMoon(...polar(300, 500, 113, -90 + i * 22.5), 15, ageAt(i), {
      lit: 'trim',
      edge: 'light',
      width: 1.2,
    }),
  ),
  disc('light', 300, 500, 82, 2),
  seal(300, 500, 62, star(0, 0, 20, 'light', 8, 0.42), 12),
  line(FIELD, 4, 'frame'),
  line(boxPath(38, 38, 524, 924), 1.2, 'frame'),
];

// Full at the top and bottom, new at both sides; a waning moon is opposite to a waxing one, so the ring is the same
// when turned.
function ageAt(i: number): number {
  const age = (0.5 + (i % 8) / 8) % 1;
  return i < 8 ? age : (1 - age) % 1;
}
