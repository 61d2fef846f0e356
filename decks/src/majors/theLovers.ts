import { wing } from '../creatures/wing.ts';
import { type Art, eachRow, fill, flat, line, mirrored, put, rays, tube } from '../drawing/art.ts';
import { circlePath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { openHand } from '../figure/grip.ts';
import { hairBehind, head } from '../figure/head.ts';
import type { Look } from '../figure/look.ts';
import { profile } from '../figure/profile.ts';
import { curledHair, longHair } from '../figure/profileHair.ts';
import { standing } from '../primitives/ground.ts';
import { hill, peaks, fullCloud } from '../primitives/land.ts';
import { flame, sunDisc } from '../primitives/lights.ts';
import { flower, leaf, tree } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const theLovers: Scene = {
  alt: 'A woman and a man face each other hand in hand, and an angel before the sun spreads its arms above them; behind her is a tree with fruit and a snake, behind him a tree of flames, and a mountain between.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 206, 90, 460, 34, 0.6),
    put(sunDisc(0, 0, 70, 24), { x: 300, y: 204 }),
    angel(),
    peaks(690, [[300, 110, 190]], 'far', 'mid'),
    hill(700, 10, 'mid', 0.8),
    put([tree(0, 0, 1.24, 'red'), put(coils, { size: 1.24 })], { x: 126, y: 806 }),
    put(burningTree(), { x: 486, y: 806 }),
    hill(796, 8, 'near', 2.4),
    standing(216, 850, 100),
    standing(388, 852, 96),
    man(),
    woman(),
    eachRow(
      [
        [84, 868, -110],
        [98, 868, -80],
        [296, 862, -104],
        [310, 862, -74],
        [510, 868, -100],
        [524, 868, -70],
      ],
      (x, y, turn, i) => leaf(x, y, turn, 32, i % 2 ? 'leaf' : 'leafDark'),
    ),
    flower(70, 858, 14, 5, 'rose', 'red'),
    flower(536, 858, 14, 5, 'rose', 'red'),
  ],
};

const look: Look = { skin: 'skinOlive', hair: 'hairAuburn', cut: 'curls', eyes: 'down', mouth: 'smile' };

/** To the waist, which the clouds hide; an open hand above each of the two. */
const angel = (): Art => [
  mirrored(wing({ x: 338, y: 300, size: 1.16, turn: -14 })),
  put(hairBehind(look), { x: 300, y: 208, size: 0.6 }),
  limb('wine', '300,292 300,320 300,344', [104, 108, 110]),
  graven('286,300 282,326 276,356', 4),
  graven('314,300 318,326 324,356', 4),
  eachRow(
    [
      [214, 392, 0.8],
      [386, 394, 0.8],
      [300, 384, 0.86],
    ],
    (x, y, k) => fullCloud(x, y - 10, k, 'light'),
  ),
  mirrored([
    sleevedArm(
      { joints: '342,282 420,306 458,372', hand: 'open', turn: 66 },
      'wine',
      'skinOlive',
      'trim',
      0.98,
    ),
    // The round end of the sleeve would show as a ball on the breast.
    flat('wine', circlePath(330, 288, 19)),
  ]),
  put(head(look), { x: 300, y: 208, size: 0.6 }),
  fill('trim', 'M274 258C286 280 314 280 326 258L338 264C324 296 276 296 262 264Z', { width: 1.8 }),
];

/** A snake wound up a trunk: only the turns before the trunk are seen. */
const coils: Art = [
  times(3, (i) =>
    tube('sage', `M-19 ${-14 - i * 28}C-12 ${-2 - i * 28} 14 ${-10 - i * 28} 19 ${-26 - i * 28}`, 12),
  ),
  tube('sage', 'M-17 -102C-34 -110 -44 -100 -42 -84', 12),
  fill('sage', 'M-50 -86C-52 -72 -46 -60 -40 -58C-34 -60 -30 -74 -34 -88Z', { width: 1.8 }),
  flat('light', circlePath(-45, -76, 2.6)),
  flat('light', circlePath(-37, -76, 2.6)),
  line('M-41 -58l-4 12M-41 -58l3 12', 1.6, 'red'),
];

const FLAMES: readonly (readonly [x: number, y: number, size: number])[] = [
  [-62, -132, 0.8],
  [62, -140, 0.8],
  [-34, -176, 0.9],
  [36, -186, 0.9],
  [-72, -206, 1],
  [70, -214, 1],
  [-26, -236, 1.1],
  [28, -246, 1.1],
  [-52, -286, 1],
  [50, -290, 1],
  [0, -312, 1.3],
];

/** A bare tree whose every branch ends in a flame. */
const burningTree = (): Art => [
  FLAMES.map(([x, y]) => tube('wood', `M0 ${Math.max(-210, y + 70)}Q${x * 0.3} ${y + 44} ${x} ${y}`, 6)),
  fill('wood', 'M-16 0C-8 -50 -10 -120 -6 -220L6 -220C10 -120 8 -50 18 0Z'),
  graven('-2,-10 2,-90 0,-200', 3),
  FLAMES.map(([x, y, size]) => flame(x, y, size * 1.1, x * 0.16)),
];

/** He looks left; drawn as if he looked right, and turned over. */
const man = (): Art =>
  put(
    [
      fill('cloth', 'M196 536C160 560 138 660 130 800C156 812 184 808 206 796L216 560Z'),
      graven('186,570 162,680 156,798', 5),
      graven('198,600 184,690 180,796', 4),
      actor({
        skin: 'skinDark',
        head: [profile({ skin: 'skinDark', hair: 'hairBlack', beard: true }), curledHair('hairBlack')],
        headAt: { x: 236, y: 470, size: 0.52 },
        spine: '210,550 206,600 204,668',
        girth: [68, 86, 66],
        cloth: 'wine',
        hem: [
          [158, 746],
          [258, 746],
        ],
        hose: 'straw',
        limbs: 0.84,
        farLeg: { joints: '220,720 228,780 232,838' },
        nearLeg: { joints: '196,720 194,782 184,842' },
      }),
      fill('skinDark', 'M216 538L238 536L232 578Z', { edge: 'skinEdge', width: 1.6 }),
      line('M214 538L232 580L240 536', 5, 'trim'),
      graven('190,596 184,650 178,730', 4),
      graven('226,680 232,706 236,738', 4),
      sleevedArm({ joints: '198,560 216,640 286,640', hand: 'hidden' }, 'wine', 'skinDark', 'trim', 0.82),
      graven('196,574 200,606 214,626', 3.4),
      graven('218,630 232,640 252,638', 3.4),
    ],
    { x: 600, flip: true },
  );

const woman = (): Art => [
  sleevedArm(
    { joints: '234,556 276,606 338,580', hand: 'open', turn: -24 },
    'linen',
    'skinFair',
    'rose',
    0.66,
  ),
  actor({
    skin: 'skinFair',
    head: [profile({ skin: 'skinFair', hair: 'hairFair' }), longHair('hairFair'), garland],
    headAt: { x: 236, y: 486, size: 0.5 },
    spine: '214,562 212,602 208,656',
    girth: [62, 76, 60],
    cloth: 'linen',
    trim: 'rose',
    limbs: 0.78,
    hem: [
      [136, 838],
      [290, 842],
    ],
  }),
  sleevedArm(
    {
      joints: '204,570 218,650 300,646',
      holds: openHand('skinDark', { x: 8, y: -2, turn: 8, flip: true, size: 0.86 }),
      turn: 0,
    },
    'linen',
    'skinFair',
    'rose',
    0.78,
  ),
];

const garland: Art = [-58, -34, -8, 18, 40].map((x, i) =>
  flower(x, -52 - Math.sin((i / 4) * Math.PI) * 24, 15, 5, i % 2 ? 'rose' : 'red', 'redDark'),
);
