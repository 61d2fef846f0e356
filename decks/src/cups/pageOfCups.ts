import { outdoorPage } from '../courts/page.ts';
import { fish } from '../creatures/beasts.ts';
import { type Art, clipped, eachRow, fill, line, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
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
        eachRow(
          [
            [508, 828],
            [534, 858],
          ],
          (x, y) => put(shell, { x, y, size: 0.9 }),
        ),
      ],
    }),
};

const rock: Art = [
  fill('stone', 'M58 872L74 790L100 726L138 690L268 686L292 726L286 790L306 872Z'),
  fill('stoneDark', 'M268 686L292 726L286 790L306 872H210L236 790L222 730Z', { width: 1.8 }),
  graven('120,730 104,780 112,840', 5),
  graven('170,740 160,790 172,850', 5),
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

const sitter: Art = actor({
  skin: 'skinFair',
  head: [
    limb('hairFair', '-30,-30 -62,30 -76,110 -58,176', [80, 74, 56, 10]),
    profile({ skin: 'skinFair', hair: 'hairFair', eyes: 'open' }),
    line('M34 38Q44 44 51 35', 2.4, 'redDark'),
    graven('-56,10 -70,70 -70,130', 4),
    put(HATS.reedCap, { x: -14, y: 2, turn: -14, flip: true }),
  ],
  headAt: { x: 216, y: 372, size: 0.74, turn: 4 },
  spine: '200,456 184,546 190,650',
  girth: [78, 120, 96],
  cloth: 'rose',
  hem: [
    [120, 712],
    [292, 706],
  ],
  hose: 'cloth',
  limbs: 1.16,
  farLeg: { joints: '214,670 366,664 424,818', foot: -6 },
  nearLeg: { joints: '206,676 330,690 316,828' },
  farArm: { joints: '222,474 262,548 318,474', hand: 'open', turn: -66 },
  nearArm: { joints: '192,480 262,590 390,530', holds: fishInCup, turn: 0 },
});
