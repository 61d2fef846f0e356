import { eachOf, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { greatStar } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { striker } from './fiveOfWands/striker.ts';

export const fiveOfWands: Scene = {
  alt: 'Five burning staffs clash in the air, each gripped by a fist in a sleeve of another colour; sparks fly where they cross.',
  draw: (chance) => [
    sky(chance, { stars: 20 }),
    rays(330, 330, 40, 460, 28, 0.5),
    land('wands'),
    striker({
      at: [130, 706],
      turn: 25,
      from: [-60, 740],
      cloth: 'sage',
      trim: 'woodDark',
      skin: 'skinBrown',
      back: true,
    }),
    striker({
      at: [478, 392],
      turn: -46,
      from: [640, 330],
      cloth: 'cloth',
      trim: 'linen',
      skin: 'skinOlive',
      flip: true,
    }),
    striker({
      at: [506, 706],
      turn: -60,
      from: [640, 800],
      cloth: 'linen',
      trim: 'wine',
      skin: 'skinBrown',
      flip: true,
      hold: 40,
    }),
    striker({ at: [276, 772], turn: 22, from: [110, 920], cloth: 'wine', trim: 'light', skin: 'skinFair' }),
    striker({
      at: [120, 430],
      turn: 56,
      from: [-30, 310],
      cloth: 'straw',
      trim: 'sageDark',
      skin: 'skinDark',
    }),
    eachOf('350,272 212,536 344,614', (x, y, i) => greatStar(x, y, i ? 26 : 42, 'light')),
    firelight(310, 360, 330, 0.7),
  ],
};
