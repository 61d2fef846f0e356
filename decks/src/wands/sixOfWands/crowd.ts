import { eachRow, type Art } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip, openHand } from '../../figure/grip.ts';
import type { Skin } from '../../figure/look.ts';
import { heldAt, wand } from '../../suits/objects.ts';

type Fist = [x: number, y: number, turn: number, cloth: Role, skin: Skin];

const FISTS: readonly Fist[] = [
  [84, 690, -3, 'wine', 'skinDark'],
  [520, 704, 3, 'sage', 'skinFair'],
  [144, 784, -6, 'sage', 'skinFair'],
  [462, 800, 6, 'cloth', 'skinBrown'],
  [214, 838, -2, 'straw', 'skinBrown'],
];

/** The hands of a crowd: five lift their burning staffs, the others cheer. */
export const crowd: Art = [
  eachRow(FISTS, (x, y, turn, cloth, skin, i) =>
    cuffedArm({
      shoulder: [x, y + 400],
      elbow: [x + (i % 2 ? 26 : -26), y + 160],
      cloth,
      size: 1.2,
      at: { x, y, turn: i % 2 ? 62 : -62, size: 1.15, flip: i % 2 > 0 },
      hand: (place) => grip(skin, place, heldAt(wand, 40, 1.35, turn)),
    }),
  ),
  eachRow(
    [
      [302, 846, 'cloth', 'skinFair'],
      [378, 830, 'wine', 'skinDark'],
    ] as [number, number, Role, Skin][],
    (x, y, cloth, skin, i) =>
      cuffedArm({
        shoulder: [x, y + 400],
        elbow: [x + 6, y + 140],
        cloth,
        size: 1.1,
        at: { x, y, turn: i ? -80 : -100, size: 1.1 },
        wrist: [-24, 0],
        hand: (place) => openHand(skin, place, 'back'),
      }),
  ),
];
