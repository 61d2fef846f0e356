import { fill, put, type Art, type Place } from '../../drawing/art.ts';
import type { Points } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { openHand } from '../../figure/grip.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import type { Skin } from '../../figure/look.ts';

/** A bare arm from the shoulder by the elbow to the wrist, where an open hand begins. */
const raisedArm = (skin: Skin, joints: Points, hand: Place): Art => [
  limb(skin, joints, [52, 42, 26], 'skinEdge'),
  openHand(skin, hand, 'back'),
];

/** A shroud over shoulders and back; the nape is at 0,0. */
const shroud: Art = [
  fill('linen', 'M-46 22C-84 30 -104 50 -108 84L-96 330H96L108 84C104 50 84 30 46 22Q0 62 -46 22Z'),
  ['-70,50 -40,110 -10,150', '74,48 46,120 0,176', '-90,120 -60,200 -56,300', '86,120 60,210 70,310'].map(
    (points) => graven(points, 6),
  ),
];

type Riser = { skin: Skin; hair: Role; cut: 'short' | 'long' | 'curls'; place: Place };

/** Somebody who rises, seen from behind, with both arms lifted to the call. */
const riser = ({ skin, hair, cut, place }: Riser): Art =>
  put(
    [
      raisedArm(skin, '-84,66 -136,-24 -118,-116', { x: -115, y: -152, turn: 82, size: 1.36, flip: true }),
      raisedArm(skin, '84,66 130,-14 112,-96', { x: 107, y: -132, turn: -96, size: 1.36 }),
      shroud,
      fill(skin, 'M-26 -40L-46 24Q0 62 46 24L26 -40Z', { edge: 'skinEdge', width: 2 }),
      headFromBehind({ skin, hair, cut, place: { y: -72, size: 1.02 } }),
    ],
    place,
  );

/** A woman and a man, and before them a child. */
export const risers: Art = [
  riser({
    skin: 'skinBrown',
    hair: 'hairBlack',
    cut: 'short',
    place: { x: 440, y: 822, size: 0.78, turn: 3 },
  }),
  riser({
    skin: 'skinOlive',
    hair: 'hairAuburn',
    cut: 'long',
    place: { x: 160, y: 828, size: 0.78, turn: -3 },
  }),
  riser({ skin: 'skinFair', hair: 'hairFair', cut: 'curls', place: { x: 300, y: 880, size: 0.58 } }),
];
