import { eachRow } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { cloud } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { queen } from './queenOfSwords/queen.ts';
import { seat } from './queenOfSwords/seat.ts';

export const queenOfSwords: Scene = {
  alt: 'A white-haired queen with a crown of wings sits on a round-topped stone throne high among clouds and looks gravely aside, a silver butterfly on her breast; she holds a sword upright and raises the other hand to speak.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    land('swords'),
    eachRow<[number, number, number, Role]>(
      [
        [520, 640, 0.8, 'dusk'],
        [500, 730, 1, 'stone'],
        [60, 720, 0.9, 'dusk'],
      ],
      (x, y, size, role) => cloud(x, y, size, role),
    ),
    seat,
    queen,
    eachRow<[number, number, number, Role]>(
      [
        [64, 868, 1, 'steel'],
        [540, 872, 1, 'steel'],
      ],
      (x, y, size, role) => cloud(x, y, size, role),
    ),
  ],
};
