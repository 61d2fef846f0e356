import { type Art, eachOf, fill, put } from '../../drawing/art.ts';
import { polar } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { closedOver } from '../../figure/holds.ts';
import { sword } from '../../suits/objects.ts';

/** Five swords clasped to his side, their hilts fanned out behind him. */
const swords: Art = eachOf('-64,142 -51,156 -38,162 -25,156 -12,140', (angle, reach) =>
  sword(...polar(268, 640, reach, angle), 1.18, 270 + angle),
);

const LOOK: Look = {
  skin: 'skinOlive',
  hair: 'hairBlack',
  cut: 'short',
  eyes: 'open',
  mood: 'crafty',
  turn: 0.9,
  gaze: [1, 0],
};

const HEAD = { x: 296, y: 350, size: 0.76, turn: 6 };

/** A cap pulled down, in the units of a head. */
const cap: Art = [
  fill('clothDark', 'M-70 -22C-80 -90 -20 -112 30 -98C66 -86 74 -50 70 -22Q0 -48 -70 -22Z'),
  fill('trim', 'M-74 -14Q0 -46 74 -14L72 -30Q0 -62 -72 -30Z', { width: 2 }),
];

/** A hood that is thrown back and lies over both shoulders, with a dagged hem; the neck is at 0,0. */
const hood: Art = [
  fill(
    'clothDark',
    'M-40 -18Q0 14 40 -18C70 -8 96 16 104 58L84 52L74 74L54 56L40 82L18 62L-2 84L-20 62L-40 80L-52 54L-70 66L-72 40C-72 10 -64 -8 -40 -18Z',
  ),
  fill('clothDark', 'M-44 -22C-34 18 34 18 46 -22C56 4 36 34 2 34C-34 34 -54 4 -44 -22Z', { width: 2 }),
  graven('-30,20 0,30 34,14', 4),
  graven('60,10 76,30 80,48', 4),
];

/** Steals away to the left on tiptoe, stooping, with his head turned back. */
export const thief: Art = [
  put(hairBehind(LOOK), HEAD),
  actor({
    skin: 'skinOlive',
    head: false,
    headAt: HEAD,
    spine: '296,436 318,520 346,610',
    girth: [112, 130, 96],
    cloth: 'wineDark',
    hem: [
      [276, 690],
      [424, 700],
    ],
    hose: 'wine',
    limbs: 1.25,
    farArm: { joints: '262,466 190,520 150,450', hand: 'open' },
    farLeg: { joints: '372,650 440,726 482,800', foot: 136 },
    nearLeg: { joints: '330,650 236,704 196,818', foot: 168 },
  }),
  swords,
  cuffedArm({
    shoulder: [338, 462],
    elbow: [410, 566],
    cloth: 'wineDark',
    size: 1.25,
    at: { x: 302, y: 608, size: 1.4, turn: -8, flip: true },
    wrist: [-30, -4],
    hand: (place) => closedOver('skinOlive', place),
  }),
  put(hood, { x: 302, y: 424 }),
  put([head(LOOK), frontModelling(LOOK), fill('hairBlack', 'M2 58H16L10 78Z', { width: 1.2 }), cap], HEAD),
];
