import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc, star } from '../../primitives/lights.ts';

const SOLE = outline('-22,-40 6,-46 32,-34 34,-14 22,6 16,26 20,46 10,62 -8,62 -18,46 -12,22 -14,0 -28,-20');
const TOES = '-20,-62,12 5,-68,8 23,-61,7 37,-49,6.2 46,-34,5.4';
const PRINT =
  SOLE +
  TOES.split(' ')
    .map((toe) => toe.split(',').map(Number))
    .map(([x = 0, y = 0, r = 0]) => circlePath(x, y, r))
    .join('');

/**
 * The print of a bare foot, the toes up, about 105 long. It is full of water, in which the moon lies at the same side
 * of each, however the print is turned.
 */
export function footprint(turn: number, flipped: boolean): Art {
  const towards = (x: number, y: number) => {
    const angle = (-turn * Math.PI) / 180;
    const [dx, dy] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
    return { x: flipped ? -dx : dx, y: dy };
  };
  const moon = towards(-8, -6);
  return [
    put(flat('linen', PRINT, 0.75), towards(4, 5)),
    put(flat('woodDark', PRINT, 0.8), towards(-4, -5)),
    fill('near', PRINT, { width: 2 }),
    clipped(PRINT, [
      put(flat('water', PRINT, 0.9), towards(4, 6)),
      disc('glow', moon.x, moon.y - 6, 15, 1.6),
      line(circlePath(moon.x, moon.y - 6, 21), 1.6, 'light', 0.6),
    ]),
  ];
}

const ARMS = times(5, (i) => i * 72 - 90);

/** From the middle over the tips of five blunt arms, each bent a little. */
const starOutline = (reach: number, waist: number): string =>
  outline(
    ARMS.flatMap((angle, i) => {
      const bend = [10, -8, 6, 12, -6][i] ?? 0;
      return [
        polar(0, 0, waist, angle - 36),
        polar(0, 0, reach * 0.62, angle - 15 + bend * 0.4),
        polar(0, 0, reach, angle - 6 + bend),
        polar(0, 0, reach, angle + 6 + bend),
        polar(0, 0, reach * 0.62, angle + 15 + bend * 0.4),
      ].map((point, k) => `${point.map(toTenth).join(',')}${k === 0 ? '!' : ''}`);
    }).join(' '),
  );

/** A starfish, about 200 across. */
export const seaStar: Art = [
  put(flat('ink', starOutline(104, 38), 0.4), { x: 8, y: 12 }),
  fill('red', starOutline(104, 38), { width: 3.2 }),
  ARMS.map((angle, i) => {
    const bend = [10, -8, 6, 12, -6][i] ?? 0;
    return [
      times(6, (k) => disc('rose', ...polar(0, 0, 20 + k * 14, angle + bend * (k / 6)), 5.4 - k * 0.6, 0)),
      times(4, (k) =>
        [-1, 1].map((side) =>
          disc('redDark', ...polar(0, 0, 34 + k * 14, angle + bend * (k / 6) + side * (17 - k * 2)), 3, 0),
        ),
      ),
    ];
  }),
  disc('rose', 0, 0, 8, 0),
];

/** A ring with a stone, half sunk in the sand. */
export const goldRing: Art = [
  flat('ink', outline('-40,8! -20,22 20,24 52,10! 30,34 -20,32'), 0.4),
  line('M-34 8C-44 -54 44 -54 34 8', 15, 'line'),
  line('M-34 8C-44 -54 44 -54 34 8', 9.6, 'trim'),
  line('M-33 0C-36 -36 -8 -44 4 -41', 3, 'light'),
  fill('waterLight', 'M-13 -52L0 -66L13 -52L7 -38H-7Z', { width: 2.4 }),
  line('M-13 -52H13M0 -66V-38', 1.6, 'light'),
  eachOf('-30,-70,9 34,-62,7', (x = 0, y = 0, r = 0) => star(x, y, r, 'light')),
  fill('metalDark', outline('-56,12! -44,2 -24,6 0,8 24,4 46,2 58,14! 30,24 -30,24'), { edge: 'none' }),
];
