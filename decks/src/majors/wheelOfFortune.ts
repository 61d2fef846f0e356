import { angel, bull, eagle, lion } from '../creatures/livingCreatures.ts';
import { sphinx } from '../creatures/sphinx.ts';
import { type Art, flat, line, put, rays } from '../drawing/art.ts';
import { boxPath, circlePath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { cloud } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { fox, foxBehind, snake } from './wheelOfFortune/riders.ts';
import { farRim, R, wheel, X, Y } from './wheelOfFortune/rim.ts';

export const wheelOfFortune: Scene = {
  alt: 'A great golden wheel of eight spokes, turned a little aside, fills the sky; a snake winds down along its rim, a fox climbs up with its paws on it, a winged sphinx lies on top, and an angel, an eagle, a bull and a lion look on.',
  draw: (chance) => [
    sky(chance, { stars: 20, floor: 860 }),
    rays(X, Y, 200, 480, 36, 0.6),
    flat('skyTop', boxPath(40, 30, 520, 870), 0.35),
    corner(angel({ size: 0.82 }), 106, 302),
    [halo(476, 206, 60), corner(eagle({ size: 0.8, flip: true }), 496, 300)],
    [halo(122, 798, 62), corner(bull({ size: 0.74 }), 100, 866)],
    [halo(484, 800, 64), corner(lion({ size: 0.82, flip: true }), 480, 868)],
    farRim,
    foxBehind,
    wheel,
    snake,
    fox,
    sphinx({ x: X, y: Y - R - 15, size: 1.04 }),
    firelight(X, Y, 260),
  ],
};

/** The golden ring behind a head. */
const halo = (x: number, y: number, r: number): Art => line(circlePath(x, y, r), 6, 'glow');

/** A creature that looks out of the clouds that lie round its breast. */
const corner = (creature: Art, x: number, y: number): Art => [
  cloud(x < X ? x - 20 : x + 20, y - 6, 1, 'stone'),
  put(creature, { x, y }),
  cloud(x - 30, y + 14, 0.66, 'steel'),
  cloud(x + 34, y + 22, 0.56, 'steel'),
];
