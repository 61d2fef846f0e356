import { type Art, fill, line, put } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { childSide } from '../figure/childSide.ts';
import { closedOver } from '../figure/holds.ts';
import { posed } from '../figure/posed.ts';
import { house } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake } from '../primitives/land.ts';
import { flower, tree } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const tenOfCups: Scene = {
  alt: 'Ten cups stand in a rainbow over a family: two parents, seen from behind, his arm about her waist, each lift a hand to it; two children dance hand in hand, and their house waits across the river.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    (['red', 'straw', 'glow', 'leaf', 'waterLight'] as const).map((role, i) =>
      line(
        `M${62 + i * 18} 566V430A${238 - i * 18} ${238 - i * 18} 0 0 1 ${538 - i * 18} 430V566`,
        18,
        role,
        0.85,
      ),
    ),
    hill(560, 10, 'far', 0.7),
    tree(330, 602, 0.6),
    tree(516, 606, 0.7),
    house(424, 604, 0.94),
    hill(598, 5, 'mid', 2),
    times(10, (i) => {
      const [x, y] = polar(300, 430, 202, 189 + i * 18);
      return cup(x, y, 0.4);
    }),
    lake(628, 730),
    banks,
    hill(716, 6, 'near', 1),
    standing(173, 846, 92),
    standing(270, 846, 84),
    put([woman, man, embrace], { x: 22, y: 84.6, size: 0.9 }),
    standing(400, 846, 56),
    standing(486, 846, 50),
    boy,
    girl,
    times(7, (i) =>
      flower(66 + i * 82, 862 - (i % 2) * 5, 12, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
    ),
  ],
};

/** The river's far bank, and ripples that catch the light. */
const banks: Art = [
  fill(
    'leaf',
    'M40 622C140 612 240 630 330 620C420 612 500 628 560 616V634C480 644 420 628 330 638C240 646 140 630 40 640Z',
    { width: 1.6 },
  ),
  line(
    'M60 664q24 -10 48 0t48 0M330 660q24 -10 48 0t48 0t48 0M350 690q22 -9 44 0t44 0M470 682q20 -9 40 0t40 0',
    2.6,
    'light',
    0.75,
  ),
];

const backHair = (hair: Role, d: string): Art => [
  fill(hair, d),
  [-40, -14, 14, 40].map((x) =>
    graven(
      [
        [x * 0.3, -62],
        [x, 0],
        [x * 1.1, 60],
      ],
      4,
      'detail',
      0.5,
    ),
  ),
];

const woman: Art = posed({
  place: { x: 170, y: 846, size: 0.84 },
  skin: 'skinBrown',
  otherHead: backHair(
    'hairBlack',
    'M0 -78C-62 -80 -76 -20 -70 40C-66 100 -86 150 -72 196C-30 212 30 212 72 196C86 150 66 100 70 40C76 -20 62 -80 0 -78Z',
  ),
  bow: 6,
  headAt: [6, -438],
  cloth: 'rose',
  farArm: { joints: '-40,-354 -82,-412 -62,-492', hand: 'open', turn: 82, flip: true },
});

const man: Art = posed({
  place: { x: 276, y: 846, size: 0.86 },
  skin: 'skinOlive',
  otherHead: [
    fill('skinOlive', 'M-22 30L-28 96C-10 112 10 112 28 96L22 30Z', { edge: 'skinEdge' }),
    [-1, 1].map((s) =>
      put(
        fill('skinOlive', 'M54 -4C70 -12 72 16 56 22Z', { edge: 'skinEdge', width: 1.6 }),
        s < 0 ? { flip: true } : {},
      ),
    ),
    backHair(
      'hairBrown',
      'M0 -76C-60 -78 -68 -20 -60 24C-52 58 -24 68 0 68C24 68 52 58 60 24C68 -20 60 -78 0 -76Z',
    ),
  ],
  bow: -6,
  headAt: [-6, -438],
  cloth: 'cloth',
  hose: 'wine',
  hem: [
    [-66, -110],
    [66, -110],
  ],
  farLeg: { joints: '-18,-214 -24,-110 -28,-18', foot: 176 },
  nearLeg: { joints: '18,-214 24,-110 28,-18' },
  farArm: { joints: '40,-354 92,-420 84,-506', hand: 'open', turn: -80, flip: false },
});

/** His arm lies about her waist. */
const embrace: Art = [
  sleevedArm({ joints: '246,548 232,632 152,644', hand: 'hidden' }, 'cloth', 'skinOlive', 'trim', 0.8),
  closedOver('skinOlive', { x: 146, y: 646, flip: true, turn: -4, size: 0.72 }),
];

const girl: Art = posed({
  place: { x: 392, y: 846, size: 0.52 },
  skin: 'skinOlive',
  otherHead: childSide('skinOlive', 'hairAuburn'),
  behindHead: limb('hairAuburn', '-40,-20 -60,30 -58,80 -66,118', [60, 46, 34, 8]),
  headSize: 0.86,
  bow: -6,
  cloth: 'trim',
  trim: 'wine',
  hem: [
    [-104, -34],
    [80, -10],
  ],
  farArm: { joints: '-8,-352 -74,-392 -78,-470', hand: 'open', turn: -100, flip: false },
  nearArm: { joints: '0,-350 50,-280 106,-300', turn: -6 },
});

const boy: Art = posed({
  place: { x: 492, y: 846, size: 0.5, flip: true },
  skin: 'skinBrown',
  otherHead: childSide('skinBrown', 'hairBlack'),
  headSize: 0.88,
  bow: -6,
  cloth: 'sage',
  hose: 'straw',
  farLeg: { joints: '14,-210 76,-160 62,-76', foot: 24 },
  nearLeg: { joints: '-14,-210 -18,-110 -30,-18' },
  farArm: { joints: '-8,-352 -66,-396 -62,-476', hand: 'open', turn: -96, flip: false },
  nearArm: { joints: '0,-350 50,-276 96,-308', hand: 'hidden' },
});
