import { type Art, eachRow, fill, line, put, tube } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
import { HATS } from '../figure/hats.ts';
import { posed } from '../figure/posed.ts';
import { profile } from '../figure/profile.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { cypress, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const sixOfPentacles: Scene = {
  alt: 'A merchant with level scales lets coins fall to two people who kneel with open hands; six great coins hang from a garland over them.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(640, 10, 'far', 1),
    castle(470, 646, 0.6),
    cypress(96, 650, 130),
    hill(720, 8, 'mid', 2),
    garland,
    HANGING.map(([x, y]) => [
      tube('red', `M${x} ${y - 72}V${y - 42}`, 4),
      pentacle(x, y, 0.44),
      fill('red', `M${x} ${y - 62}l-15 -10q-4 10 0 20ZM${x} ${y - 62}l15 -10q4 10 0 20Z`, { width: 1.4 }),
    ]),
    standing(300, 838, 130),
    merchant,
    eachRow(
      [
        [206, 626],
        [226, 644],
        [212, 664],
      ],
      (x, y) => disc('metal', x, y, 9, 1.6),
    ),
    beggar(132, false, { skin: 'skinFair', hair: 'hairWhite', beard: true, aged: true }, 'straw', -30),
    beggar(452, true, { skin: 'skinOlive', hair: 'hairBrown', hood: 'shade' }, 'rose', -14),
  ],
};

/** The positions of the coins, from left to right. */
const HANGING = [
  [102, 336],
  [138, 258],
  [228, 204],
  [372, 204],
  [462, 258],
  [498, 336],
] as const;

const garland: Art = [
  tube('leafDark', 'M84 300A218 184 0 0 1 516 300', 6),
  times(19, (i) => {
    const turn = 188 + i * 9.1;
    const [dx, dy] = polar(0, 0, 1, turn);
    const [x, y] = [300 + dx * 218, 314 + dy * 188];
    return [
      leaf(x, y, turn + 60, 32, i % 2 ? 'leaf' : 'leafDark'),
      leaf(x, y, turn + 120, 30, i % 2 ? 'leafDark' : 'leaf'),
    ];
  }),
];

/** Scales on a cord whose ring is in the hand at 0,0. */
const balance: Art = [
  line('M0 12V66', 4, 'trim'),
  fill('metal', 'M-62 66Q0 54 62 66V73Q0 63 -62 73Z', { width: 1.8 }),
  disc('metal', 0, 66, 8, 1.8),
  [-58, 58].map((x) => [
    line(`M${x} 70L${x - 22} 126M${x} 70L${x + 22} 126`, 2.2, 'metal'),
    fill('metal', `M${x - 30} 124H${x + 30}Q${x + 18} 148 ${x} 148Q${x - 18} 148 ${x - 30} 124Z`, {
      width: 2,
    }),
  ]),
];

/** He looks down to the left. */
const merchant: Art = posed({
  place: { x: 296, y: 838, size: 1.12, flip: true },
  side: { skin: 'skinDark', hair: 'hairBlack', beard: 'pointed', nose: 'hooked', eyes: 'open' },
  hat: put(HATS.scholarCap, { x: -14, y: -2, turn: -8 }),
  headAt: [14, -434],
  bow: 18,
  spine: '4,-366 -2,-306 0,-240',
  girth: [84, 112, 88],
  cloth: 'wine',
  behind: [
    fill('cloth', 'M0 -370C-60 -356 -84 -240 -118 -24Q-60 -4 -20 -20L20 -340Z'),
    graven('-34,-330 -76,-190 -98,-26', 5),
    graven('-12,-300 -50,-160 -66,-14', 4),
  ],
  hem: [
    [-92, -10],
    [88, -10],
  ],
  farArm: { joints: '26,-348 66,-304 72,-258', hand: 'open', turn: 84 },
  nearArm: {
    joints: '-12,-350 -72,-354 -128,-376',
    holds: [line('M-9 0a9 13 0 1 0 18 0a9 13 0 1 0 -18 0', 4, 'trim'), balance],
    turn: 8,
    flip: true,
  },
});

/** On the knees, with both hands held out open. */
const beggar = (
  x: number,
  flip: boolean,
  face: Parameters<typeof profile>[0],
  cloth: Role,
  tilt: number,
): Art => [
  standing(x, 858, 84),
  put(
    [
      actor({
        skin: face.skin ?? 'skinOlive',
        head: [profile({ ...face, eyes: 'open', brow: 'sad' }), !face.hood && kerchief],
        headAt: { x: 18, y: -306, size: 0.56, turn: tilt },
        spine: '0,-244 -10,-190 -6,-130',
        girth: [66, 88, 72],
        cloth,
        trim: 'linen',
        hose: cloth,
        boots: 'woodDark',
        hem: [
          [-72, -50],
          [66, -34],
        ],
        limbs: 0.9,
        farLeg: { joints: '0,-120 54,-26 -50,-22', foot: 166 },
        nearLeg: { joints: '-8,-120 40,-20 -66,-16', foot: 166 },
        farArm: { joints: '18,-232 60,-178 116,-206', hand: 'open', turn: -30 },
        nearArm: { joints: '-4,-232 38,-154 98,-180', hand: 'open', turn: -26 },
      }),
    ],
    { x, y: 860, size: 0.86, flip },
  ),
];

const kerchief: Art = fill(
  'linen',
  'M42 -44C30 -84 -60 -94 -76 -26C-84 10 -74 60 -92 96C-66 100 -40 84 -32 58C-30 20 -22 -20 42 -44Z',
  { width: 1.8 },
);
