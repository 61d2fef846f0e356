import { butterfly } from '../creatures/beasts.ts';
import { eachRow, fill, flat, mirrored, put, rays, type Art } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { dais, enthroned } from '../figure/enthroned.ts';
import { throne } from '../primitives/buildings.ts';
import { cloud } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const queenOfSwords: Scene = {
  alt: 'A queen with a crown of wings sits high among clouds on a stone throne carved with butterflies, a sword upright in one hand, the other raised to speak.',
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
      robe: 'steelDark',
      panel: 'wine',
      mantle: 'wineDark',
      collar: 'jewels',
      knees: 0.7,
      right: { joints: '50,-158 106,-56 140,-96', holds: heldAt(sword, 74, 1.5), turn: 0 },
      left: { joints: '-50,-158 -118,-90 -128,-206', hand: 'open', turn: 82 },
      lap: knees,
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

/** Butterflies carved into the arch of the throne. */
const relief: Art = [
  fill('stoneDark', circlePath(300, 196, 32), { width: 1.6 }),
  butterfly({ x: 300, y: 198, size: 0.56 }, 'steelDark'),
  mirrored(butterfly({ x: 214, y: 268, size: 0.4, turn: -30 }, 'steelDark')),
];

/** Light on the knees and a shadow between them, in the sitter's units. */
const knees: Art = [
  [-45, 107].map((x) =>
    put(flat('steel', 'M-34 46C-40 10 30 -10 40 40C34 24 -20 16 -34 46Z', 0.75), { x, y: 30 }),
  ),
  flat('shade', 'M-10 96C6 120 56 120 74 96C60 108 8 108 -10 96Z', 0.6),
  flat('shade', 'M146 90C156 150 166 200 172 250L148 258C152 200 146 150 130 100Z', 0.35),
  flat('shade', 'M-84 90C-88 150 -102 200 -104 250L-84 258C-76 200 -74 150 -66 100Z', 0.35),
  graven('-60,30 0,52 50,44', 5, 'shade'),
];
