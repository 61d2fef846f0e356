import { fill, line, put, tube, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

export const sceptre: Art = [
  fill('metal', 'M-5 66V-90H5V66Z', { width: 1.8 }),
  disc('metal', 0, 70, 10, 1.8),
  disc('metal', 0, -108, 21),
  line('M-21 -108H21M0 -129V-87', 1.8, 'ink', 0.5),
];

/** A heart with the sign of Venus, its middle at 0,0. */
export const heart: Art = [
  fill('wine', 'M0 74C-64 30 -84 -10 -66 -44C-48 -70 -12 -66 0 -38C12 -66 48 -70 66 -44C84 -10 64 30 0 74Z', {
    width: 5,
    edge: 'metal',
  }),
  line('M0 4V46M-16 28H16M0 4a18 18 0 1 1 .1 0', 5, 'glow'),
];

/** One ear on its stalk, its foot at 0,0: grains in pairs, with long beards. */
const ear = (height: number): Art => [
  tube('metal', `M0 0Q3 ${-height / 2} 0 ${-height}`, 3.4),
  times(3, (i) => line(`M0 ${-height - 10 - i * 8}L${(i - 1) * 20} ${-height - 78}`, 1.4, 'metal')),
  times(4, (i) =>
    [-1, 1].map((side) =>
      put(fill('straw', 'M0 2C10 -6 10 -20 0 -28C-9 -20 -9 -6 0 2Z', { width: 1.6 }), {
        x: side * 6,
        y: -height + 8 - i * 15,
        turn: side * 30,
      }),
    ),
  ),
  put(fill('straw', 'M0 4C9 -6 9 -22 0 -32C-9 -22 -9 -6 0 4Z', { width: 1.6 }), { y: -height - 48 }),
];

/** Held round its stalks at 0,0; the ears spread above. */
export const sheaf: Art = put(
  [
    times(7, (i) => put(ear(84 - Math.abs(i - 3) * 8), { turn: (i - 3) * 11, size: 0.8 })),
    fill('metal', 'M-10 -14L-26 66L26 66L10 -14Z', { width: 1.8 }),
    graven('-4,0 -8,30 -12,62', 3),
    graven('3,0 5,30 8,62', 3),
  ],
  { turn: -24 },
);

/** Single ears at both sides before her, and none in the middle. */
export const standingWheat: Art = times(6, (i) => {
  const side = i % 2 ? 1 : -1;
  const out = Math.floor(i / 2);
  return put(ear(60 + out * 30), {
    x: 300 + side * (162 + out * 36),
    y: 934,
    turn: side * (4 + out * 3),
    size: 1.15,
  });
});
