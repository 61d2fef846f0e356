import { type Art, eachOf, fill, flat, line, put, suitObject } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import type { Look } from '../../figure/look.ts';
import { posed } from '../../figure/posed.ts';
import { disc } from '../../primitives/lights.ts';

const SKIN = 'skinBrown';

const LOOK: Look = {
  skin: SKIN,
  hair: 'hairBlack',
  cut: 'short',
  shape: 'oval',
  eyes: 'open',
  mood: 'intent',
  turn: -0.7,
  gaze: [-0.9, 0],
};

/** Locks blown out to the right. */
const blownLocks: Art = [
  '20,-50 70,-74 118,-52 168,-76',
  '30,-20 84,-34 120,-10 176,-26',
  '20,16 66,10 100,34 146,24',
].map((points) => [fill('hairBlack', swellPath(points, [40, 38, 24, 3]), { width: 1.8 }), graven(points, 4)]);

/** A long cape that the wind blows out to the right from the neck. */
const cape: Art = [
  fill(
    'redDark',
    'M20 -300C76 -262 109 -230 149 -206C162 -190 172 -180 193 -176C186 -158 190 -146 196 -132C167 -128 134 -136 101 -160C68 -190 30 -230 6 -260Z',
  ),
  fill(
    'red',
    'M-34 -372C10 -384 60 -372 96 -358C131 -346 155 -360 199 -344C183 -330 180 -314 193 -298C175 -290 172 -270 181 -250C167 -240 165 -222 173 -204C134 -206 101 -232 68 -250C44 -262 20 -280 4 -300Z',
  ),
  graven('30,-362 93,-326 186,-330', 6),
  graven('30,-340 85,-296 175,-280', 6),
  graven('24,-320 85,-258 165,-224', 6),
  graven('60,-246 109,-190 180,-150', 5, 'line'),
];

/** Where the cape lies round the neck, with its clasp. */
const capeCollar: Art = [
  fill(
    'red',
    'M-46 -372C-52 -360 -54 -346 -50 -334C-24 -318 30 -318 62 -340C62 -354 56 -366 44 -374C20 -352 -24 -352 -46 -372Z',
  ),
  line('M-49 -337C-24 -321 30 -321 61 -343', 4, 'trim'),
  graven('-38,-364 -40,-350 -36,-332', 3),
  graven('36,-364 44,-352 46,-338', 3),
  disc('metal', 2, -346, 9, 1.6),
];

const figure = posed({
  place: {},
  look: LOOK,
  behindHead: blownLocks,
  headAt: [2, -452],
  headSize: 0.78,
  bow: -4,
  behind: cape,
  cloth: 'cloth',
  hose: 'straw',
  girth: [88, 102, 76],
  spine: '8,-362 6,-302 0,-236',
  hem: [
    [-72, -176],
    [92, -188],
  ],
  limbs: 1.06,
  farLeg: { joints: '18,-226 134,-168 122,-48', foot: 2 },
  nearLeg: { joints: '-16,-232 -46,-132 -112,-28', foot: 158 },
});

/** A sword for two hands: the upper at 0,0, the lower at 62, the guard above them, the pommel below. */
const twoHander: Art = suitObject('swords', [
  fill('steel', 'M0 -252L9 -218L13 -44H-13L-9 -218Z'),
  flat('steelDark', 'M0 -252L9 -218L13 -44H0Z'),
  line('M0 -226V-50', 1.6, 'ink', 0.5),
  fill('redDark', 'M-9 -34H9L8 94H-8Z', { width: 2 }),
  eachOf('-28 26 34 86', (y) => line(`M-9 ${y + 2}L9 ${y - 2}`, 3, 'trim')),
  fill(
    'metal',
    'M-48 -42C-50 -54 -36 -50 -28 -43L28 -43C36 -50 50 -54 48 -42C48 -28 36 -32 28 -28L-28 -28C-36 -32 -48 -28 -48 -42Z',
  ),
  disc('metal', 0, 103, 14),
  disc('red', 0, 103, 6, 1),
]);

/** The part of the grip that the lower fist closes round, painted again over its palm. */
const lowerGrip: Art = fill('redDark', 'M-8.6 -28H8.6L8 32H-8Z', { width: 2 });

const farArm = cuffedLayers({
  shoulder: [48, -336],
  elbow: [152, -258],
  cloth: 'linen',
  at: { x: 49, y: -231, size: 0.92, turn: -12, flip: true },
  hand: (place) => grip(SKIN, place, put(lowerGrip, { turn: 12 })),
});

/** Both fists close round the grip before the breast, one above the other; the elbows stand out on both sides. */
const arms: Art = [
  farArm.arm,
  cuffedArm({
    shoulder: [-32, -336],
    elbow: [-82, -248],
    cloth: 'linen',
    at: { x: 63, y: -294, size: 0.92, turn: -14 },
    hand: (place) => grip(SKIN, place, put(twoHander, { turn: 12 })),
  }),
  farArm.hand,
];

/** With one knee bent on a higher rock, the sword in both hands, the face in the wind; the lower foot is at (-112, 0). */
export const page: Art = [figure, arms, capeCollar];
