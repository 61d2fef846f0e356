import { type Art, eachOf, fill, flat, line, type Place, put } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { cuffBand } from '../../figure/garment.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling, sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { longHair } from '../../figure/profileHair.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** The stems of the bunch, held at 0,0. */
const stems: Art = ['-8,-50 -4,0 -10,46', '6,-50 1,0 3,50', '14,-50 6,0 16,44'].map((points) =>
  limb('leaf', points, [10, 9, 9], 'line', 1.4),
);

/** A bunch of flowers, raised between the two. */
const bouquet: Art = put(
  [
    times(9, (i) => leaf(0, 20, -186 + i * 24, 104 - (i % 3) * 14, i % 2 ? 'leaf' : 'leafDark')),
    eachOf('0,-70,27 -44,-44,29 44,-44,29 -32,6,27 32,6,27 0,-24,33', (x, y, r) =>
      flower(x, y, r * 1.08, 6, 'light', 'light'),
    ),
  ],
  { x: 300, y: 434, size: 0.84 },
);

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;
const HAND = 'M-78 -20C-56 -28 -30 -40 -4 -34C6 -24 6 28 -2 40C-26 44 -56 32 -78 26Z';

/** Two hands with their fingers between each other's, raised round the stems; the wrists are at (-37, 46) and (37, 46). */
const clasp: Art = put(
  [
    put(fill('skinBrown', HAND, EDGE), { turn: -50 }),
    put(fill('skinOlive', HAND, EDGE), { turn: 50, flip: true }),
    eachOf('-1,-27,36 1,-15,40 -1,-3,41 1,9,40 -1,21,37 1,33,34', (side, y, tip) =>
      fill(
        side < 0 ? 'skinOlive' : 'skinBrown',
        swellPath(
          [
            [side * -12, y - 3],
            [side * 14, y - 1],
            [side * tip, y + 6],
          ],
          [15, 16, 10],
        ),
        EDGE,
      ),
    ),
    fill('skinOlive', swellPath('44,4 34,-26 8,-42', [18, 16, 11]), EDGE),
    fill('skinBrown', swellPath('-44,4 -36,-24 -16,-46', [18, 16, 11]), EDGE),
  ],
  { x: 300, y: 532, size: 0.78 },
);

const cuff = (trim: Role): Art => cuffBand(trim, [258, 676], [267, 580], 1.3).band;

/** Their hands meet between their heads. */
const raised: Art = [
  put(stems, { x: 300, y: 516 }),
  clasp,
  cuff('trim'),
  put(cuff('linen'), { x: 600, flip: true }),
];

type Person = { head: Art; headBehind?: Art; cloth: Role; folds: Role };

/** The one on the left; the sleeve of the raised arm is one piece with the bodice. */
const person = ({ head: itsHead, headBehind, cloth, folds }: Person): Art => [
  headBehind,
  fill(
    cloth,
    'M132 730C84 744 56 772 46 826L30 900H306C302 860 296 826 288 796C280 764 266 738 264 706C264 664 282 624 289 576L246 574C240 612 224 640 214 668C206 692 206 716 198 732Q168 780 132 730Z',
  ),
  graven('100,776 90,826 86,890', 6),
  graven('164,804 160,844 158,896', 6),
  graven('284,788 258,758 236,752', 5),
  graven('286,800 268,820 262,876', 5),
  graven('265,708 246,698 224,704', 5),
  graven('265,694 248,676 234,672', 3.6),
  fill(folds, 'M126 728Q168 786 208 726L220 738Q168 820 114 742Z', { width: 2 }),
  itsHead,
];

const LAUGHING: Look = {
  skin: 'skinBrown',
  hair: 'hairBlack',
  cut: 'curls',
  eyes: 'closed',
  mood: 'glad',
  turn: 0.5,
};
const thrownBack: Place = { x: 160, y: 634, size: 1.14, turn: -14 };

const side = { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'closed', mood: 'glad' } as const;

/** A mouth that laughs, in the units of a head in profile. */
const laugh: Art = [
  fill('wineDark', 'M25 27Q40 33 53 29Q57 40 50 50Q32 50 25 27Z', { edge: 'skinEdge', width: 1.8 }),
  flat('light', 'M29 30Q42 34 53 30.4L54 35.4Q42 39 32 35Z'),
  flat('rose', 'M36 44Q44 40 51 45Q48 49 43 48.6Q39 47.6 36 44Z'),
  line('M22 22Q24 32 30 38', 1.8, 'skinEdge', 0.6),
];

/** Her hair flows on over the shoulder in long locks that end in points; it covers the upper ends of the short ones. */
const overShoulder: Art = [
  '-48,-36 -88,30 -112,104 -100,164 -136,232',
  '-36,-36 -64,30 -90,120 -74,176 -106,236',
  '-22,-26 -31,30 -42,108 -36,158 -68,212',
].map((points) => [
  fill('hairAuburn', swellPath(points, [6, 30, 33, 24, 3]), { width: 1.5 }),
  graven(points, 3.6, 'glow', 0.5),
]);

/** A couple that laughs and lifts a bunch of flowers: he with his head thrown back, she looking at him. */
export const couple: Art = [
  bouquet,
  person({
    headBehind: put(hairBehind(LAUGHING), thrownBack),
    head: put([head(LAUGHING), frontModelling(LAUGHING), HEADWEAR.leafBand], thrownBack),
    cloth: 'cloth',
    folds: 'trim',
  }),
  put(
    person({
      head: put(
        [
          profile(side),
          sideModelling(side),
          laugh,
          longHair('hairAuburn'),
          overShoulder,
          put(HEADWEAR.roseWreath, { x: -14, y: 4, turn: -10 }),
        ],
        { x: 148, y: 636, size: 1.04, turn: -8 },
      ),
      cloth: 'red',
      folds: 'linen',
    }),
    { x: 600, flip: true },
  ),
  raised,
];
