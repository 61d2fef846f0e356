import { type Art, fill, put, type Place } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { openHand } from '../../figure/grip.ts';
import type { Skin } from '../../figure/look.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { standing } from '../../primitives/ground.ts';

type Loser = {
  cloth: Role;
  side: Parameters<typeof profile>[0] & { skin: Skin };
  place: Place;
  hides?: boolean;
};

/** Somebody who walks off to the left with a bowed head, from the neck at 0,0 to the heels at 320. */
const leaving = ({ cloth, side, place, hides = false }: Loser): Art => [
  standing(place.x ?? 0, (place.y ?? 0) + 318 * (place.size ?? 1), 90 * (place.size ?? 1)),
  put(
    [
      fill('woodDark', 'M-50 290C-48 316 -40 322 -20 320H8L2 290ZM16 286L20 318H62C64 308 50 302 44 286Z', {
        width: 2,
      }),
      put([profile(side), sideModelling(side)], { x: 26, y: -42, size: 0.62, turn: 30 }),
      fill(
        cloth,
        'M-16 -8C-62 4 -84 52 -80 120C-78 190 -100 240 -108 292Q-84 310 -60 298Q-34 316 -8 300Q18 314 40 298Q58 308 74 292C66 230 60 180 62 120C64 66 54 22 28 6Q2 14 -16 -8Z',
      ),
      graven('-44,40 -60,150 -76,284', 5),
      graven('-10,60 -22,170 -22,286', 5),
      graven('30,130 34,210 30,286', 5),
      hides &&
        cuffedArm({
          shoulder: [-12, 46],
          elbow: [58, 110],
          cloth,
          at: { x: 68, y: -6, size: 0.95, turn: -102 },
          wrist: [-26, 0],
          hand: (at) => openHand(side.skin, at, 'back'),
        }),
    ],
    { ...place, flip: true },
  ),
];

/** One hides the face in a hand; the other, farther off, goes with bowed head. */
export const defeated: Art = [
  leaving({
    cloth: 'steelDark',
    side: { skin: 'skinFair', hair: 'hairFair', eyes: 'down', mood: 'sad' },
    place: { x: 88, y: 506, size: 0.4 },
  }),
  leaving({
    cloth: 'rose',
    side: { skin: 'skinBrown', hair: 'hairBlack', eyes: 'down', mood: 'sad' },
    place: { x: 166, y: 490, size: 0.72 },
    hides: true,
  }),
];
