import { eachRow, put, type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { CROWNS } from '../figure/crowns.ts';
import { seatedAside } from '../figure/seatedAside.ts';
import { cloud } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { gust, litBank } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, sword } from '../suits/objects.ts';
import { seat } from './queenOfSwords/seat.ts';

export const queenOfSwords: Scene = {
  alt: 'A white-haired queen with a winged crown sits in profile, near, high among clouds, on a stone throne with a butterfly carved into its back; she holds a sword upright on her knee and stretches out her other hand as if to speak.',
  draw: (chance) => [
    sky(chance),
    litBank(380, 'stoneDark', [600, 120], 1),
    gust({ x: 440, y: 230, size: 0.9 }),
    land('swords'),
    eachRow<[number, number, number, Role]>(
      [
        [520, 640, 0.8, 'dusk'],
        [500, 730, 1, 'stone'],
        [60, 720, 0.9, 'dusk'],
      ],
      (x, y, size, role) => cloud(x, y, size, role),
    ),
    put([put(seat, { x: 34 }), queen], { x: -150, y: -168, size: 1.55 }),
    eachRow<[number, number, number, Role]>(
      [
        [84, 858, 1.1, 'steel'],
        [520, 862, 1.1, 'steel'],
        [230, 884, 0.9, 'steel'],
        [390, 884, 0.9, 'steel'],
      ],
      (x, y, size, role) => cloud(x, y, size, role),
    ),
  ],
};

const queen: Art = seatedAside({
  side: { skin: 'skinFair', hair: 'hairWhite', eyes: 'open', mood: 'stern', nose: 'hooked', aged: true },
  wears: [disc('hairWhite', -80, 6, 28), put(CROWNS.wingCrown, { x: -14, y: 4, turn: -8 })],
  robe: 'cloth',
  mantle: 'wineDark',
  farArm: { joints: '282,446 394,556 430,440', hand: 'open', turn: -76, drape: 60 },
  nearArm: { joints: '248,446 258,566 344,556', holds: heldAt(sword, 74, 1.72), turn: 4 },
});
