import { sovereign } from '../courts/sovereign.ts';
import { fish } from '../creatures/beasts.ts';
import { line, mirrored } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { cup } from '../suits/objects.ts';

export const queenOfCups: Scene = {
  alt: 'A queen crowned with shells sits by the sea and looks over the open cup she holds in both hands.',
  draw: (chance) =>
    sovereign(chance, {
      suit: 'cups',
      look: { skin: 'skinDark', hair: 'hairBlack', cut: 'long', eyes: 'down', brow: 'sad', mouth: 'calm' },
      wears: 'shellCrown',
      robe: 'waterLight',
      panel: 'light',
      seat: 'linen',
      back: 'water',
      collar: 'jewels',
      left: { kind: 'cradle', what: cup(0, 206, 0.92) },
      right: { kind: 'cradle', what: false },
      beside: mirrored([
        fish({ x: 104, y: 812, size: 0.9, turn: -50 }),
        line('M60 846q20 -12 40 0q20 12 40 0', 3, 'light', 0.7),
      ]),
    }),
};
