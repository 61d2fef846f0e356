import { horseAhead } from '../creatures/horseAhead.ts';
import { eachRow, line, mirrored, put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { grip } from '../figure/grip.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { canopy, wheel, car } from './chariot/car.ts';
import { charioteer } from './chariot/charioteer.ts';

export const theChariot: Scene = {
  alt: 'A crowned charioteer in armour stands under a canopy of stars with a star-tipped staff and the reins of a dark and a light horse, which come towards us and pull apart; a walled city lies behind.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 360, 110, 420, 26, 0.35),
    castle(110, 588, 0.94),
    castle(490, 588, 0.94),
    hill(596, 6, 'far', 1),
    hill(690, 8, 'mid', 2),
    hill(800, 6, 'near', 0.6),
    standing(300, 846, 236),
    canopy(),
    charioteer(),
    mirrored(put(wheel, { x: 496, y: 756 })),
    car(),
    mirrored(line('M330 700C380 690 400 680 424 676', 6, 'woodDark')),
    horseAhead(
      { coat: 'shade', shaded: 'ink', mane: 'hairBlack', harness: 'red' },
      { x: 178, y: 838, size: 0.98, flip: true },
    ),
    horseAhead(
      { coat: 'light', shaded: 'linen', mane: 'hairFair', harness: 'wine' },
      { x: 422, y: 838, size: 0.98 },
    ),
    reins,
    grip('skinOlive', { x: 254, y: 546, size: 1.04, turn: 20 }),
  ],
};

const reins: Art = eachRow(
  [['M262 560C220 560 150 566 102 602'], ['M262 550C330 540 440 560 498 602']],
  (d) => [line(d, 6), line(d, 4, 'red')],
);
