import { type Art, fill, flat, line, mirrored, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { cuppingHand } from '../../figure/cuppingHand.ts';
import { mouth } from '../../figure/mouth.ts';

const EDGE = { edge: 'skinEdge', width: 2 } as const;

/** A wide, shining eye, low in the face, with its cheek and its brow. */
const eye: Art = [
  flat('light', 'M10 14C14 -1 38 -2 42 14C38 27 14 28 10 14Z'),
  flat('woodDark', circlePath(26, 14, 12)),
  flat('ink', circlePath(26, 14, 7.4)),
  flat('light', circlePath(21.5, 9, 4) + circlePath(30, 18, 2)),
  line('M9 15C13 -3 39 -4 43 15', 3.4, 'skinEdge'),
  flat('red', circlePath(42, 38, 16), 0.26),
  line('M14 -12Q26 -21 38 -13', 4, 'hairBlack', 0.7),
];

/** A child's face from the front, in the units of a head: a high brow, round cheeks, large eyes, a small nose. */
const face: Art = [
  fill('skinBrown', 'M-22 44L-28 100C-10 114 10 114 28 100L22 44Z', EDGE),
  fill(
    'skinBrown',
    'M0 -66C-44 -66 -62 -32 -62 4C-70 44 -38 68 0 68C38 68 70 44 62 4C62 -32 44 -66 0 -66Z',
    EDGE,
  ),
  mirrored(eye, 0),
  line('M-5 30Q-5 34 0 34Q5 34 5 30', 2.2, 'skinEdge', 0.8),
  put(mouth('glad', 0, false), { y: 20, size: 0.78 }),
  fill(
    'hairBlack',
    'M-64 12C-72 -50 -36 -84 4 -82C44 -82 72 -48 64 12C58 -6 52 -24 36 -40C28 -30 -6 -26 -20 -40C-40 -30 -56 -12 -64 12Z',
    { width: 1.8 },
  ),
  graven('-8,-72 -34,-58 -52,-26', 4, 'detail', 0.5),
  graven('14,-74 38,-60 52,-30', 4, 'detail', 0.5),
];

/** The hood behind the face and its pointed cape over the shoulders. */
const hoodBehind: Art = fill(
  'redDark',
  'M0 -112C-70 -112 -92 -40 -84 20C-80 64 -60 96 -40 110H40C60 96 80 64 84 20C92 -40 70 -112 0 -112Z',
);
const cape: Art = [
  fill(
    'red',
    'M-30 84C-80 92 -128 120 -152 176C-146 196 -132 190 -122 178Q-112 204 -90 188Q-72 212 -46 194Q-22 216 0 196Q22 216 46 194Q72 212 90 188Q112 204 122 178C132 190 146 196 152 176C128 120 80 92 30 84Q0 116 -30 84Z',
  ),
  [
    '-60,110 -92,142 -106,180',
    '-30,112 -48,150 -56,190',
    '30,112 48,150 56,190',
    '60,110 92,142 106,180',
  ].map((fold) => graven(fold, 5)),
];

/** The hood's front: its opening is trimmed round the face, and its point falls to one side. */
const hood: Art = [
  fill(
    'red',
    'M4 -84C-52 -84 -74 -40 -68 14C-66 52 -52 80 -34 92L-44 112C-86 88 -104 44 -98 -10C-94 -84 -54 -128 6 -132C34 -156 72 -162 104 -146C92 -134 90 -122 84 -104C98 -78 102 -40 98 -4C100 46 84 88 44 112L34 92C52 80 66 52 68 14C74 -40 60 -84 4 -84Z',
  ),
  line('M-35 92C-54 80 -68 52 -70 14C-76 -44 -52 -86 4 -86C60 -86 76 -44 70 14C68 52 54 80 35 92', 7, 'trim'),
  graven('-6,-122 -56,-108 -80,-50', 5),
  graven('70,-140 40,-122 66,-86', 5),
  graven('86,-60 92,-10 78,44', 5),
  graven('-88,-20 -86,30 -66,72', 5),
  fill('trim', 'M-46 104Q0 138 46 104L42 90Q0 120 -42 90Z', { width: 2 }),
];

const HEAD = { x: 300, y: 386, size: 1.36 };

const ARM = cuffedLayers({
  shoulder: [164, 640],
  elbow: [118, 770],
  cloth: 'cloth',
  size: 1.5,
  at: { x: 238, y: 712, size: 1.2, turn: -14 },
  wrist: [-46, 10],
  hand: (place) => cuppingHand('skinBrown', place),
});

/** A child in a red hood, from the front, who holds a cup out to us in both hands. */
export const childWith = (cup: Art): Art => [
  fill('cloth', 'M190 600C150 640 130 720 124 900H476C470 720 450 640 410 600Z'),
  graven('250,760 240,820 236,890', 6),
  graven('350,760 360,820 364,890', 6),
  put(hoodBehind, HEAD),
  put(face, HEAD),
  mirrored(ARM.arm),
  put(cape, { ...HEAD, y: 396, size: 1.5 }),
  put(hood, HEAD),
  cup,
  mirrored(ARM.hand),
];
