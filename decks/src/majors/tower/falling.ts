import { type Art, eachOf, fill, flat, put, type Place } from '../../drawing/art.ts';
import type { Points } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { openHand } from '../../figure/grip.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import type { Skin } from '../../figure/look.ts';

const FALLING = {
  woman: { skin: 'skinFair', hair: 'hairFair', cut: 'short', cloth: 'rose', cloak: 'sage' },
  man: { skin: 'skinBrown', hair: 'hairBlack', cut: 'curls', cloth: 'cloth', cloak: 'straw' },
} as const;

/** Somebody in a long robe who falls, seen from behind with the arms flung out; drawn upright, 330 high. */
export const falling = (who: keyof typeof FALLING, place: Place): Art => {
  const { skin, hair, cut, cloth, cloak } = FALLING[who];
  return put(
    [
      streamingCloak(cloak),
      eachOf('-20,118,8 22,112,-10', (x, y, turn) => put(shoe, { x, y, turn })),
      arm(cloth, skin, '-34,-90 -84,-98 -110,-152', { x: -118, y: -174, turn: -112, size: 0.66, flip: true }),
      arm(cloth, skin, '34,-90 82,-116 92,-176', { x: 95, y: -200, turn: -84, size: 0.66 }),
      fill(
        cloth,
        'M-22 -112C-44 -108 -50 -96 -46 -78C-40 -50 -36 -26 -36 -4C-44 30 -62 66 -66 104Q-50 122 -34 108Q-16 126 4 110Q22 126 38 106Q54 116 68 96C58 62 42 28 36 -4C36 -26 42 -50 46 -78C50 -96 44 -108 22 -112Z',
      ),
      graven('-12,8 -28,54 -38,104', 5),
      graven('6,8 4,56 6,106', 5),
      graven('20,6 36,50 46,98', 5),
      fill('metal', 'M-37 -14Q0 -2 37 -14L38 0Q0 14 -38 0Z', { width: 1.6 }),
      headFromBehind({ skin, hair, cut, place: { y: -152, size: 0.52, turn: who === 'man' ? 8 : -8 } }),
    ],
    place,
  );
};

/** A cloak from the shoulders, which the fall draws up past the feet. */
const streamingCloak = (cloak: Role): Art => [
  fill(
    cloak,
    'M-40 -104C-86 -60 -62 14 -92 70C-112 112 -88 146 -98 196C-74 178 -48 196 -28 218C-6 196 16 188 40 204C56 176 84 168 98 138C76 110 92 56 84 8C82 -40 70 -80 40 -104Z',
  ),
  flat('ink', 'M-56 10C-66 90 -50 130 -28 218C-6 196 16 188 40 204C44 150 58 90 56 4Z', 0.34),
  graven('-52,-30 -66,50 -84,160', 6),
  graven('-44,110 -46,160 -30,206', 5),
  graven('54,-40 64,50 84,130', 6),
  graven('30,120 36,160 38,196', 5),
];

const shoe: Art = fill(
  'woodDark',
  'M-11 -14C-6 -18 6 -18 11 -14C13 8 15 26 9 36C3 41 -6 40 -9 34C-13 22 -13 4 -11 -14Z',
  { width: 2 },
);

const arm = (cloth: Role, skin: Skin, joints: Points, hand: Place): Art => [
  openHand(skin, hand, 'back'),
  limb(cloth, joints, [38, 33, 34]),
];
