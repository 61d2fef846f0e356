import { type Art, eachOf, fill, put } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR, type Headwear } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** A great bunch of flowers between the two. */
const bouquet: Art = [
  times(15, (i) => leaf(300, 836, -200 + i * 15.7, 128 - (i % 3) * 14, i % 2 ? 'leaf' : 'leafDark')),
  eachOf(
    '228,812,30 372,812,30 258,762,32 342,762,32 300,730,30 196,856,28 404,856,28 300,796,38 250,860,34 350,860,34 300,868,26',
    (x, y, r, i) => flower(x, y, r, 6, i % 2 ? 'light' : 'red', i % 2 ? 'rose' : 'redDark'),
  ),
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
];
