import { eachRow, fill, line, mirrored, put, rays, type Art, type Place } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { CROWNS } from '../figure/crowns.ts';
import { seatedAside } from '../figure/seatedAside.ts';
import { cloud } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const queenOfSwords: Scene = {
  alt: 'A white-haired queen with a winged crown sits in profile, near, high among clouds, on a stone throne with a butterfly carved into its back; she holds a sword upright on her knee and stretches out her other hand as if to speak.',
  draw: (chance) => [
    sky(chance),
    rays(440, 430, 60, 460, 28),
    land('swords'),
    eachRow<[number, number, number, Role]>(
      [
        [520, 640, 0.8, 'dusk'],
        [500, 730, 1, 'stone'],
        [60, 720, 0.9, 'dusk'],
      ],
      (x, y, size, role) => cloud(x, y, size, role),
    ),
    put([seat, queen], { x: -72, y: -75, size: 1.25 }),
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
  farArm: { joints: '282,446 400,560 462,462', hand: 'open', turn: -62, drape: 60 },
  nearArm: { joints: '248,446 262,566 366,548', holds: heldAt(sword, 74, 1.72), turn: 4 },
});

/** The throne from the side: a high back that curls at its top, a seat and its front. */
const seat: Art = [
  fill(
    'stone',
    'M96 870V290C96 230 128 196 168 196C206 196 216 240 188 252C172 258 164 246 168 236C150 240 148 262 148 290V680H340V870Z',
  ),
  fill('stoneDark', 'M124 870V716H316V870Z', { width: 2 }),
  line('M122 300V690M108 690H330', 2, 'line', 0.6),
  disc('metal', 340, 696, 20, 2),
  butterfly({ x: 123, y: 396, size: 0.5 }),
];

/** A butterfly cut into stone, 100 wide. */
function butterfly(place: Place): Art {
  return put(
    [
      mirrored(
        [
          fill('steelDark', 'M4 -6C14 -40 46 -46 50 -26C50 -8 28 2 4 2Z'),
          fill('steelDark', 'M4 2C26 2 40 12 34 28C24 40 8 26 4 10Z'),
        ],
        0,
      ),
      fill('steelDark', 'M-5 -16Q0 -24 5 -16L3 26Q0 32 -3 26Z', { width: 2 }),
    ],
    place,
  );
}
