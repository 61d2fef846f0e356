import { horseAhead } from '../creatures/horseAhead.ts';
import { mirrored, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { castle } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { canopy, car } from './chariot/car.ts';
import { arms, charioteer, fists } from './chariot/charioteer.ts';
import { rein } from './chariot/reins.ts';

/** Head and breast of a horse are above the frame; the pair turns outwards. */
const TEAM = { x: 426, y: 1078, size: 1.52 };

export const theChariot: Scene = {
  alt: 'A charioteer in armour with a crown of stars faces us under a starry canopy and holds the reins in both fists; two great horses, one dark and one light, come towards us before the winged car and pull apart, a walled city behind.',
  draw: (chance) => [
    sky(chance, { stars: 24 }),
    rays(300, 352, 120, 520, 20, 0.4),
    mirrored(castle(476, 560, 0.9)),
    hill(566, 6, 'far', 1),
    canopy,
    charioteer,
    arms,
    car,
    fists,
    put(horseAhead({ coat: 'shade', shaded: 'ink', mane: 'hairBlack', harness: 'red' }, TEAM), {
      x: 600,
      flip: true,
    }),
    horseAhead({ coat: 'light', shaded: 'linen', mane: 'hairFair', harness: 'red' }, TEAM),
    mirrored(rein('M242 634C234 690 200 740 160 778')),
  ],
};
