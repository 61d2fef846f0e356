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
const stems: Art = ['-4,-54 -3,0 -12,44', '5,-54 1,0 2,44', '12,-54 5,0 16,44'].map((points) =>
  limb('leaf', points, [9, 8, 8], 'line', 1.4),
);

/** A great bunch of flowers between the two. */
const bouquet: Art = [
  times(13, (i) => leaf(300, 782, -184 + i * 15.7, 118 - (i % 3) * 14, i % 2 ? 'leaf' : 'leafDark')),
  eachOf(
    '300,690,28 256,712,30 344,712,30 218,756,28 382,756,28 262,772,30 338,772,30 300,742,36',
    (x, y, r, i) => flower(x, y, r, 6, i % 3 ? 'light' : 'red', i % 3 ? 'rose' : 'redDark'),
  ),
];

/** Each has a hand round the stems. */
const held: Art = [
  cuffedArm({
    shoulder: [140, 776],
    elbow: [152, 900],
    cloth: 'cloth',
    trim: 'trim',
    size: 1.6,
    at: { x: 298, y: 838, turn: -8, size: 1.2 },
    hand: (place) => grip('skinBrown', place, stems),
  }),
  cuffedArm({
    shoulder: [460, 776],
    elbow: [458, 880],
    cloth: 'red',
    trim: 'linen',
    size: 1.6,
    at: { x: 304, y: 800, turn: 8, size: 1.2, flip: true },
    hand: (place) => grip('skinOlive', place),
  }),
];

type Person = { look: Look; wears: Headwear; cloth: Role; folds: Role };

/** The one on the left, who leans to the right. */
const person = ({ look, wears, cloth, folds }: Person): Art => {
  const place = { x: 222, y: 590, size: 1.2, turn: 7 };
  return [
    put(hairBehind(look), place),
    fill(
      cloth,
      'M186 696C140 708 112 736 106 790L92 900H330L320 740C300 712 280 700 256 694Q222 744 186 696Z',
    ),
    graven('150,730 140,800 136,880', 6),
    graven('210,760 206,820 204,890', 6),
    graven('270,740 280,810 282,890', 6),
    fill(folds, 'M180 692Q222 752 262 690L274 702Q222 784 168 706Z', { width: 2 }),
    put([head(look), frontModelling(look), HEADWEAR[wears]], place),
  ];
};

/** Two who face us cheek to cheek, behind a bunch of flowers. */
export const couple: Art = [
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
  bouquet,
  held,
];
