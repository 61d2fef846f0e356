import { type Art, fill, flat, mirrored, type Place, put } from '../drawing/art.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { closedOver } from '../figure/holds.ts';
import { cypress } from '../primitives/plants.ts';
import { litBank } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { sword } from '../suits/objects.ts';
import { crownedHead, hairOfKing, mantle, shoulders } from './kingOfSwords/king.ts';

export const kingOfSwords: Scene = {
  alt: 'A stern king with a crown of spires, long dark hair and a forked beard sits in a gabled seat of stone, leans with both hands on the pommel of his sword, whose point is down, and looks straight at us; clouds stand behind.',
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
    sword(300, 806, 2.6, 180),
    arm([478, 590], [528, 742], { x: 306, y: 590, turn: 14, size: 1.7, flip: true }),
    arm([122, 590], [72, 742], { x: 290, y: 566, turn: -8, size: 1.7 }),
    shoulders,
  ],
};

const HEAD: Place = { x: 300, y: 340, size: 1.42, turn: -3 };

/** An arm that rests on the pommel of the sword. */
const arm = (shoulder: Point, elbow: Point, at: Place): Art =>
  cuffedArm({
    shoulder,
    elbow,
    cloth: 'clothDark',
    trim: 'steel',
    size: 1.7,
    at,
    wrist: [-30, -2],
    hand: (place) => closedOver('skinFair', place),
  });

/** The gable of a stone seat that is broader than the picture. */
const gable: Art = [
  fill('stone', 'M96 900V400L300 120L504 400V900Z'),
  fill('clothDark', 'M132 900V412L300 184L468 412V900Z', { width: 2 }),
  flat('stoneDark', 'M300 120L504 400V900H488V406L300 150Z', 0.75),
];
