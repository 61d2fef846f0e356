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
const stems: Art = ['-8,-50 -4,0 -10,52', '6,-50 1,0 3,56', '14,-50 6,0 16,50'].map((points) =>
  limb('leaf', points, [10, 9, 9], 'line', 1.4),
);

/** A great bunch of flowers over the heads of the two. */
const bouquet: Art = put(
  [
    times(17, (i) => leaf(0, 20, -212 + i * 15.2, 128 - (i % 3) * 16, i % 2 ? 'leaf' : 'leafDark')),
    eachOf('0,-82,27 -46,-58,29 46,-58,29 -82,-14,27 82,-14,27 -40,2,29 40,2,29 0,-30,35', (x, y, r, i) =>
      flower(x, y, r, 6, i % 3 ? 'light' : 'red', i % 3 ? 'rose' : 'redDark'),
    ),
  ],
  { x: 300, y: 392 },
);

/** Each raises an arm and has a hand round the stems. */
const raised: readonly [Art, Art] = [
  cuffedArm({
    shoulder: [164, 780],
    elbow: [92, 590],
    cloth: 'cloth',
    trim: 'trim',
    size: 1.5,
    at: { x: 294, y: 452, turn: -22, size: 1.3 },
    hand: (place) => grip('skinBrown', place, stems),
  }),
  cuffedArm({
    shoulder: [436, 780],
    elbow: [510, 600],
    cloth: 'red',
    trim: 'linen',
    size: 1.5,
    at: { x: 308, y: 490, turn: 26, size: 1.3, flip: true },
    hand: (place) => grip('skinOlive', place),
  }),
];

type Person = { look: Look; wears: Headwear; cloth: Role; folds: Role };

/** The one on the left, who leans to the right. */
const person = ({ look, wears, cloth, folds }: Person): Art => {
  const place = { x: 232, y: 628, size: 1.16, turn: 13 };
  return [
    put(hairBehind(look), place),
    fill(
      cloth,
      'M182 726C136 738 108 766 102 820L92 900H330L316 770C296 742 276 730 252 724Q218 774 182 726Z',
    ),
    graven('150,770 140,820 136,890', 6),
    graven('210,800 206,840 204,896', 6),
    graven('270,776 280,830 282,896', 6),
    fill(folds, 'M176 722Q218 782 258 720L270 732Q218 814 164 736Z', { width: 2 }),
    put([head(look), frontModelling(look), HEADWEAR[wears]], place),
  ];
};

/** Two who face us with their heads together and lift a bunch of flowers over them. */
export const couple: Art = [
  bouquet,
  raised,
  person({
    look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'curls', eyes: 'open', mood: 'glad', turn: 0.2 },
    wears: 'leafBand',
    cloth: 'cloth',
    folds: 'trim',
  }),
  put(
    person({
      look: { skin: 'skinOlive', hair: 'hairAuburn', cut: 'waves', eyes: 'closed', mood: 'glad', turn: 0.2 },
      wears: 'roseWreath',
      cloth: 'red',
      folds: 'linen',
    }),
    { x: 600, flip: true },
  ),
];
