import { type Art, eachOf, fill, put } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR, type Headwear } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** The stems of the bunch, held at 0,0. */
const stems: Art = ['-8,-50 -4,0 -10,46', '6,-50 1,0 3,50', '14,-50 6,0 16,44'].map((points) =>
  limb('leaf', points, [10, 9, 9], 'line', 1.4),
);

/** A bunch of flowers, raised between the two. */
const bouquet: Art = put(
  [
    times(9, (i) => leaf(0, 20, -186 + i * 24, 104 - (i % 3) * 14, i % 2 ? 'leaf' : 'leafDark')),
    eachOf('0,-70,27 -44,-44,29 44,-44,29 -32,6,27 32,6,27 0,-24,33', (x, y, r, i) =>
      flower(x, y, r, 6, i % 3 ? 'light' : 'red', i % 3 ? 'rose' : 'redDark'),
    ),
  ],
  { x: 300, y: 404 },
);

/** Their inner arms rise from the shoulders between the heads, and both hands are round the stems. */
const raised: readonly [Art, Art] = [
  cuffedArm({
    shoulder: [218, 790],
    elbow: [256, 650],
    cloth: 'cloth',
    trim: 'trim',
    size: 1.45,
    at: { x: 302, y: 472, turn: -50, size: 1.2 },
    hand: (place) => grip('skinBrown', place, stems),
  }),
  cuffedArm({
    shoulder: [382, 790],
    elbow: [340, 664],
    cloth: 'red',
    trim: 'linen',
    size: 1.45,
    at: { x: 302, y: 520, turn: 52, size: 1.2, flip: true },
    hand: (place) => grip('skinOlive', place),
  }),
];

type Person = { look: Look; wears: Headwear; cloth: Role; folds: Role };

/** The one on the left, who leans to the right. */
const person = ({ look, wears, cloth, folds }: Person): Art => {
  const place = { x: 178, y: 630, size: 1.18, turn: 10 };
  return [
    put(hairBehind(look), place),
    fill(cloth, 'M132 730C84 744 56 772 46 826L30 900H300L282 790C262 752 232 736 204 730Q168 780 132 730Z'),
    graven('100,776 90,826 86,890', 6),
    graven('164,804 160,844 158,896', 6),
    graven('226,784 236,834 238,896', 6),
    fill(folds, 'M126 728Q168 786 208 726L220 738Q168 820 114 742Z', { width: 2 }),
    put([head(look), frontModelling(look), HEADWEAR[wears]], place),
  ];
};

/** A couple with their heads together who lift a bunch of flowers. */
export const couple: Art = [
  bouquet,
  raised,
  person({
    look: {
      skin: 'skinBrown',
      hair: 'hairBlack',
      cut: 'curls',
      eyes: 'open',
      mood: 'glad',
      turn: 0.8,
      gaze: [0.9, -0.3],
    },
    wears: 'leafBand',
    cloth: 'cloth',
    folds: 'trim',
  }),
  put(
    person({
      look: {
        skin: 'skinOlive',
        hair: 'hairAuburn',
        cut: 'waves',
        eyes: 'open',
        mood: 'glad',
        turn: 0.8,
        gaze: [0.9, -0.2],
      },
      wears: 'roseWreath',
      cloth: 'red',
      folds: 'linen',
    }),
    { x: 600, flip: true },
  ),
];
