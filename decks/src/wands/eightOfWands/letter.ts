import { type Art, fill, flat, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { crescent, disc } from '../../primitives/lights.ts';

/** A sealed letter behind a staff that runs along y = 0. */
export const letter = (x: number): Art =>
  put(
    [
      fill('linen', 'M-62 -66H62V14H-62Z'),
      line('M-62 -66L0 -18L62 -66', 2, 'woodDark', 0.6),
      flat('glow', 'M30 -64H60V-20Z', 0.4),
      disc('red', 0, -34, 14, 2),
      crescent(1, -34, 8, 0, 'trim', 0),
    ],
    { x },
  );

/** The ribbon that binds it to the wood: two turns over paper and staff, a knot between, and ends that fly back. */
export const ribbon = (x: number): Art =>
  put(
    [
      fill('redDark', 'M-8 4C-30 18 -52 12 -84 30C-78 18 -84 14 -92 10C-64 6 -36 4 -10 -4Z', { width: 1.8 }),
      [-38, 30].map((at) =>
        fill('red', `M${at} -68Q${at + 6} -70 ${at + 12} -68L${at + 12} 16Q${at + 6} 22 ${at} 16Z`, {
          width: 1.8,
        }),
      ),
      fill('red', 'M-40 -6Q0 -12 44 -6V8Q0 14 -40 8Z', { width: 1.8 }),
      fill('red', 'M-6 0C-24 -22 -40 -18 -40 -6C-36 6 -20 6 -6 0ZM6 0C24 22 42 20 42 8C38 -4 22 -6 6 0Z', {
        width: 1.8,
      }),
      fill('red', 'M-4 4C-28 24 -40 40 -70 52C-66 40 -72 36 -80 36C-52 24 -30 10 -8 -4Z', { width: 1.8 }),
      disc('red', 0, 1, 9, 1.8),
      graven('-20,18 -44,36 -62,46', 3),
    ],
    { x },
  );
