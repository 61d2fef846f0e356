import { shellSeat } from '../courts/shellSeat.ts';
import { fish } from '../creatures/beasts.ts';
import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { held } from './queenOfCups/cupInHands.ts';
import { knees } from './queenOfCups/knees.ts';
import { rock } from './queenOfCups/rock.ts';
import { drops, surf } from './queenOfCups/surf.ts';

export const queenOfCups: Scene = {
  alt: 'A queen crowned with scallops sits in a great shell, whose edge the sea laps, and lowers her eyes to the cup round which she has laid both hands; a fish leaps from the waves.',
  draw: (chance) => [
    sky(chance, { stars: 24 }),
    rays(320, 400, 230, 520, 20),
    land('cups'),
    put(
      [
        shellSeat(318, 704, 234, 520),
        rock,
        enthroned({
          look: {
            skin: 'skinDark',
            hair: 'hairBlack',
            cut: 'long',
            eyes: 'down',
            mood: 'tender',
            turn: -0.7,
          },
          wears: 'shellCrown',
          robe: 'waterLight',
          panel: 'light',
          mantle: 'clothDark',
          collar: 'jewels',
          shoes: 'rose',
          belt: false,
          knees: -0.55,
          bow: -8,
          lap: [knees, held],
          place: { x: 318, y: 552, size: 1.13 },
        }),
      ],
      { x: -80, y: -58, size: 1.25 },
    ),
    fish({ x: 108, y: 736, size: 1.15, turn: -58 }, 'straw'),
    surf,
    drops,
    firelight(280, 520, 150, 0.6),
  ],
};
