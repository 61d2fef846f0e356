import { clipped, fill, flat, line, put, type Art } from '../drawing/art.ts';
import { boxPath, circlePath, polar, times } from '../drawing/geometry.ts';
import { disc, star } from '../primitives/lights.ts';
import { agedMoon } from './moon.ts';
import { paper, seal } from './theme.ts';

const FIELD = boxPath(46, 46, 508, 908);
const UPPER_FLAP = 'M46 46H554L300 500Z';

const ridge = (y: number, role: 'far' | 'mid' | 'near'): Art =>
  fill(
    role,
    `M46 ${y}C130 ${y - 34} 190 ${y + 30} 300 ${y - 8}C410 ${y - 44} 470 ${y + 30} 554 ${y - 14}V560H46Z`,
  );

/** The moon over hills, as on the upper flap of an envelope. */
const night: Art = clipped(UPPER_FLAP, [
  flat('sky', boxPath(46, 46, 508, 500)),
  times(44, (i) => {
    const [x, y] = [70 + ((i * 173) % 464), 66 + ((i * 97) % 220)];
    return i % 5 ? flat('star', circlePath(x, y, 1.6 + (i % 3) * 0.5)) : star(x, y, 9);
  }),
  disc('glow', 300, 196, 76, 2.4),
  ridge(272, 'far'),
  ridge(314, 'mid'),
  ridge(356, 'near'),
]);

/** Rows of waves, as on the upper half of a side flap. */
const waves: Art = clipped('M46 46L300 500H46Z', [
  flat('water', boxPath(46, 46, 260, 456)),
  times(17, (row) =>
    times(7, (i) => {
      const [x, y] = [30 + i * 52 + (row % 2) * 26, 60 + row * 29];
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

/**
 * A sealed letter with a night sky on two flaps. Turned by 180° it looks the same, so that the back does not show a
 * reversed card.
 */
export const oracleBack: Art = [
  paper,
  [0, 180].map((turn) =>
    [false, true].map((flip) => put(put([waves], { x: -300, y: -500 }), { x: 300, y: 500, turn, flip })),
  ),
  [0, 180].map((turn) => put(put([night], { x: -300, y: -500 }), { x: 300, y: 500, turn })),
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
  line(FIELD, 3.4, 'frame'),
  line(boxPath(38, 38, 524, 924), 1.2, 'frame'),
];

// Full at the top and bottom, new at both sides; a waning moon is opposite to a waxing one, so the ring is the same
// when turned.
function ageAt(i: number): number {
  const age = (0.5 + (i % 8) / 8) % 1;
  return i < 8 ? age : (1 - age) % 1;
}
