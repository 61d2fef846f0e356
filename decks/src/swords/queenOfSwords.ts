import { eachRow, put } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { cloud } from '../primitives/land.ts';
import { gust, litBank } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { queen } from './queenOfSwords/queen.ts';
import { seat } from './queenOfSwords/seat.ts';

export const queenOfSwords: Scene = {
  alt: 'A white-haired queen with a winged diadem sits in profile, near, high among clouds, on a stone throne with a butterfly carved into its back; she holds a sword upright on her knee and raises her other hand to speak.',
  draw: (chance) => [
    sky(chance),
    litBank(380, 'stoneDark', [600, 120], 1),
    gust({ x: 440, y: 230, size: 0.9 }),
    land('swords'),
    eachRow<[number, number, number, Role]>(
      [
        [520, 640, 0.8, 'dusk'],
        [500, 730, 1, 'stone'],
        [60, 720, 0.9, 'dusk'],
      ],
      (x, y, size, role) => cloud(x, y, size, role),
    ),
    put([seat, queen], { x: -136, y: -160, size: 1.55 }),
    eachRow<[number, number, number, Role]>(
      [
        [84, 858, 1.1, 'steel'],
        [520, 862, 1.1, 'steel'],
        [230, 884, 0.9, 'steel'],
        [390, 884, 0.9, 'steel'],
      ],
      (x, y, size, role) => cloud(x, y, size, role),
    ),
  ],
};
