import { type Art, fill, put, type Place } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { openHand } from '../../figure/grip.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import type { Skin } from '../../figure/look.ts';

type Clothes = { skin: Skin; hair: Role; cut: 'short' | 'curls'; cloth: Role; hose: Role };

/** Somebody who falls with arms and legs flung out, seen from behind; drawn upright, about 190 high. */
const tumbling = ({ skin, hair, cut, cloth, hose }: Clothes, place: Place): Art =>
  put(
    [
      limb(hose, '-12,30 -46,60 -30,118', [34, 28, 17]),
      limb(hose, '14,30 48,66 92,84', [34, 28, 17]),
      limb('woodDark', '-32,112 -30,128 -46,138', [20, 20, 12]),
      limb('woodDark', '88,82 104,88 108,104', [20, 20, 12]),
      openHand(skin, { x: -98, y: -118, turn: -128, size: 0.62 }, 'back'),
      openHand(skin, { x: 104, y: -96, turn: -42, size: 0.62, flip: false }, 'back'),
      limb(cloth, '-24,-36 -58,-52 -86,-100', [30, 29, 27]),
      limb(cloth, '24,-36 60,-44 90,-82', [30, 29, 27]),
      fill(
        cloth,
        'M-16 -50C-34 -48 -38 -34 -32 -16L-24 14C-36 32 -46 44 -58 52Q-42 68 -26 56Q-10 72 8 58Q26 70 38 52Q54 56 62 42C44 34 34 26 26 14L32 -16C38 -34 34 -48 16 -50Z',
      ),
      fill('trim', 'M-25 8Q0 18 27 8L27 18Q0 28 -27 18Z', { width: 1.4 }),
      graven('-10,26 -20,40 -30,54', 4),
      graven('12,26 18,40 22,58', 4),
      headFromBehind({ skin, hair, cut, place: { y: -84, size: 0.42, turn: 8 } }),
    ],
    place,
  );

export const woman = tumbling(
  { skin: 'skinFair', hair: 'hairFair', cut: 'short', cloth: 'wine', hose: 'rose' },
  { x: 120, y: 708, turn: 178, size: 0.6 },
);

export const man = tumbling(
  { skin: 'skinBrown', hair: 'hairBlack', cut: 'curls', cloth: 'cloth', hose: 'straw' },
  { x: 482, y: 722, turn: -168, size: 0.6, flip: true },
);
