import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';

/** A long embroidered band from the collar over the lap, in the seated figure's units. */
export const stole: Art = [
  fill('light', 'M-17 -130C-20 -60 -18 10 -22 70L-20 176H20L22 70C18 10 20 -60 17 -130Z', { width: 2 }),
  line('M-20 164H20', 5, 'trim'),
  [-92, 14, 112].map((y) => line(`M0 ${y - 16}V${y + 16}M-10 ${y - 5}H10`, 5, 'wine')),
];

/** A cape of ermine with its black tails. */
export const ermine: Art = [
  fill(
    'light',
    'M-28 -188C-60 -180 -84 -168 -90 -140C-60 -118 -24 -122 0 -108C24 -122 60 -118 90 -140C84 -168 60 -180 28 -188C14 -164 -14 -164 -28 -188Z',
    { width: 1.8 },
  ),
  eachOf('-68,-152 -48,-166 -40,-138 -16,-150 -8,-126 16,-150 40,-138 48,-166 68,-152', (x, y) =>
    flat('ink', `M${x - 2.4} ${y}q2.4 -5 4.8 0q1 8 -1 14l-1.4 -3l-1.4 3q-2 -6 -1 -14Z`),
  ),
];

export const tripleCross: Art = [
  fill('metal', 'M-8 356V-132H8V356Z', { width: 1.8 }),
  [-112, -86, -60].map((y, i) => fill('metal', boxPath(-21 - i * 7, y, 42 + i * 14, 12), { width: 1.6 })),
];

export const key: Art = [
  fill('metal', 'M-6 54V-40H6V54Z', { width: 1.6 }),
  fill('metal', 'M6 26H26V36H6ZM6 44H22V54H6Z', { width: 1.6 }),
  line('M0 -40a18 18 0 1 1 .1 0', 9),
  line('M0 -40a18 18 0 1 1 .1 0', 5, 'metalDark'),
];
