import { eachRow, fill, line, mirrored, put, rays, type Art, type Place } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { dais, enthroned } from '../figure/enthroned.ts';
import { lapCloak } from '../figure/lap.ts';
import { throne } from '../primitives/buildings.ts';
import { cloud } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const queenOfSwords: Scene = {
  alt: 'A queen with a winged crown, a cloak across her lap, sits high among clouds on a throne with butterflies carved into its stone back, a sword upright in one hand, the other raised to speak.',
  draw: (chance) => [
    sky(chance),
    rays(300, 330, 150, 520, 28),
    land('swords'),
    mirrored([cloud(104, 600, 0.8, 'dusk'), cloud(70, 700, 1, 'stone')]),
    throne('stone', 'shade', false, 176),
    relief,
    dais(834, 196),
    enthroned({
      look: {
        shape: 'long',
        aged: true,
        skin: 'skinOlive',
        hair: 'hairWhite',
        cut: 'bun',
        eyes: 'open',
        brow: 'stern',
        mouth: 'calm',
      },
      wears: 'wingCrown',
      robe: 'cloth',
      panel: 'wine',
      mantle: 'wineDark',
      collar: 'jewels',
      knees: 0.7,
      right: { joints: '50,-158 106,-56 140,-96', holds: heldAt(sword, 74, 1.5), turn: 0 },
      left: { joints: '-50,-158 -118,-90 -128,-206', hand: 'open', turn: 82 },
      lap: put(lapCloak('steelDark'), { x: 14 }),
      place: { x: 300, y: 574, size: 1.02 },
    }),
    eachRow<[number, number, number, Role]>(
      [
        [120, 786, 0.9, 'stone'],
        [486, 800, 0.9, 'stone'],
        [92, 858, 1.1, 'steel'],
        [510, 862, 1.1, 'steel'],
        [212, 880, 0.9, 'steel'],
        [394, 884, 0.9, 'steel'],
      ],
      (x, y, size, role) => cloud(x, y, size, role),
    ),
  ],
};

/** A butterfly cut into stone, 100 wide. */
const carved = (place: Place): Art =>
  put(
    [
      mirrored(
        [
          fill('steelDark', 'M4 -6C14 -40 46 -46 50 -26C50 -8 28 2 4 2Z', { width: 2.4 }),
          fill('steelDark', 'M4 2C26 2 40 12 34 28C24 40 8 26 4 10Z', { width: 2.4 }),
          line('M14 -10Q26 -26 38 -26M3 -14Q6 -30 16 -40', 2, 'line', 0.7),
        ],
        0,
      ),
      fill('steelDark', 'M-5 -16Q0 -24 5 -16L3 26Q0 32 -3 26Z', { width: 2 }),
    ],
    place,
  );

/** The stone back of the throne within its arch, with three butterflies carved into it. */
const relief: Art = [
  fill('stone', 'M196 340V262C204 214 244 176 300 158C356 176 396 214 404 262V340Q300 250 196 340Z', {
    width: 2,
  }),
  graven('212,300 216,258 246,214', 4, 'shade'),
  graven('388,300 384,258 354,214', 4, 'shade'),
  carved({ x: 300, y: 206, size: 0.78 }),
  mirrored(carved({ x: 232, y: 252, size: 0.52, turn: -30 })),
];
