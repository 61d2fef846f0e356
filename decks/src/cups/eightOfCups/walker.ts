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
    'M2 -374C-40 -362 -66 -316 -84 -250C-100 -196 -128 -166 -168 -132Q-140 -110 -110 -126Q-82 -104 -54 -124Q-34 -112 -12 -138C4 -170 26 -204 40 -236C54 -264 58 -280 56 -290C54 -330 42 -362 22 -374Q12 -364 2 -374Z',
  ),
  graven('-20,-350 -60,-240 -140,-132', 7),
  graven('0,-340 -30,-220 -92,-124', 7),
  graven('20,-340 10,-226 -42,-122', 6),
  graven('38,-320 40,-250 6,-166', 6),
  // The moon lights its edge.
  graven('-6,-366 -64,-300 -94,-214 -162,-134', 6, 'light', 0.7),
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
      hose: 'linen',
      boots: 'woodDark',
      spine: '26,-352 14,-296 -2,-234',
      hem: [
        [-60, -190],
        [24, -204],
      ],
      limbs: 1.1,
      farLeg: { joints: '8,-230 86,-158 80,-42', foot: -8 },
      nearLeg: { joints: '-14,-232 -58,-138 -118,-42', foot: 34 },
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
