import { shellSeat } from '../courts/shellSeat.ts';
import { fish } from '../creatures/beasts.ts';
import { eachOf, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { lapCloth } from '../figure/lapCloth.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { held } from './queenOfCups/cupInHands.ts';
import { rock } from './queenOfCups/rock.ts';

export const queenOfCups: Scene = {
  alt: 'A queen crowned with shells sits, near, in a great shell by the sea and lowers her eyes over the cup she holds between both hands; a fish leaps from the waves.',
  draw: (chance) => [
    sky(chance),
    rays(320, 400, 230, 520, 28),
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
          lap: [lapCloth('clothDark', 'rose', true), held],
          place: { x: 318, y: 552, size: 1.13 },
        }),
      ],
      { x: -80, y: -58, size: 1.25 },
    ),
    fish({ x: 100, y: 742, size: 1, turn: -62 }, 'straw'),
    line('M56 806q22 -16 44 0q22 16 44 0M70 826q18 -12 34 0', 4, 'light', 0.85),
    eachOf('84,856 524,846', (x, y) => line(`M${x - 44} ${y}q22 -16 44 0q22 16 44 0`, 4, 'light', 0.85)),
  ],
};
