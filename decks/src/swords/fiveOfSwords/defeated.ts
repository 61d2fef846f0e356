import { type Art, fill, put, type Place } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import { standing } from '../../primitives/ground.ts';

/** Somebody in a cloak who walks away from us with a bowed head, from the neck at 0,0 to the heels at 250. */
const leaving = (cloth: Role, hair: Role, place: Place): Art => [
  standing(place.x ?? 0, (place.y ?? 0) + 252 * (place.size ?? 1), 70 * (place.size ?? 1)),
  put(
    [
      fill('woodDark', 'M-34 214L-38 250H-10L-8 214ZM12 214L14 240H40L36 214Z', { width: 2 }),
      headFromBehind({
        skin: 'skinOlive',
        hair,
        cut: 'short',
        place: { x: 12, y: -22, size: 0.52, turn: 12 },
      }),
      fill(
        cloth,
        'M-26 6C-58 14 -72 34 -72 66C-70 116 -84 176 -80 222Q-60 236 -44 224Q-22 240 -2 226Q22 240 40 226Q62 236 80 220C84 172 70 116 70 64C70 32 56 12 30 4Q2 24 -26 6Z',
      ),
      graven('-40,44 -52,130 -56,216', 5),
      graven('-4,60 -8,140 -4,216', 5),
      graven('36,44 48,130 52,214', 5),
    ],
    place,
  ),
];

/** Two who walk off along the water, close together. */
export const defeated: Art = [
  leaving('steelDark', 'hairFair', { x: 152, y: 580, size: 0.58 }),
  leaving('rose', 'hairBlack', { x: 94, y: 586, size: 0.62 }),
];
