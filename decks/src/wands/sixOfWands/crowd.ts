import { type Art, eachRow, fill, type Place, put } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import type { Skin } from '../../figure/look.ts';
import { wand } from '../../suits/objects.ts';

/** Those that people farther off hold up. */
export const staffs: Art = [wand(76, 640, 1.9, -2), wand(520, 610, 1.8, 2)];

type Cut = Parameters<typeof headFromBehind>[0]['cut'];

/** Head and shoulders from behind; the head is at 0,0. */
const spectator = (skin: Skin, hair: Role, cut: Cut, cloth: Role, place: Place): Art =>
  put(
    [
      fill(cloth, 'M-26 50C-84 58 -118 80 -124 150H124C118 80 84 58 26 50Z'),
      graven('-70,80 -84,110 -88,146', 5),
      graven('70,80 84,110 88,146', 5),
      headFromBehind({ skin, hair, cut, place: { size: 0.86 } }),
    ],
    place,
  );

/** People near us, and the staffs that they hold up. */
export const crowd: Art = [
  wand(124, 724, 1.3, -3),
  wand(486, 746, 1.2, 2),
  wand(538, 720, 1.4, 3),
  eachRow<readonly [Skin, Role, Cut, Role, number, number]>(
    [
      ['skinDark', 'hairBlack', 'curls', 'clothDark', 240, 832],
      ['skinFair', 'hairFair', 'long', 'rose', 352, 838],
      ['skinOlive', 'hairBrown', 'short', 'sage', 122, 840],
      ['skinFair', 'hairAuburn', 'short', 'wine', 464, 840],
    ],
    (skin, hair, cut, cloth, x, y) => spectator(skin, hair, cut, cloth, { x, y, size: 0.74 }),
  ),
];
