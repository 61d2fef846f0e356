import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath, times } from '../drawing/geometry.ts';

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
  flat(
    'light',
    'M-10 -44C26 -56 62 -96 104 -116C128 -124 144 -118 148 -104C150 -90 138 -82 120 -74C92 -58 66 -28 48 0C36 22 14 30 -10 26Z',
  ),
  line('M14 -48C38 -62 66 -98 104 -116C128 -124 144 -118 148 -104', 2.4),
  flat(
    'shade',
    'M148 -104C150 -90 138 -82 120 -74C92 -58 66 -28 48 0C38 16 24 24 8 26C40 6 60 -34 86 -58C106 -74 134 -84 148 -104Z',
    0.2,
  ),
  // The smallest coverts lie in rows over the arm.
  line(
    'M34 10q12 -2 12 -14q12 -4 12 -16q12 -4 12 -16q13 -4 13 -15q14 -4 14 -14q15 -2 16 -12M26 -14q11 -3 12 -14q12 -4 13 -16q12 -3 14 -14q14 -3 15 -14q15 -2 17 -12',
    1.6,
    'shade',
    0.55,
  ),
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
      flat(
        'light',
        'M0 -52C26 -50 40 -40 40 -12C40 16 34 40 28 48C20 62 10 70 0 72C-12 70 -24 60 -30 46C-36 36 -40 16 -40 -12C-40 -40 -26 -50 0 -52Z',
      ),
      flat('shade', 'M8 -46C34 -36 40 10 22 46C14 60 6 68 -4 70C14 44 20 -6 8 -46Z', 0.16),
      line('M-40 30C-36 50 -20 68 0 72C16 70 32 54 38 30M-14 -50Q0 -56 14 -50', 2),
      line(
        'M-22 -18q8 8 14 0q8 8 15 0q8 8 14 0M-18 6q8 8 14 0q7 8 13 0M-12 28q6 7 11 0q6 7 11 0',
        1.4,
        'shade',
        0.5,
      ),
      fill('light', 'M-16 40C-30 52 -32 80 -16 90C0 98 20 90 22 70C24 56 20 46 14 38Z', { width: 2 }),
      flat('light', 'M-14 38Q0 30 14 36L18 56L-20 58Z'),
      fill('metal', 'M-22 84C-22 94 -14 104 -6 108C-4 100 -4 96 -6 92Z', { width: 1.6 }),
      flat('ink', circlePath(-10, 74, 4)),
      line('M-2 52Q8 56 12 66', 1.6, 'shade', 0.5),
    ],
    place,
  );
