import { restingHand } from '../../figure/restingHand.ts';
import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** The dead king lies on his back below a cloak with fur, an arm stretched out beside his head. */
export const fallenKing: Art = [
  put(profile({ skin: 'skinFair', hair: 'hairWhite', beard: 'round', aged: true, mood: 'weary' }), {
    x: 408,
    y: 840,
    size: 0.44,
    turn: -84,
  }),
  fill('wine', 'M700 816C604 796 504 812 462 832C446 842 440 862 444 926H700Z'),
  graven('620,820 526,832 476,866', 4),
  graven('640,846 560,858 512,890', 4),
  limb('light', '700,812 604,798 514,806 474,822 450,850', [15, 16, 16, 16, 14]),
  limb('wine', '516,852 474,862 440,876', [36, 32, 26]),
  limb('trim', '436,877 434,878', [27, 27]),
  restingHand('skinFair', { x: 410, y: 882, turn: 170, size: 0.66 }),
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
