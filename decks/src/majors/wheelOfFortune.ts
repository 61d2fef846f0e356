import { climbingFox, climbingFoxBehind } from '../creatures/fox.ts';
import { angel, bull, eagle, lion } from '../creatures/livingCreatures.ts';
import { sphinx } from '../creatures/sphinx.ts';
import { type Art, fill, flat, line, put, rays } from '../drawing/art.ts';
import { circlePath, polar, times, toTenth, type Point } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { limb } from '../drawing/swell.ts';
import { cloud } from '../primitives/land.ts';
import { firelight } from '../primitives/firelight.ts';
import { crescent, disc, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const wheelOfFortune: Scene = {
  alt: 'A great golden wheel of eight spokes fills the sky; a snake winds round its rim on one side, a fox clings to the other, a winged sphinx lies still on top, and an angel, an eagle, a bull and a lion look on from clouds.',
  draw: (chance) => [
    sky(chance, { stars: 50, floor: 860 }),
    rays(X, Y, 222, 480, 36, 0.45),
    turning(),
    firelight(X, Y, 250),
    corner(angel({ size: 0.9 }), 112, 312),
    corner(eagle({ size: 0.88, flip: true }), 492, 308),
    corner(bull({ size: 0.86 }), 112, 846),
    corner(lion({ size: 0.94, flip: true }), 474, 858),
  ],
};

const [X, Y, R] = [300, 548, 194];

const FOX = { x: 494, y: 556, turn: 2, size: 0.82 };

/** The wheel and those who ride on it. */
const turning = (): Art => [
  flat('near', circlePath(X, Y, R), 0.75),
  snakeTurns('behind'),
  climbingFoxBehind(FOX),
  wheel(),
  snakeTurns('before'),
  snakeHead(),
  climbingFox(FOX),
  sphinx({ x: 288, y: 342, size: 1.08 }),
];

const ring = (outer: number, inner: number): string =>
  circlePath(X, Y, outer) +
  `M${X - inner} ${Y}a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0Z`;

/** The spokes end below the rim, which carries the moon's phases. */
const wheel = (): Art => [
  times(8, (i) =>
    put(
      [
        fill('metal', 'M-6 -34C-18 -90 -15 -134 -5 -182H5C15 -134 18 -90 6 -34Z', { width: 2 }),
        flat('metalDark', 'M0 -42C12 -90 11 -134 3 -180C14 -134 16 -90 5 -38Z', 0.8),
      ],
      { x: X, y: Y, turn: i * 45 },
    ),
  ),
  times(8, (i) =>
    put(i % 2 ? crescent(0, -126, 15, 0, 'light') : star(0, -126, 17, 'light', 6, 0.5), {
      x: X,
      y: Y,
      turn: 22.5 + i * 45,
    }),
  ),
  fill('metalDark', ring(R + 22, R - 16)),
  fill('metal', ring(R + 16, R - 8), { width: 1.8 }),
  fill('metal', ring(74, 60), { width: 1.8 }),
  times(24, (i) => flat('ink', circlePath(...polar(X, Y, R + 4, i * 15 + 7.5), 2.4))),
  times(12, (i) => {
    const [x, y] = polar(X, Y, R + 4, i * 30);
    return [disc('ink', x, y, 9, 1.4), disc('light', x + (i - 6) * 1.6, y, 6.4, 0)];
  }),
  disc('metal', X, Y, 40),
  disc('glow', X, Y, 30, 1.6),
  star(X, Y, 27, 'light', 8, 0.5),
];

/** Points of the snake's coil: it turns round the rim as it comes down. */
const coil = (t: number): Point => polar(X, Y, R + 4 + 34 * Math.cos(t * Math.PI), 236 - t * 12.2);

/** Every second half turn passes before the rim. */
const snakeTurns = (which: 'behind' | 'before'): Art =>
  times(6, (turn) => {
    if ((turn % 2 === 1) !== (which === 'before')) return false;
    const points = times(7, (i) => coil(turn + i / 6));
    const width = 17 + turn * 1.8;
    return [
      limb(
        'sage',
        points,
        times(7, (i) => (turn ? width : 4 + i * 2.2)),
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
    { x: coil(6)[0], y: coil(6)[1], turn: 8, size: 1.1 },
  );

/** A creature that looks out of the clouds that lie round its breast. */
const corner = (creature: Art, x: number, y: number): Art => [
  cloud(x < X ? x - 20 : x + 20, y - 6, 1, 'stone'),
  put(creature, { x, y }),
  cloud(x - 30, y + 14, 0.66, 'steel'),
  cloud(x + 34, y + 22, 0.56, 'steel'),
];
