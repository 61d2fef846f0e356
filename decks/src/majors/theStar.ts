import { perchedBird } from '../creatures/beasts.ts';
import { type Art, eachOf, fill, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { bareLeg } from '../figure/bareLeg.ts';
import { profile } from '../figure/profile.ts';
import { longHair } from '../figure/profileHair.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake } from '../primitives/land.ts';
import { greatStar } from '../primitives/lights.ts';
import { flower, leaf, tree } from '../primitives/plants.ts';
import { ripples } from '../primitives/ripples.ts';
import { sky } from '../primitives/sky.ts';

export const theStar: Scene = {
  alt: 'A woman kneels by a pool, one foot in it, under one great star and seven small ones; she pours a jug out behind her on the land and another before her into the pool, and a bird sings in a tree.',
  draw: (chance) => [
    sky(chance, { stars: 100 }),
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
  poured('M478 626C488 660 490 740 488 812', 488, 820),
  ripples(488, 824, 40),
  sleevedArm(
    { joints: '266,504 366,508 428,566', holds: tilted, turn: 46 },
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
    headAt: { x: 284, y: 410, size: 0.66, turn: 10 },
    spine: '250,494 246,550 226,650',
    girth: [70, 104, 92],
    cloth: 'linen',
    trim: 'metal',
  }),
  fill(
    'linen',
    'M184 626C170 660 168 700 176 740C186 770 206 786 228 794C252 800 274 786 290 764C304 744 316 728 352 718C366 712 372 690 364 672C340 654 300 650 268 634Z',
  ),
  graven('200,650 190,700 208,764', 4),
  graven('226,660 234,710 262,760', 5),
  graven('250,654 290,686 350,696', 5),
  graven('246,664 272,706 282,744', 4),
  line('M182 636Q226 650 270 632', 9, 'metal'),
  graven('252,540 264,590 258,630', 4),
  graven('218,540 212,590 204,630', 4),
  ripples(398, 816, 62),
  poured('M88 628C78 662 76 730 78 796', 78, 802),
  sleevedArm(
    { joints: '240,506 184,520 136,568', holds: put(tilted, { flip: true }), turn: -44 },
    'skinBrown',
    'skinBrown',
    'trim',
    1.06,
  ),
  fill('linen', 'M266 482C246 474 222 480 208 494C206 512 208 526 214 538C240 540 264 528 272 506Z'),
  graven('260,486 236,496 218,528', 4),
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
