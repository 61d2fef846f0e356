import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { posed } from '../../figure/posed.ts';
import { star } from '../../primitives/lights.ts';

/** Turned to the left with bowed head; drawn as if he walked to the right, and turned over. */
export const hermit = (): Art =>
  posed({
    place: { x: 350, y: 806, size: 1.24, flip: true },
    side: {
      skin: 'skinFair',
      hair: 'hairWhite',
      mood: 'grave',
      hood: 'steelDark',
      beard: true,
      nose: 'hooked',
      aged: true,
    },
    hat: longBeard,
    headAt: [22, -420],
    bow: 27,
    spine: '2,-362 -14,-300 -8,-236',
    girth: [84, 108, 84],
    cloth: 'stoneDark',
    trim: 'stone',
    boots: 'wood',
    hem: [
      [-92, -22],
      [86, -18],
    ],
    // The lantern is behind the arm, so that its shine does not wash out the sleeve.
    behind: [cloak, put(lantern, { x: 155, y: -366, size: 0.86 })],
    farArm: {
      joints: '24,-340 90,-290 146,-370',
      turn: -10,
      cloth: 'cloth',
    },
    nearArm: { joints: '-14,-346 -10,-252 72,-262', holds: staff(), turn: 0 },
  });

const longBeard: Art = [
  fill(
    'hairWhite',
    'M-16 22C-8 34 4 40 16 32C28 26 40 26 47 28C53 31 50 35 44 36L51 44C64 84 58 130 34 190C14 150 -12 110 -22 40Z',
    { width: 1.6 },
  ),
  graven('8,50 22,100 32,166', 4),
  graven('30,48 40,90 38,130', 3),
];

const cloak: Art = [
  fill('clothDark', 'M-4 -398C-52 -392 -72 -340 -84 -260C-98 -170 -118 -80 -140 -14Q-90 6 -30 -8L10 -330Z'),
  graven('-44,-360 -70,-220 -112,-30', 6),
  graven('-30,-330 -58,-180 -78,-20', 5),
];

/** A crooked branch with a knot at its top. */
function staff(): Art {
  return [
    limb('wood', '10,-92 2,-50 6,0 -2,80 6,170 -4,258', [20, 14, 15, 13, 13, 10]),
    fill('woodDark', 'M4 -84C2 -100 14 -108 20 -98C20 -86 12 -80 4 -84Z', { width: 1.6 }),
    graven('4,20 0,80 4,150', 3, 'glow', 0.9),
  ];
}

const lantern: Art = [
  line('M0 -12a15 16 0 1 1 .1 0', 4.5, 'metal'),
  line('M0 18V28', 4, 'trim'),
  fill('metal', 'M-34 44L0 20L34 44Z'),
  fill('ink', 'M-32 44H32L24 118H-24Z', { opacity: 0.85 }),
  star(0, 82, 34, 'glow', 6, 0.5),
  star(0, 82, 14, 'light', 6, 0.5),
  line('M-32 44L-24 118M32 44L24 118M0 44V50M0 112V118', 3, 'metal'),
  fill('metal', 'M-32 118H32V130H-32Z', { width: 2 }),
];
