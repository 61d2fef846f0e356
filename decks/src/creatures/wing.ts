import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';

/** A wing that spreads to the right from its root at 0,0; about 170 wide and 200 high. */
export const wing = (place: Place, role: Role = 'light', tips: Role = 'glow'): Art =>
  put(
    [
      times(6, (i) => feather(40 + i * 22, 14 - i * 13, 168 - i * 15, 62 - i * 19, tips)),
      times(5, (i) => feather(26 + i * 16, -6 - i * 12, 108 - i * 6, 50 - i * 20, role)),
      fill(
        role,
        'M-6 14C0 -30 30 -92 92 -116C124 -126 140 -112 128 -96C96 -78 70 -40 56 0C44 26 8 36 -6 14Z',
      ),
      line('M10 4C20 -30 48 -76 92 -98M26 10C34 -16 56 -52 84 -72', 1.5),
    ],
    place,
  );

const feather = (x: number, y: number, length: number, turn: number, role: Role): Art =>
  put(
    [
      fill(
        role,
        `M0 -10C${length * 0.5} -18 ${length * 0.9} -12 ${length} 0C${length * 0.9} 12 ${length * 0.5} 14 0 10Z`,
        { width: 1.6 },
      ),
      line(`M0 0H${length * 0.8}`, 1, 'line', 0.7),
    ],
    { x: x * 0.7, y: y * 0.9, turn },
  );
