import { eachRow, type Art } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip, openHand } from '../../figure/grip.ts';
import type { Skin } from '../../figure/look.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** `hold` is where along its staff the hand is. */
type Fist = [x: number, y: number, turn: number, hold: number, cloth: Role, skin: Skin];

const FISTS: readonly Fist[] = [
  [84, 690, -3, 40, 'wine', 'skinDark'],
  [522, 802, 2, 4, 'sage', 'skinFair'],
  [144, 784, -6, 40, 'sage', 'skinFair'],
  [456, 850, 3, 4, 'cloth', 'skinBrown'],
  [214, 838, -2, 40, 'straw', 'skinBrown'],
];

/** The hands of a crowd: five lift their burning staffs, the others cheer. */
export const crowd: Art = [
  eachRow(FISTS, (x, y, turn, hold, cloth, skin, i) =>
    cuffedArm({
      shoulder: [x, y + 400],
      elbow: [x + (i % 2 ? 26 : -26), y + 160],
      cloth,
      size: 1.2,
      at: { x, y, turn: i % 2 ? 62 : -62, size: 1.15, flip: i % 2 > 0 },
      hand: (place) => grip(skin, place, heldAt(wand, hold, 1.35, turn)),
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
