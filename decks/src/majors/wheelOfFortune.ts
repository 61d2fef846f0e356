import { climbingFox } from '../creatures/fox.ts';
import { angel, bull, eagle, lion } from '../creatures/livingCreatures.ts';
import { sphinx } from '../creatures/sphinx.ts';
import { type Art, fill, flat, line, put, rays } from '../drawing/art.ts';
import { circlePath, polar, times, toTenth, type Point } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { limb } from '../drawing/swell.ts';
import { cloud } from '../primitives/land.ts';
import { crescent, disc, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const wheelOfFortune: Scene = {
  alt: 'A great golden wheel of eight spokes hangs in the sky; a snake winds down one side, a fox climbs the other, a winged sphinx lies still on top, and the heads of an angel, an eagle, a bull and a lion look on from the corners.',
  draw: (chance) => [
    sky(chance, { stars: 50, floor: 860 }),
    rays(X, Y, 190, 480, 36, 0.45),
    put(turning(), { x: -6, y: 8, size: 1.02 }),
    corner(angel({ size: 0.9 }), 118, 316),
    corner(eagle({ size: 0.86, flip: true }), 484, 310),
    corner(bull({ size: 0.98 }), 128, 850),
    corner(lion({ size: 1.1, flip: true }), 476, 846),
  ],
};

const [X, Y, R] = [300, 504, 160];

/** The wheel and those who ride on it. */
const turning = (): Art => [
  flat('near', circlePath(X, Y, R), 0.75),
  snakeTurns('behind'),
  wheel(),
  snakeTurns('before'),
  snakeHead(),
  climbingFox({ x: 476, y: 524, turn: 4, size: 0.72 }),
  sphinx({ x: 288, y: 332, size: 0.96 }),
];

const ring = (outer: number, inner: number): string =>
  circlePath(X, Y, outer) +
  `M${X - inner} ${Y}a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0Z`;

/** The spokes end below the rim, which carries the moon's phases. */
const wheel = (): Art => [
  times(8, (i) =>
    put(
      [
        fill('metal', 'M-5 -30C-15 -76 -13 -112 -4 -150H4C13 -112 15 -76 5 -30Z', { width: 2 }),
        flat('metalDark', 'M0 -36C10 -76 9 -112 2 -148C12 -112 14 -76 4 -32Z', 0.8),
      ],
      { x: X, y: Y, turn: i * 45 },
    ),
  ),
  times(8, (i) =>
    put(i % 2 ? crescent(0, -104, 12, 0, 'light') : star(0, -104, 14, 'light', 6, 0.5), {
      x: X,
      y: Y,
      turn: 22.5 + i * 45,
    }),
  ),
  fill('metalDark', ring(R + 22, R - 16)),
  fill('metal', ring(R + 16, R - 8), { width: 1.8 }),
  fill('metal', ring(62, 50), { width: 1.8 }),
  times(24, (i) => flat('ink', circlePath(...polar(X, Y, R + 4, i * 15 + 7.5), 2.4))),
  times(12, (i) => {
    const [x, y] = polar(X, Y, R + 4, i * 30);
    return [disc('ink', x, y, 9, 1.4), disc('light', x + (i - 6) * 1.6, y, 6.4, 0)];
  }),
  disc('metal', X, Y, 34),
  disc('metalDark', X, Y, 25, 1.6),
  star(X, Y, 22, 'light', 8, 0.5),
];

/** Points of the snake's coil: it turns round the rim as it comes down. */
const coil = (t: number): Point => polar(X, Y, R + 4 + 40 * Math.cos(t * Math.PI), 226 - t * 13.5);

/** Every second half turn passes before the rim. */
const snakeTurns = (which: 'behind' | 'before'): Art =>
  times(6, (turn) => {
    if ((turn % 2 === 1) !== (which === 'before')) return false;
    const points = times(7, (i) => coil(turn + i / 6));
    const width = 12 + turn * 1.6;
    return [
      limb(
        'sage',
        points,
        times(7, (i) => (turn ? width : 3 + i * 1.6)),
      ),
      which === 'before' &&
        points
          .slice(1, -1)
          .map(([x, y]) => line(`M${toTenth(x - 3)} ${toTenth(y - 3)}l6 6`, 2.4, 'glow', 0.8)),
    ];
  });

const snakeHead = (): Art =>
  put(
    [
      limb('sage', '16,-22 2,-6 2,12', [21, 20, 16]),
      fill('sage', 'M-12 8C-18 28 -8 46 2 50C14 46 22 28 16 8C8 0 -4 0 -12 8Z'),
      [-6, 9].map((x) => [flat('light', circlePath(x, 24, 3.4)), flat('ink', circlePath(x, 25, 1.6))]),
      line('M2 50V64M2 64l-6 8M2 64l6 8', 2, 'red'),
    ],
    { x: 130, y: 620, turn: 8 },
  );

/** A creature whose breast its cloud hides. */
const corner = (creature: Art, x: number, y: number): Art => [
  put(creature, { x, y }),
  cloud(x, y + 16, 0.8, 'steel'),
];
