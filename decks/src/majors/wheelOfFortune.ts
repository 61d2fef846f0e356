import { angel, bull, eagle, lion } from '../creatures/livingCreatures.ts';
import { sphinx } from '../creatures/sphinx.ts';
import { type Art, flat, line, put, rays } from '../drawing/art.ts';
import { boxPath, circlePath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { cloud } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { fox, foxBehind, snake } from './wheelOfFortune/riders.ts';
import { spokeField, R, wheel, X, Y } from './wheelOfFortune/rim.ts';

export const wheelOfFortune: Scene = {
  alt: 'A great golden wheel of eight spokes stands before us in the sky; a snake winds down along its rim, a fox climbs up with its paws on it, a winged sphinx lies on top, and an angel, an eagle, a bull and a lion look on.',
  draw: (chance) => [
    sky(chance, { stars: 20, floor: 860 }),
    rays(X, Y, 200, 480, 36, 0.6),
    flat('skyTop', boxPath(40, 30, 520, 870), 0.35),
    corner(angel({ size: 0.8 }), 142, 308),
    [halo(462, 214, 56), corner(eagle({ size: 0.72, flip: true }), 470, 308)],
    [halo(136, 770, 56), corner(bull({ size: 0.72 }), 126, 842)],
    [halo(466, 776, 60), corner(lion({ size: 0.88, flip: true }), 464, 846)],
    spokeField,
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
  cloud(x < X ? x - 8 : x + 8, y - 6, 0.8, 'stone'),
  put(creature, { x, y }),
  cloud(x - 26, y + 12, 0.6, 'steel'),
  cloud(x + 30, y + 18, 0.5, 'steel'),
];
