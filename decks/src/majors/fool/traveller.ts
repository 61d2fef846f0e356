import { eachOf, fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { disc, star } from '../../primitives/lights.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** The bundle, tied at 0,0 to the end of the staff. */
const bundle: Art = [
  fill('wine', 'M-4 -2C-40 14 -58 52 -44 84C-28 112 34 112 46 80C56 50 34 14 4 -2Z'),
  graven('-2,8 -26,44 -28,86', 4),
  graven('4,8 14,46 10,94', 4),
  fill('wine', 'M0 2C-18 -18 -34 -20 -44 -12C-32 -4 -18 6 0 8C16 2 26 -10 42 -10C34 -22 18 -18 0 2Z', {
    width: 1.8,
  }),
  eachOf('-14,56 20,70 18,36', (x, y) => star(x, y, 8, 'glow', 6, 0.45)),
];

const rose: Art = [
  line('M-10 74C-2 30 0 0 2 -56', 6.4),
  line('M-10 74C-2 30 0 0 2 -56', 4, 'leaf'),
  leaf(1, -34, -150, 26),
  leaf(1, -40, -30, 24),
  leaf(-5, 48, 150, 22),
  flower(2, -74, 30, 6, 'light', 'linen'),
];

const side = { skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'glad', nose: 'snub' } as const;

/** A fool's cap with two points and a bell on each, on a head that looks right. */
const foolsCap: Art = [
  limb('wine', '-8,-84 -50,-128 -108,-124 -146,-82', [52, 58, 40, 10]),
  graven('-20,-100 -62,-126 -110,-110', 4),
  disc('metal', -150, -72, 14),
  limb('straw', '12,-82 -2,-132 26,-164 62,-156', [48, 46, 32, 10]),
  graven('14,-104 8,-138 34,-152', 4),
  disc('metal', 72, -150, 14),
  fill('straw', 'M50 -40C54 -72 34 -104 0 -106C-46 -108 -78 -74 -82 -26C-60 -44 -10 -58 50 -40Z'),
  fill('metal', 'M54 -46C10 -66 -50 -54 -84 -30L-84 -12C-50 -36 10 -46 52 -26Z', { width: 1.8 }),
];

/** The staff rests on the near shoulder; the hand that holds it is at 0,0. */
const staff: Art = [
  line('M34 18L-244 -114', 13),
  line('M34 18L-244 -114', 9.6, 'wood'),
  put(bundle, { x: -232, y: -100, size: 1.2 }),
];

const roseArm: Art = cuffedArm({
  shoulder: [290, 416],
  elbow: [392, 474],
  cloth: 'sage',
  trim: 'wine',
  size: 1.24,
  at: { x: 470, y: 400, turn: -38, size: 1.16 },
  hand: (place) => grip('skinFair', place, put(rose, { turn: 10 })),
});

/** A short cape that the wind lifts off his back. */
const cape: Art = [
  fill(
    'wine',
    'M272 372C226 372 204 392 184 430C160 466 128 474 80 462C104 488 106 502 98 520C122 520 136 530 140 552C166 540 196 536 226 556C252 520 266 470 286 392Z',
  ),
  graven('270,404 226,450 170,494 108,494', 5),
  graven('274,424 240,480 196,516 146,534', 5),
];

/** He leans back and looks up to the sun, steps out over the drop, and holds out the rose. */
export const traveller: Art = put(
  [
    cape,
    roseArm,
    actor({
      skin: 'skinFair',
      head: [
        profile(side),
        sideModelling(side),
        curledHair('hairFair'),
        limb('wine', '-58,88 -16,112 30,92', [22, 28, 22]),
        foolsCap,
      ],
      headAt: { x: 262, y: 300, size: 0.82, turn: -22 },
      spine: '258,398 270,466 270,546',
      girth: [88, 116, 86],
      cloth: 'sage',
      trim: 'wine',
      hose: 'straw',
      boots: 'woodDark',
      hem: [
        [202, 604],
        [352, 590],
      ],
      limbs: 1.18,
      farLeg: { joints: '288,572 392,612 430,716', foot: -18 },
      nearLeg: { joints: '256,560 268,648 212,708', foot: 30 },
      nearArm: { joints: '238,420 232,534 318,470', holds: staff, turn: -22 },
    }),
  ],
  { x: 68, y: 22, size: 0.86 },
);
