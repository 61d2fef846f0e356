import { horse } from '../creatures/horse/horse.ts';
import { clipped, mirrored, put, rays } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import { firelight } from '../primitives/firelight.ts';
import { castle } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { canopy, car } from './chariot/car.ts';
import { charioteer, pauldrons } from './chariot/charioteer.ts';
import { ends, rein } from './chariot/reins.ts';

const DRIVER = { x: -156, y: -236, size: 1.52 };

/** In the horse's own units its neck and head alone are above the frame. */
const TEAM = { x: 262, y: 962, size: 1.62 };

export const theChariot: Scene = {
  alt: 'A crowned charioteer in armour, who faces us under a canopy with stars, holds a star-tipped staff and drives a winged car; before it two great horses, one dark and one light, pull apart, and a walled city lies behind.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    rays(300, 290, 150, 520, 30, 0.4),
    mirrored(castle(476, 560, 0.9)),
    hill(566, 6, 'far', 1),
    hill(660, 8, 'mid', 2),
    canopy,
    put(charioteer(), DRIVER),
    car,
    clipped(
      boxPath(0, 0, 300, 900),
      put(horse({ gait: 'prance', coat: 'shade', shaded: 'ink', mane: 'hairBlack', smooth: true }), {
        ...TEAM,
        x: 600 - TEAM.x,
        flip: true,
      }),
    ),
    clipped(
      boxPath(300, 0, 300, 900),
      put(horse({ gait: 'prance', coat: 'light', shaded: 'linen', mane: 'hairFair', smooth: true }), TEAM),
    ),
    rein('M246 556C220 640 180 750 122 812'),
    rein('M258 556C300 640 390 750 478 812'),
    cuffedArm({
      shoulder: [230, 426],
      elbow: [142, 552],
      cloth: 'cloth',
      trim: 'steel',
      size: 1.5,
      at: { x: 256, y: 552, size: 1.5, turn: 4 },
      wrist: [-26, 4],
      hand: (place) => grip('skinOlive', place, ends),
    }),
    put(pauldrons, DRIVER),
    firelight(490, 240, 240, 0.8),
  ],
};
