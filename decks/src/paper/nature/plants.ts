import { flat, put, type Art } from '../../drawing/art.ts';
import {
  circlePath,
  polar,
  times,
  toPoints,
  toTenth,
  type Point,
  type Points,
} from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';

/**
 * A pointed leaf with its veins cut out: its stalk at (x, y), its tip at `length` in the direction of `turn`.
 */
export const leaf = (x: number, y: number, turn: number, length = 40, role: PaperInk = 'accent'): Art => {
  const [l, w] = [length, length * 0.3];
  return put(
    [
      cut(
        role,
        `M0 0C${toTenth(l * 0.25)} ${toTenth(-w * 1.3)} ${toTenth(l * 0.7)} ${toTenth(-w)} ${l} 0C${toTenth(l * 0.7)} ${toTenth(w)} ${toTenth(l * 0.25)} ${toTenth(w * 1.3)} 0 0Z`,
        4,
      ),
      flat(
        'light',
        [
          lens([l * 0.08, 0], [l * 0.84, 0], Math.max(1.6, l * 0.04)),
          l > 30
            ? [0.3, 0.5]
                .map(
                  (t) =>
                    lens([l * t, 0], [l * (t + 0.16), -w * 0.55], l * 0.03) +
                    lens([l * t, 0], [l * (t + 0.16), w * 0.55], l * 0.03),
                )
                .join('')
            : '',
        ].join(''),
      ),
    ],
    { x, y, turn },
  );
};

/** A stem through points with leaves along it, left and right by turns, and one at its tip. */
export function sprig(stem: Points, count: number, length: number, role: PaperInk = 'accent'): Art {
  const points = toPoints(stem);
  const along = (t: number): { at: Point; angle: number } => {
    const i = Math.min(points.length - 2, Math.floor(t * (points.length - 1)));
    const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    const k = t * (points.length - 1) - i;
    return {
      at: [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k],
      angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
    };
  };
  return [
    stroke(
      role,
      points,
      points.map((_, i) => 8 - (i * 5) / points.length),
    ),
    times(count, (i) => {
      const { at, angle } = along((i + 0.6) / count);
      return leaf(...at, angle + (i % 2 ? 48 : -48), length * (1 - (0.4 * i) / count), role);
    }),
    leaf(...(points.at(-1) ?? [0, 0]), along(0.999).angle, length * 0.7, role),
  ];
}

/** A round flower seen from the front, its middle at (x, y) and its radius r. */
export const blossom = (x: number, y: number, r: number, role: PaperInk = 'accent', petals = 5): Art => {
  const one = `M0 0C${toTenth(-r * 0.62)} ${toTenth(-r * 0.4)} ${toTenth(-r * 0.5)} ${-r} 0 ${toTenth(-r * 0.94)}C${toTenth(r * 0.5)} ${-r} ${toTenth(r * 0.62)} ${toTenth(-r * 0.4)} 0 0Z`;
  return put(
    [
      times(petals, (i) =>
        put(
          [
            cut(role, one, 4),
            flat(
              'light',
              [-12, 0, 12]
                .map((a) => lens(polar(0, 0, r * 0.36, a - 90), polar(0, 0, r * 0.78, a - 90), r * 0.06))
                .join(''),
            ),
          ],
          { turn: (i * 360) / petals },
        ),
      ),
      cut('glow', circlePath(0, 0, r * 0.26), 3),
    ],
    { x, y },
  );
};

/** A tuft of grass or reed: blades of up to `height` from one root at (x, y). */
export const tuft = (x: number, y: number, height = 50, role: PaperInk = 'ink', blades = 7): Art =>
  flat(
    role,
    times(blades, (i) => {
      const lean = (i - (blades - 1) / 2) * (height / blades) * 1.3;
      const tall = height * (1 - Math.abs(i - (blades - 1) / 2) / blades) * (i % 2 ? 0.86 : 1);
      return `M${toTenth(x + lean * 0.2 - 3)} ${y}Q${toTenth(x + lean * 0.3)} ${toTenth(y - tall * 0.6)} ${toTenth(x + lean)} ${toTenth(y - tall)}Q${toTenth(x + lean * 0.5 + 4)} ${toTenth(y - tall * 0.5)} ${toTenth(x + lean * 0.2 + 4)} ${y}Z`;
    }).join(''),
  );

/** A stalk of wheat, 45 wide: its foot at (x, foot), its ear a little above `tall`. */
export const wheat = (x: number, foot: number, tall: number): Art => [
  stroke('glow', `${x},${foot} ${x + 6},${foot - tall * 0.5} ${x},${foot - tall}`, [6, 5, 4]),
  times(5, (i) =>
    [-1, 1].map((side) =>
      put(cut('glow', 'M0 0C8 -10 8 -24 2 -34C-8 -26 -8 -10 0 0Z', 3), {
        x: x + side * 4,
        y: foot - tall + 64 - i * 18,
        turn: side * 28,
      }),
    ),
  ),
];
