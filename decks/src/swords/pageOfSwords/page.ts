import { type Art, fill, put } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { grip } from '../../figure/grip.ts';
import type { Look } from '../../figure/look.ts';
import { posed } from '../../figure/posed.ts';
import { longSword } from '../../suits/longSword.ts';

const LOOK: Look = {
  skin: 'skinBrown',
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

/** A short cape that the wind blows out to the right. */
const cape: Art = [
  fill(
    'red',
    'M-30 -372C20 -384 60 -362 104 -356C146 -350 176 -366 214 -352C198 -340 196 -326 208 -312C186 -304 182 -290 190 -272C150 -256 110 -262 70 -244C50 -236 30 -230 10 -226Z',
  ),
  graven('20,-362 90,-330 196,-336', 6),
  graven('20,-330 90,-296 188,-286', 6),
  graven('30,-300 80,-266 140,-262', 5),
];

/** He sets his feet apart, holds the sword in both hands and looks back into the wind; the feet are at 0,0. */
export const page: Art = posed({
  place: {},
  look: LOOK,
  behindHead: blownLocks,
  headAt: [-4, -440],
  headSize: 0.68,
  bow: -4,
  behind: cape,
  cloth: 'cloth',
  hose: 'straw',
  girth: [90, 104, 78],
  spine: '0,-362 4,-302 0,-236',
  hem: [
    [-70, -160],
    [78, -166],
  ],
  limbs: 1.08,
  farLeg: { joints: '20,-226 62,-126 74,-18', foot: 6 },
  nearLeg: { joints: '-20,-226 -44,-124 -82,-18', foot: 170 },
  farArm: { joints: '42,-340 112,-282 104,-326', hand: 'hidden' },
  nearArm: {
    joints: '-42,-338 -36,-246 78,-284',
    holds: [
      put(longSword(7, 0.86), { x: 14, y: -42 }),
      grip('skinBrown', { x: 14, y: -42, turn: 36, size: 1, flip: true }),
    ],
    turn: -10,
  },
});
