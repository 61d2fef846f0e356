import { restingHand } from '../../figure/restingHand.ts';
import { fill, line, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** What is seen of the dead king: the hem of a cloak with fur, and a hand that lies open. */
export const fallenKing: Art = [
  fill('wine', 'M560 832C520 826 486 836 462 852C440 864 424 876 412 900H560Z'),
  graven('548,844 506,852 470,884', 4),
  graven('552,864 524,872 508,894', 4),
  limb('light', '560,830 510,832 470,850 436,880', [15, 15, 15, 14]),
  limb('wine', '520,862 476,858 440,866', [38, 34, 28]),
  limb('trim', '442,866 436,867', [28, 27]),
  restingHand('skinFair', { x: 416, y: 872, turn: 172, size: 0.62 }),
];

/** Holds a bunch of flowers up to the rider. */
export const child = (): Art =>
  actor({
    skin: 'skinFair',
    head: [
      profile({ skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'wonder' }),
      curledHair('hairFair'),
    ],
    headAt: { x: 94, y: 672, size: 0.4, turn: -16 },
    spine: '84,720 82,744 80,774',
    girth: [40, 54, 46],
    cloth: 'cloth',
    limbs: 0.58,
    hem: [
      [44, 834],
      [120, 836],
    ],
    hose: 'skinFair',
    boots: 'woodDark',
    farLeg: { joints: '90,790 94,820 98,846' },
    nearLeg: { joints: '72,790 70,822 66,848' },
    nearArm: { joints: '80,726 104,758 142,736', holds: bouquet, turn: -10 },
  });

const bouquet: Art = [
  line('M-4 20L6 -22M0 18L-8 -22M0 18L18 -18', 3, 'leaf'),
  leaf(6, -10, -20, 20),
  flower(8, -32, 15, 5),
  flower(-10, -28, 13, 5, 'glow', 'metal'),
  flower(22, -22, 13, 5, 'light', 'linen'),
];
