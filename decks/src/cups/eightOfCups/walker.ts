import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { posed } from '../../figure/posed.ts';

/** A cloak that swings out behind at each step. */
const cloak: Art = [
  fill(
    'red',
    'M2 -374C-40 -362 -66 -316 -84 -250C-100 -190 -128 -150 -170 -108Q-140 -84 -106 -100Q-74 -74 -40 -92Q-2 -72 34 -96C52 -160 60 -230 56 -290C54 -330 42 -362 22 -374Q12 -364 2 -374Z',
  ),
  graven('-20,-350 -60,-240 -140,-110', 7),
  graven('0,-340 -30,-220 -80,-96', 7),
  graven('20,-340 10,-220 -24,-90', 6),
  graven('38,-320 42,-220 22,-92', 6),
  // The moon lights its edge.
  graven('-6,-366 -64,-300 -94,-210 -164,-112', 6, 'light', 0.7),
];

const staff: Art = [line('M4 -190L-8 330', 13), line('M4 -190L-8 330', 9.6, 'wood')];

/** Strides up the path to the right, bent forward over a staff. */
export const walker: Art = put(
  [
    posed({
      place: {},
      side: { skin: 'skinOlive', hair: 'hairBrown', eyes: 'down', mood: 'sad' },
      headAt: [40, -424],
      headSize: 0.7,
      bow: 16,
      hat: put(HATS.wideHat, { x: -12, y: 0, turn: -10 }),
      cloth: 'wine',
      hose: 'straw',
      boots: 'woodDark',
      spine: '26,-352 14,-296 -2,-234',
      hem: [
        [-74, -168],
        [66, -172],
      ],
      limbs: 1.1,
      farLeg: { joints: '8,-232 80,-152 82,-42', foot: -8 },
      nearLeg: { joints: '-10,-232 -34,-128 -112,-40', foot: 34 },
    }),
    cuffedArm({
      shoulder: [26, -330],
      elbow: [46, -244],
      cloth: 'wine',
      size: 1.05,
      at: { x: 122, y: -288, size: 1.05, turn: -18 },
      hand: (place) => grip('skinOlive', place, staff),
    }),
    cloak,
    fill(
      'wine',
      'M0 -378C-16 -370 -22 -356 -20 -346C6 -330 44 -338 60 -354C58 -366 52 -374 44 -378C30 -364 12 -364 0 -378Z',
      {
        width: 1.8,
      },
    ),
  ],
  { x: 380, y: 836, size: 0.9 },
);
