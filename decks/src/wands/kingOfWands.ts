import { sittingLion } from '../courts/sittingLion.ts';
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
import { legs } from './kingOfWands/legs.ts';
import { armRest, plank, seat } from './kingOfWands/seat.ts';

export const kingOfWands: Scene = {
  alt: 'A red-bearded king in a jewelled crown sits in profile, in boots, on a throne with a red hanging and leans towards the burning staff that he has planted before him, his other hand on his knee; a golden lion sits at his feet.',
  draw: (chance) => [
    sky(chance),
    rays(178, 320, 90, 480, 28),
    land('wands'),
    put([seat, put(sittingLion, { x: 524, y: 744, size: 0.7 }), king], { x: 656, y: -14, flip: true }),
    firelight(174, 330, 260),
  ],
};

const king: Art = seatedAside({
  side: { skin: 'skinOlive', hair: 'hairAuburn', beard: true, eyes: 'open', mood: 'proud' },
  wears: put(CROWNS.lionCrown, { x: -14, y: 4, turn: -8 }),
  bow: 4,
  robe: 'redDark',
  mantle: 'clothDark',
  lean: 11,
  behind: cuffedArm({
    shoulder: [306, 460],
    elbow: [392, 566],
    cloth: 'redDark',
    trim: 'sageDark',
    size: 1.12,
    at: { x: 480, y: 484, size: 1.16, turn: -14 },
    hand: (place) => grip('skinOlive', place, heldAt(wand, -44, 2.24, 2)),
  }),
  seat: plank,
  legs,
  lap: [
    armRest,
    cuffedArm({
      shoulder: [270, 452],
      elbow: [272, 566],
      cloth: 'redDark',
      trim: 'sageDark',
      size: 1.16,
      at: { x: 396, y: 588, turn: 16, size: 1.14 },
      wrist: [-28, -3],
      hand: (place) => closedOver('skinOlive', place),
    }),
  ],
});
