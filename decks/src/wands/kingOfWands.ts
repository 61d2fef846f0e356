import { lyingLion } from './kingOfWands/lyingLion.ts';
import { put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { CROWNS } from '../figure/crowns.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import { closedOver } from '../figure/holds.ts';
import { seatedAside } from '../figure/seatedAside.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, wand } from '../suits/objects.ts';
import { plank, seat } from './kingOfWands/seat.ts';

export const kingOfWands: Scene = {
  alt: 'A red-bearded king in a jewelled crown sits in profile on a high throne with a red hanging and leans towards the burning staff that he has planted before him, his other hand on his knee; a golden lion lies at his feet.',
  draw: (chance) => [
    sky(chance),
    rays(456, 340, 90, 480, 28),
    land('wands'),
    put([seat, king], { x: -24 }),
    firelight(456, 340, 300),
  ],
};

const king: Art = seatedAside({
  side: { skin: 'skinOlive', hair: 'hairAuburn', beard: true, eyes: 'open', mood: 'proud' },
  wears: put(CROWNS.lionCrown, { x: -14, y: 4, turn: -8 }),
  bow: 4,
  robe: 'redDark',
  mantle: 'clothDark',
  lean: 8,
  behind: cuffedArm({
    shoulder: [306, 460],
    elbow: [392, 560],
    cloth: 'redDark',
    trim: 'sageDark',
    size: 1.12,
    at: { x: 480, y: 484, size: 1.16, turn: -14 },
    hand: (place) => grip('skinOlive', place, heldAt(wand, -30, 2.1, 1)),
  }),
  seat: plank,
  held: put(lyingLion, { y: -9 }),
  lap: cuffedArm({
    shoulder: [266, 452],
    elbow: [268, 562],
    cloth: 'redDark',
    trim: 'sageDark',
    size: 1.16,
    at: { x: 404, y: 594, turn: 16, size: 1.14 },
    wrist: [-28, -3],
    hand: (place) => closedOver('skinOlive', place),
  }),
});
