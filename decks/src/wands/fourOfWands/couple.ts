import { type Art, eachOf, fill, line, put } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR, type Headwear } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** A bunch of flowers; the stems are held at 0,0. */
const bouquet: Art = [
  line('M0 40L-8 -40M4 42L16 -44M-4 40L-30 -36', 4, 'leafDark'),
  eachOf('-20,-30,-150,46 24,-34,-34,46 0,-40,-92,60 -30,-24,170,40 30,-24,6,40', (x, y, turn, length, i) =>
    leaf(x, y, turn, length, i % 2 ? 'leaf' : 'leafDark'),
  ),
  eachOf('-34,-58,24 32,-62,24 0,-92,26 -2,-50,22', (x, y, r, i) =>
    flower(x, y, r, 6, i % 2 ? 'light' : 'red', i % 2 ? 'rose' : 'redDark'),
  ),
];

type Person = { look: Look & { skin: NonNullable<Look['skin']> }; wears: Headwear; cloth: Role; folds: Role };

/** The one on the left, who leans to the right and lifts the left hand. */
const person = ({ look, wears, cloth, folds }: Person): Art => {
  const place = { x: 226, y: 600, size: 1.12, turn: 7 };
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
    cuffedArm({
      shoulder: [142, 744],
      elbow: [76, 836],
      cloth,
      trim: folds,
      size: 1.5,
      at: { x: 112, y: 664, turn: -84, size: 1.35 },
      wrist: [-26, 4],
      hand: (at) => grip(look.skin, at, put(bouquet, { turn: -4, size: 1.06 })),
    }),
  ];
};

/** Two who face us cheek to cheek, each with a bunch of flowers in the outer hand. */
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
];
