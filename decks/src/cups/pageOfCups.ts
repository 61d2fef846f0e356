import { outdoorPage } from '../courts/page.ts';
import { fish } from '../creatures/beasts.ts';
import { type Art, clipped, eachOf, fill, flat, line, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
import { openHand } from '../figure/grip.ts';
import { HATS } from '../figure/hats.ts';
import { profile } from '../figure/profile.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const pageOfCups: Scene = {
  alt: 'A page sits on a rock by the sea and smiles at a fish that has put its head out of the golden cup in the page’s hand.',
  draw: (chance) =>
    outdoorPage(chance, {
      suit: 'cups',
      stance: [270, 190],
      figure: [rock, sitter],
      beside: [
        fill('straw', 'M40 816C160 786 420 800 560 826V900H40Z'),
        line('M40 812C160 782 420 796 560 822', 5, 'light', 0.8),
        eachOf('508,828 534,858', (x, y) => put(shell, { x, y, size: 0.9 })),
      ],
    }),
};

const rock: Art = [
  fill('stone', 'M58 872L74 790L98 728L130 694L236 690L258 728L248 790L268 872Z'),
  fill('stoneDark', 'M236 690L258 728L248 790L268 872H188L206 790L194 730Z', { width: 1.8 }),
  flat('steelDark', 'M130 694L236 690L194 730L136 728Z', 0.35),
  graven('150,748 144,800 154,846', 5),
  flat('ink', 'M60 852L80 836L262 838L268 872H58Z', 0.4),
  line('M48 852q22 -14 44 0t44 0t44 0t44 0t44 0t44 0', 4.5, 'light', 0.9),
];

const shell: Art = [
  fill('light', 'M0 0C-26 -8 -26 -40 0 -44C26 -40 26 -8 0 0Z', { width: 1.6 }),
  line('M0 -2V-40M-3 -2C-12 -12 -14 -24 -12 -34M3 -2C12 -12 14 -24 12 -34', 1.3),
];

/** A fish that looks out of a cup, towards the left: no part of it is seen below the rim. */
const fishInCup: Art = [
  heldAt(cup, 46, 0.82),
  clipped(
    'M-120 -240H120V-99H54C48 -88 -48 -88 -54 -99H-120Z',
    fish({ x: -8, y: -122, size: 1.16, turn: 62, flip: true }, 'red'),
  ),
  line('M-40 -98Q-8 -88 34 -97', 3, 'light', 0.9),
];

const sitter: Art = [
  openHand('skinFair', { x: 322, y: 478, turn: -58, size: 0.9 }),
  actor({
    skin: 'skinFair',
    head: [
      limb('hairFair', '-30,-30 -62,30 -76,110 -58,176', [80, 74, 56, 10]),
      profile({ skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'wonder', nose: 'snub' }),
      graven('-56,10 -70,70 -70,130', 4),
      put(HATS.reedCap, { x: -14, y: 2, turn: -14, flip: true }),
    ],
    headAt: { x: 216, y: 372, size: 0.74, turn: 4 },
    spine: '200,456 184,546 190,650',
    girth: [78, 120, 96],
    cloth: 'rose',
    hem: [
      [124, 704],
      [220, 706],
    ],
    hose: 'cloth',
    limbs: 1.16,
    farLeg: { joints: '210,668 330,662 362,820' },
    nearLeg: { joints: '200,676 306,682 292,826' },
    farArm: { joints: '222,474 264,552 312,500', hand: 'hidden' },
    nearArm: { joints: '192,480 262,590 390,530', holds: fishInCup, turn: 0 },
  }),
  // The tunic lies over the near thigh.
  fill(
    'rose',
    'M143 634C124 660 114 690 118 716Q148 734 178 718Q208 734 238 718Q268 730 300 708C304 684 296 664 266 650L238 636Q190 650 143 634Z',
  ),
  line('M122 706Q150 722 178 707Q208 722 238 707Q266 718 297 699', 7, 'trim'),
  line('M143 638Q190 650 238 638', 9, 'trim'),
  graven('170,654 160,684 178,712', 5),
  graven('200,658 216,684 238,710', 5),
  graven('228,654 256,668 286,684', 5),
];
