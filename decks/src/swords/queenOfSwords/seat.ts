import { fill, line, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { disc } from '../../primitives/lights.ts';

/** The throne from the side: a high back that curls at its top, a seat and its front. */
export const seat: Art = [
  fill(
    'stone',
    'M96 870V290C96 230 128 196 168 196C206 196 216 240 188 252C172 258 164 246 168 236C150 240 148 262 148 290V680H340V870Z',
  ),
  fill('stoneDark', 'M124 870V716H316V870Z', { width: 2 }),
  line('M122 300V690M108 690H330', 2, 'line', 0.6),
  disc('metal', 340, 696, 20, 2),
  butterfly({ x: 123, y: 396, size: 0.5 }),
];

/** A butterfly cut into stone, 100 wide. */
function butterfly(place: Place): Art {
  return put(
    [
      mirrored(
        [
          fill('steelDark', 'M4 -6C14 -40 46 -46 50 -26C50 -8 28 2 4 2Z'),
          fill('steelDark', 'M4 2C26 2 40 12 34 28C24 40 8 26 4 10Z'),
        ],
        0,
      ),
      fill('steelDark', 'M-5 -16Q0 -24 5 -16L3 26Q0 32 -3 26Z', { width: 2 }),
    ],
    place,
  );
}
