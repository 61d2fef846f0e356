import { type Art, fill, flat, mirrored, type Place, put } from '../drawing/art.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import { closedOver } from '../figure/holds.ts';
import { cypress } from '../primitives/plants.ts';
import { litBank } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { hilt } from './kingOfSwords/hilt.ts';
import { crownedHead, hairOfKing, mantle, shoulders } from './kingOfSwords/king.ts';

export const kingOfSwords: Scene = {
  alt: 'A stern king with a crown of spires, long dark hair and a forked beard, in a gabled seat of stone, has one hand on the pommel and one round the grip of his sword, whose point is down, and looks straight at us; clouds stand behind.',
  draw: (chance) => [
    sky(chance),
    litBank(330, 'stoneDark', [60, 60]),
    litBank(470, 'far', [60, 60], 3),
    land('swords'),
    mirrored(cypress(72, 880, 250)),
    gable,
    put(hairOfKing, HEAD),
    mantle,
    put(crownedHead, HEAD),
    hilt,
    arm([478, 590], [528, 742], [-26, 4], (place) => grip('skinFair', place), {
      x: 302,
      y: 600,
      turn: 10,
      size: 1.62,
      flip: true,
    }),
    arm([122, 590], [72, 742], [-30, -2], (place) => closedOver('skinFair', place), {
      x: 292,
      y: 526,
      turn: -12,
      size: 1.55,
    }),
    shoulders,
  ],
};

const HEAD: Place = { x: 300, y: 340, size: 1.42, turn: -3 };

/** One hand rests on the pommel of the sword, the other holds its grip. */
const arm = (shoulder: Point, elbow: Point, wrist: Point, hand: (place: Place) => Art, at: Place): Art =>
  cuffedArm({
    shoulder,
    elbow,
    cloth: 'clothDark',
    trim: 'steel',
    size: 1.7,
    at,
    wrist,
    hand,
  });

/** The gable of a stone seat that is broader than the picture. */
const gable: Art = [
  fill('stone', 'M96 900V400L300 120L504 400V900Z'),
  fill('clothDark', 'M132 900V412L300 184L468 412V900Z', { width: 2 }),
  flat('stoneDark', 'M300 120L504 400V900H488V406L300 150Z', 0.75),
];
