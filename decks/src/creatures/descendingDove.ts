import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath, times } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';

/** A pinion from its root at 0,0 to its tip, `length` to the right. */
const pinion = (length: number): Art => [
  fill(
    'light',
    `M0 -12C${length * 0.4} -22 ${length * 0.86} -18 ${length} -4C${length * 0.9} 12 ${length * 0.4} 14 0 12Z`,
    { width: 1.6 },
  ),
  line(`M8 0Q${length * 0.5} -6 ${length * 0.9} -4`, 1.2, 'shade', 0.6),
];

/** One wing raised to the right: pinions along the whole arm, two rows of coverts over their roots, one leading edge. */
const spreadWing: Art = [
  times(9, (i) =>
    put(pinion([96, 108, 122, 136, 150, 160, 162, 150, 126][i] ?? 0), {
      x: 24 + i * 12,
      y: 0 - i * 11,
      turn: 62 - i * 15,
    }),
  ),
  times(7, (i) =>
    put(fill('linen', 'M0 -12C22 -18 44 -12 52 0C44 12 22 14 0 12Z', { width: 1.6 }), {
      x: 24 + i * 15,
      y: 0 - i * 14,
      turn: 60 - i * 18,
    }),
  ),
  fill(
    'light',
    'M6 -40C26 -56 62 -96 104 -116C128 -124 144 -118 148 -104C150 -90 138 -82 120 -74C92 -58 66 -28 48 0C36 18 14 22 4 14Z',
  ),
  graven('20,-14 62,-64 122,-100', 4, 'shade', 0.5),
  graven('30,0 70,-48 116,-84', 3, 'shade', 0.5),
];

/** A dove that comes down with spread wings, its breast towards us and its beak, at -6,98, to the lower left. */
export const descendingDove = (place: Place): Art =>
  put(
    [
      [-26, -9, 9, 26].map((turn, i) =>
        put(
          fill(i % 2 ? 'light' : 'linen', 'M-9 0C-18 -40 -18 -78 -8 -88Q0 -94 8 -88C18 -78 18 -40 9 0Z', {
            width: 1.6,
          }),
          { y: -26, turn },
        ),
      ),
      put(spreadWing, { x: 4, y: 12 }),
      put(spreadWing, { x: -4, y: 12, flip: true }),
      fill('light', 'M0 -52C36 -44 44 6 28 44C20 62 10 70 0 72C-12 70 -24 60 -30 42C-44 6 -36 -44 0 -52Z'),
      graven('-14,-30 -22,0 -14,36', 4, 'shade', 0.4),
      graven('12,-30 18,0 12,32', 4, 'shade', 0.4),
      fill('light', 'M-16 40C-30 52 -32 80 -16 90C0 98 20 90 22 70C24 56 20 46 14 38Z', { width: 2 }),
      flat('light', 'M-14 38Q0 30 14 36L18 56L-20 58Z'),
      fill('metal', 'M-22 84C-22 94 -14 104 -6 108C-4 100 -4 96 -6 92Z', { width: 1.6 }),
      flat('ink', circlePath(-10, 74, 4)),
      line('M-2 52Q8 56 12 66', 1.6, 'shade', 0.5),
    ],
    place,
  );
