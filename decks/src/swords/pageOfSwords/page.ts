import { type Art, fill, line, put } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import type { Look } from '../../figure/look.ts';
import { posed } from '../../figure/posed.ts';
import { disc } from '../../primitives/lights.ts';
import { longSword } from '../../suits/longSword.ts';

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
  headAt: [2, -444],
  headSize: 0.68,
  bow: -4,
  behind: cape,
  cloth: 'cloth',
  hose: 'straw',
  girth: [88, 102, 76],
  spine: '8,-362 6,-302 0,-236',
  hem: [
    [-72, -172],
    [112, -166],
  ],
  limbs: 1.06,
  farLeg: { joints: '18,-226 88,-168 92,-66', foot: 4 },
  nearLeg: { joints: '-16,-232 -46,-132 -112,-28', foot: 158 },
});

const arms: Art = [
  cuffedArm({
    shoulder: [52, -338],
    elbow: [136, -238],
    cloth: 'cloth',
    at: { x: 102, y: -322, size: 0.96, turn: 44, flip: true },
    wrist: [-26, 6],
    hand: (place) => grip(SKIN, place, put(longSword(8, 0.84), { x: 0, y: -4 })),
  }),
  cuffedArm({
    shoulder: [-34, -338],
    elbow: [-32, -236],
    cloth: 'cloth',
    at: { x: 94, y: -284, size: 0.96, turn: -14 },
    hand: (place) => grip(SKIN, place),
  }),
];

/** With one knee bent on a higher rock, the sword in both hands, the face in the wind; the lower foot is at (-112, 0). */
export const page: Art = [figure, arms, capeCollar];
