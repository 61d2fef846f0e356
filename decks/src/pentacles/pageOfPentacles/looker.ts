import { type Art, eachOf, fill, line, put } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { HATS } from '../../figure/hats.ts';
import { hollowPalm } from '../../figure/hollowPalm.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { rimHand } from '../../figure/rimHand.ts';
import { leaf } from '../../primitives/plants.ts';
import { pentacle } from '../../suits/objects.ts';

const SKIN = 'skinBrown';
const COIN = pentacle(190, 432, 1.3);

/** Hair drawn to the nape, and a braid of six plaits that falls from there over the shoulder to a red band. */
const braid: Art = [
  fill(
    'hairBlack',
    'M-34 -60C-58 -50 -72 -28 -70 4C-70 26 -66 40 -60 52L-36 50C-32 38 -30 26 -31 10C-34 -8 -36 -30 -34 -60Z',
    {
      width: 2,
    },
  ),
  graven('-44,-44 -60,-10 -56,40', 3.4, 'detail', 0.6),
  graven('-40,-26 -46,4 -46,42', 3, 'detail', 0.6),
  times(6, (i) => {
    const [y, half] = [50 + i * 23, 21 - i * 1.6];
    const side = i % 2 ? 1 : -1;
    return put(
      [
        fill(
          'hairBlack',
          `M${-half} -10C${-half - 4} 6 ${-half * 0.4} 20 ${half * 0.5} 26C${half + 3} 16 ${half + 4} -2 ${half * 0.6} -14C${half * 0.1} -20 ${-half * 0.6} -18 ${-half} -10Z`,
          { width: 2 },
        ),
        graven(
          [
            [-half * 0.6, -8],
            [0, 6],
            [half * 0.5, 18],
          ],
          3,
          'detail',
          0.6,
        ),
      ],
      { x: -48 - i * 2.4, y, flip: side > 0 },
    );
  }),
  fill('red', 'M-74 186C-66 192 -56 192 -48 186L-47 202C-56 208 -66 208 -75 202Z', { width: 1.8 }),
  limb('hairBlack', '-61,204 -64,224 -56,244', [18, 22, 3]),
];

const BUST = { x: 415, y: 322, size: 1.28, flip: true };
const BOW = 6;

const bust: Art = nearBust(
  {
    side: { skin: SKIN, hair: 'hairBlack', eyes: 'open', mood: 'wonder', nose: 'snub' },
    cloth: 'wine',
    trim: 'straw',
    bow: BOW,
  },
  BUST,
);

/** The braid falls over the near shoulder. */
const hairAndCap: Art = put(
  put([braid, put(HATS.flowerCap, { x: -14, y: 2, turn: -14, flip: true })], { turn: BOW }),
  BUST,
);

/** The gold edge of the armhole, from which the sleeve comes. */
const armhole: Art = [
  fill(
    'straw',
    'M408 570C408 516 436 486 470 488C506 492 524 534 516 590L500 592C506 546 490 508 466 506C442 506 424 530 424 572Z',
    { width: 2 },
  ),
  line('M416 566C418 522 440 497 468 497C498 500 514 538 508 588', 1.4, 'ink', 0.4),
];

const farArm: Art = cuffedArm({
  shoulder: [446, 604],
  elbow: [388, 644],
  cloth: 'redDark',
  trim: 'straw',
  size: 1.5,
  at: { x: 300, y: 500, turn: -24, size: 1.5 },
  wrist: [4, 36],
  hand: (place) => rimHand(SKIN, place, COIN),
});

const nearArm: Art = cuffedArm({
  shoulder: [462, 560],
  elbow: [396, 760],
  cloth: 'red',
  trim: 'straw',
  size: 1.9,
  at: { x: 196, y: 534, turn: 12, size: 1.6, flip: true },
  wrist: [-42, 14],
  // The coin stands between the fingers behind it and those before it.
  hand: (place) => hollowPalm(SKIN, place, farArm),
});

/** The border of the robe, stitched with leaves, and the folds that fall from the arm. */
const robeFront: Art = [
  fill('straw', 'M276 664C270 740 264 810 260 886H296C298 812 302 746 308 692Z', { width: 2 }),
  eachOf('283,712 280,750 277,788 275,826', (x, y) => [
    leaf(x + 4, y + 10, -140, 20, 'leaf'),
    leaf(x + 4, y + 10, -40, 20, 'leafDark'),
  ]),
  graven('356,772 346,820 344,872', 7),
  graven('420,806 424,840 418,876', 6),
  graven('324,730 318,800 318,866', 5),
];

/** Near and from the side, with the coin on one palm and its rim in the other hand. */
export const looker: Art = put([bust, robeFront, nearArm, armhole, hairAndCap], {
  x: -8,
});
