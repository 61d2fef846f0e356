import { shellSeat } from '../courts/shellSeat.ts';
import { fish } from '../creatures/beasts.ts';
import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { held } from './queenOfCups/cupInHands.ts';
import { lowerShell } from './queenOfCups/lowerShell.ts';
import { drops, surf, swell } from './queenOfCups/surf.ts';

export const queenOfCups: Scene = {
  alt: 'A queen crowned with scallops sits in an open shell that floats on the sea, and lowers her eyes to the cup on its rim, round which she has laid both hands; a fish leaps from the waves.',
  draw: (chance) => [
    sky(chance, { stars: 24 }),
    rays(320, 400, 230, 520, 20),
    land('cups'),
    shellSeat(306, 790, 250, 600),
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
      belt: false,
      knees: -0.55,
      bow: -8,
      // The shell and the cup lie below the mantle that covers the shoulders.
      lap: [put([swell, lowerShell], { x: -AT.x / AT.size, y: -AT.y / AT.size, size: 1 / AT.size }), held],
      place: AT,
    }),
    fish({ x: 93, y: 772, size: 1.2, turn: -66 }, 'straw'),
    surf,
    drops,
    firelight(280, 520, 150, 0.6),
  ],
};

/** Where she sits; the cup in her hands is put there too. */
const AT = { x: 306, y: 650, size: 1.43 };
