import { horseAhead } from '../creatures/horseAhead.ts';
import { mirrored, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { castle } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { canopy, car } from './chariot/car.ts';
import { arms, charioteer, fists } from './chariot/charioteer.ts';
import { blownMane } from './chariot/speed.ts';
import { rein } from './chariot/reins.ts';

/** The pair trots towards us and turns outwards. */
const TEAM = { x: 400, y: 964, size: 1.1, turn: 8 };
const MANE = { x: 98, y: 138, size: 0.764 };

export const theChariot: Scene = {
  alt: 'A charioteer in armour with a crown of stars faces us under a starry canopy and holds taut reins; two horses, one dark and one light, pull apart before the red car, a winged sun on its front, golden wheels at its sides.',
  draw: (chance) => [
    sky(chance, { stars: 24 }),
    rays(300, 352, 120, 520, 20, 0.4),
    mirrored(castle(446, 470, 0.6)),
    hill(474, 6, 'far', 1),
    canopy,
    charioteer,
    arms,
    car,
    fists,
    put(
      [
        put(blownMane('hairBlack'), MANE),
        horseAhead({ coat: 'shade', shaded: 'ink', mane: 'hairBlack', harness: 'red' }, TEAM),
      ],
      {
        x: 600,
        flip: true,
      },
    ),
    put(blownMane('hairFair'), MANE),
    horseAhead({ coat: 'light', shaded: 'linen', mane: 'hairFair', harness: 'red' }, TEAM),
    mirrored(rein('M232 566C232 620 190 720 140 754')),
    firelight(300, 250, 260, 0.3),
  ],
};
