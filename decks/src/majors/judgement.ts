import { grip } from '../figure/grip.ts';
import { wing } from '../creatures/wing.ts';
import { type Art, clipped, eachOf, fill, flat, line, put, rays } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { childSide } from '../figure/childSide.ts';
import { posed } from '../figure/posed.ts';
import { profile } from '../figure/profile.ts';
import { curledHair } from '../figure/profileHair.ts';
import { restingHand } from '../figure/restingHand.ts';
import { standing } from '../primitives/ground.ts';
import { fullCloud, hill, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const judgement: Scene = {
  alt: 'An angel leans from the clouds and blows a long trumpet hung with a crossed banner; below, a man, a woman and a child rise from open tombs with their arms lifted.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(200, 232, 70, 620, 34, 0.5),
    put(caller(), { x: -36 }),
    eachOf('76,492,1 206,516,0.8', (x, y, k) => fullCloud(x, y - 14, k, 'light')),
    callingLight,
    peaks(660, [
      [110, 80, 90],
      [370, 90, 80],
    ]),
    hill(700, 10, 'mid', 1),
    hill(770, 6, 'near', 2),
    riser(128, 764, 1.06, woman),
    riser(466, 776, 1.06, man),
    riser(300, 830, 0.88, child),
  ],
};

/** The angel, whose hands hold the trumpet well apart. */
const caller = (): Art => [
  wing({ x: 196, y: 350, size: 1.3, flip: true, turn: 30 }, 'rose', 'red'),
  wing({ x: 250, y: 316, size: 1.3, turn: -30 }, 'rose', 'red'),
  disc('glow', 236, 232, 84, 2),
  disc('dusk', 236, 232, 74, 1.4),
  sleevedArm({ joints: '244,326 290,392 313,297', hand: 'hidden' }, 'clothDark', 'skinFair'),
  limb('cloth', '216,318 206,400 190,500', [92, 130, 150]),
  graven('196,340 186,390 160,440', 5),
  graven('230,360 226,400 216,450', 5),
  put(profile({ skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'intent' }), {
    x: 236,
    y: 236,
    size: 0.84,
    turn: 12,
  }),
  grip('skinFair', { x: 316, y: 289, turn: -62, size: 0.86 }, put(trumpet, { x: -48, y: -17, turn: 20 })),
  sleevedArm(
    { joints: '208,330 304,424 396,322', turn: -62, flip: false },
    'cloth',
    'skinFair',
    'trim',
    0.96,
  ),
];

/** The light that comes from the trumpet's bell down to the tombs. */
const callingLight: Art = [
  flat('glow', 'M482 420L536 372L560 470V900H40V760Z', 0.1),
  flat('glow', 'M490 414L530 380L548 640L470 820L150 860Z', 0.12),
];

/** A long trumpet, its mouthpiece at 0,0 and its bell to the right, with a banner hung below. */
const trumpet: Art = [
  put(
    [
      fill('light', 'M0 0H104V104Q78 92 52 104Q26 116 0 104Z'),
      fill('red', 'M42 0H62V42H104V62H62V102H42V62H0V42H42Z', { width: 1.4 }),
      graven('14,8 18,50 12,98', 3),
    ],
    { x: 168, y: 8, turn: -20, size: 0.86 },
  ),
  fill(
    'metal',
    'M-6 -7L-4 -4C70 -7 180 -8 244 -12C276 -18 294 -32 306 -50C316 -20 316 20 306 50C294 32 276 18 244 12C180 8 70 7 -4 4L-6 7Z',
  ),
  flat('ink', 'M304 -46C314 -20 314 20 304 46C296 18 296 -18 304 -46Z', 0.7),
  [84, 158, 248].map((x) => line(`M${x} -11V11`, 5, 'metalDark')),
];

/** Somebody rising to the hips from an open tomb, its lid pushed aside; y is the tomb's rim, from which they are placed. */
const riser = (x: number, y: number, size: number, who: Art): Art => {
  const w = 88 * size;
  return [
    standing(x, y + 84 * size, w * 1.2),
    x !== 300 &&
      put([fill('stone', 'M-15 -92H15V70H-15Z'), graven('0,-80 3,-10 0,60', 4)], {
        x: x + (x < 300 ? -1 : 1) * w * 0.86,
        y: y + 14,
        size,
        turn: x < 300 ? -18 : 18,
      }),
    fill('ink', `M${x - w} ${y + 16}L${x - w * 0.8} ${y - 14}H${x + w * 0.8}L${x + w} ${y + 16}Z`),
    clipped(boxPath(x - 150, y - 400, 300, 410), put(who, { x, y })),
    fill('stone', `M${x - w} ${y + 10}H${x + w}V${y + 28}H${x - w}Z`),
    fill('stoneDark', `M${x - w * 0.94} ${y + 28}H${x + w * 0.94}V${y + 84 * size}H${x - w * 0.94}Z`),
    [-0.5, 0, 0.5].map((k) =>
      graven(
        [
          [x + k * w - 16, y + 46],
          [x + k * w, y + 42],
          [x + k * w + 18, y + 47],
        ],
        4,
      ),
    ),
  ];
};

/** Her face to the angel, the near arm held out, the far one lifted. */
const woman: Art = posed({
  place: { x: -14, y: 204, size: 0.9 },
  side: { skin: 'skinOlive', hair: 'hairBrown', eyes: 'open', mood: 'wonder' },
  hat: curledHair('hairBrown'),
  behindHead: limb('hairBrown', '-40,-10 -62,50 -66,120', [70, 58, 12]),
  bow: -22,
  headAt: [2, -434],
  cloth: 'linen',
  farArm: { joints: '14,-352 84,-398 96,-494', hand: 'open', turn: -78 },
  nearArm: { joints: '-10,-350 40,-290 122,-332', hand: 'open', turn: -28 },
});

/** He faces left, one hand at the breast, the other lifted towards the light. */
const man: Art = [
  posed({
    place: { x: 14, y: 206, size: 0.91, flip: true },
    side: { skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'wonder' },
    bow: -24,
    headAt: [2, -434],
    cloth: 'steelDark',
    farArm: { joints: '14,-352 80,-386 112,-470', hand: 'open', turn: -66 },
    nearArm: { joints: '-14,-350 -52,-256 26,-286', hand: 'hidden' },
  }),
  restingHand('skinBrown', { x: -19, y: -60, turn: 22, flip: true, size: 0.77 }),
];

/** The face lifted, both arms held up to the angel. */
const child: Art = posed({
  place: { x: -14, y: 162, size: 0.72 },
  skin: 'skinFair',
  otherHead: childSide('skinFair', 'hairFair', 'wonder'),
  bow: -26,
  headAt: [-4, -430],
  cloth: 'rose',
  limbs: 0.9,
  farArm: { joints: '14,-350 66,-390 78,-476', hand: 'open', turn: -84 },
  nearArm: { joints: '-12,-348 62,-314 128,-382', hand: 'open', turn: -50 },
});
