import { perchedBird } from '../creatures/beasts.ts';
import { type Art, eachOf, fill, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { bareLeg } from '../figure/bareLeg.ts';
import { profile } from '../figure/profile.ts';
import { longHair } from '../figure/profileHair.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake } from '../primitives/land.ts';
import { greatStar } from '../primitives/lights.ts';
import { flower, leaf, tree } from '../primitives/plants.ts';
import { ripples } from '../primitives/ripples.ts';
import { milkyWay } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';

export const theStar: Scene = {
  alt: 'A woman kneels by a pool, one foot in it, under one great star and seven small ones; she pours a jug out behind her on the land and another before her into the pool, and a bird sings in a tree.',
  draw: (chance) => [
    sky(chance, { stars: 100 }),
    milkyWay(chance, -38),
    rays(300, 236, 70, 330, 32, 0.6),
    greatStar(300, 236, 104),
    eachOf('136,272 464,272 190,170 410,170 108,392 492,392 392,336', (x, y) => greatStar(x, y, 30, 'light')),
    hill(616, 14, 'far', 0.4),
    hill(650, 8, 'mid', 2),
    [
      put([tree(0, 0, 0.66), perchedBird({ x: 0, y: -192, size: 0.8, flip: true }, 'rose')], {
        x: 492,
        y: 668,
      }),
    ],
    lake(664),
    bank,
    woman(),
    firelight(300, 236, 330, 0.7),
  ],
};

const bank: Art = [
  fill(
    'sageDark',
    'M40 700C90 690 120 706 170 704C230 702 262 724 296 752C330 776 348 796 340 816C330 838 296 836 270 852C250 866 248 884 236 900H40Z',
  ),
  graven('70,730 110,724 140,734', 4),
  graven('80,860 130,852 180,862', 4),
  eachOf('64,842,-100 76,840,-70 186,872,-110 204,872,-80 220,870,-54 312,836,-60', (x, y, turn, i) =>
    leaf(x, y, turn, 34, i % 2 ? 'leaf' : 'leafDark'),
  ),
  eachOf('118,858 154,876 260,840', (x, y) => flower(x, y, 14, 5, 'rose', 'red')),
];

/** On her left knee, the right foot in the water, an arm to each side. */
const woman = (): Art => [
  standing(232, 822, 130),
  poured('M486 626C496 660 498 740 496 812', 496, 820),
  ripples(496, 824, 40),
  sleevedArm(
    { joints: '276,512 330,606 436,566', holds: tilted, turn: 30 },
    'skinBrown',
    'skinBrown',
    'trim',
    1,
  ),
  bareLeg('skinBrown', { joints: '256,664 372,690 384,802', foot: 6 }, 1.1),
  bareLeg('skinBrown', { joints: '226,672 300,796 150,806', foot: 172 }, 1.1),
  actor({
    skin: 'skinBrown',
    head: [profile({ skin: 'skinBrown', hair: 'hairAuburn' }), longHair('hairAuburn')],
    headAt: { x: 302, y: 416, size: 0.66, turn: 18 },
    spine: '262,500 250,560 222,650',
    girth: [72, 104, 92],
    cloth: 'linen',
    trim: 'metal',
  }),
  fill(
    'linen',
    'M182 624C160 662 156 706 166 748C176 780 202 796 230 798C266 800 290 776 312 754C336 740 378 744 414 756C420 716 410 676 378 662C340 648 300 644 266 630Z',
  ),
  graven('200,650 190,700 208,764', 4),
  graven('226,660 234,710 262,760', 5),
  graven('252,656 300,678 370,684', 5),
  graven('396,684 402,716 404,746', 4),
  graven('370,688 372,716 366,740', 4),
  graven('248,666 286,704 326,722', 4),
  line('M182 636Q226 650 270 632', 9, 'metal'),
  graven('252,540 264,590 258,630', 4),
  graven('218,540 212,590 204,630', 4),
  ripples(398, 816, 62),
  poured('M98 694C88 722 86 760 88 806', 88, 812),
  sleevedArm(
    { joints: '246,514 184,574 146,636', holds: put(tilted, { flip: true }), turn: -44 },
    'skinBrown',
    'skinBrown',
    'trim',
    1.06,
  ),
  fill('linen', 'M282 490C262 478 236 484 220 498C212 514 208 530 208 546C234 552 268 540 284 516Z'),
  graven('272,492 246,504 224,538', 4),
];

/** A jug that stands upright, its mouth at -66, its belly at 0,0 and its spout on the right; the handle is at (-58, -20). */
const jug: Art = [
  line('M-10 -52C-66 -66 -74 10 -34 14', 10),
  line('M-10 -52C-66 -66 -74 10 -34 14', 6.5, 'metal'),
  fill(
    'metal',
    'M-13 -46C-14 -26 -42 -20 -40 14C-38 40 -20 50 -14 56H14C20 50 38 40 40 14C42 -20 14 -26 14 -42L34 -66C20 -62 -6 -64 -22 -66Z',
  ),
  fill('metalDark', 'M-18 56H18L22 64H-22Z', { width: 1.6 }),
  line('M-39 6Q0 20 39 6M-36 -6Q0 8 36 -6M-14 -40Q0 -34 15 -40', 2, 'ink', 0.6),
];

/** The jug poured out, its handle at 0,0 and its spout at (46, 56). */
const tilted: Art = put(put(jug, { x: 58, y: 20 }), { turn: 82 });

/** A stream along a path, in strands, and the splash where it ends. */
function poured(d: string, x: number, y: number): Art {
  return [
    line(d, 19, 'line', 0.6),
    line(d, 16, 'waterLight'),
    line(d, 5, 'light', 0.8),
    [-26, -12, 12, 26].map((dx) =>
      line(`M${x + dx * 0.5} ${y - 4}q${dx * 0.6} -16 ${dx} -4`, 2.4, 'light', 0.8),
    ),
  ];
}
