import { eachRow } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { cloud } from '../primitives/land.ts';
import { gust, litBank } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { queen } from './queenOfSwords/queen.ts';
import { seat } from './queenOfSwords/seat.ts';

export const queenOfSwords: Scene = {
  alt: 'A white-haired queen with a crown of wings faces us gravely from a round-topped stone throne high among clouds, a silver butterfly on her breast; she holds a sword upright in one hand and raises the other to speak.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
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
    seat,
    queen,
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
