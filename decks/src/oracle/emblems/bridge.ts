import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { toTenth, times } from '../../drawing/geometry.ts';
import { actor, sleevedArm } from '../../figure/actor.ts';
import { profile } from '../../figure/profile.ts';
import { shoulder } from '../../figure/shoulder.ts';
import { disc } from '../../primitives/lights.ts';
import { oracleHaze, hills, moonRoad, pineBough, reeds, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

const deck = (x: number) => 704 - 96 * Math.sin(((x + 20) / 640) * Math.PI);

export const bridge: OracleScene = {
  alt: 'On a red bridge that arches over still water two people meet in the middle before the moon, one with a lantern, the other holding out a letter.',
  hour: 'dusk',
  draw: (chance) => [
    emblemSky(chance, { y: 300, r: 160 }),
    hills(610, [90, 60, 30, 10, 40, 70, 110], 'far'),
    oracleHaze(56, 566, 130),
    oracleHaze(420, 576, 120),
    stillWater(640),
    moonRoad(300, 716, 812, 70),
    posts,
    span,
    rail({ foot: -32, height: 66, posts: [92, 180, 300, 420, 508], size: 0.8 }),
    standingOn(196),
    standingOn(404),
    visitor,
    taking,
    put(host, { x: 600, flip: true }),
    [96, 60].map((r) => disc('glow', 298, 420, r, 0, 0.16)),
    rail({ foot: 12, height: 88, posts: [62, 148, 452, 538], size: 1 }),
    pineBough(420, 112, 0.6),
    reeds(84, 836, 6, 130),
    reeds(524, 836, 5, 120),
  ],
};

const arc = (drop: number): string =>
  times(27, (i) => {
    const x = 40 + i * 20;
    return `${x} ${toTenth(deck(x) + drop)}`;
  }).join('L');

const band = (top: number, foot: number): string =>
  `M${arc(top)}L${arc(foot).split('L').toReversed().join('L')}Z`;

const span: Art = [
  fill('wood', band(-34, 12)),
  line(
    times(21, (i) => {
      const x = 52 + i * 25;
      return `M${x} ${toTenth(deck(x) - 34)}L${x - (300 - x) * 0.05} ${toTenth(deck(x) + 12)}`;
    }).join(''),
    1.8,
    'woodDark',
    0.7,
  ),
  fill('red', band(10, 42)),
  line(`M${arc(26)}`, 2.4, 'redDark'),
];

const posts: Art = [96, 218, 382, 504].map((x) => [
  fill('redDark', `M${x - 11} ${toTenth(deck(x) + 36)}V806H${x + 11}V${toTenth(deck(x) + 36)}Z`),
  flat('water', `M${x - 24} 790H${x + 24}V812H${x - 24}Z`, 0.5),
]);

type Rail = { foot: number; height: number; posts: readonly number[]; size: number };

/** A railing with two bars along the arch; `foot` is below the line of the deck. */
const rail = ({ foot, height, posts: at, size }: Rail): Art => [
  at.map((x) => {
    const y = deck(x) + foot;
    return [
      fill('red', `M${x - 7 * size} ${toTenth(y)}V${toTenth(y - height)}H${x + 7 * size}V${toTenth(y)}Z`, {
        width: 1.8,
      }),
      fill(
        'metal',
        `M${x - 9 * size} ${toTenth(y - height)}Q${x} ${toTenth(y - height - 22 * size)} ${x + 9 * size} ${toTenth(y - height)}Z`,
        {
          width: 1.6,
        },
      ),
    ];
  }),
  [0.42, 0.88].map((k) => [
    line(`M${arc(foot - height * k)}`, 10 * size, 'line'),
    line(`M${arc(foot - height * k)}`, 6 * size, 'red'),
  ]),
];

const standingOn = (x: number): Art =>
  flat('ink', `M${x - 70} ${toTenth(deck(x) - 8)}q70 -16 140 0q-70 16 -140 0Z`, 0.4);

const lantern: Art = [
  line('M0 -4V26', 3, 'ink'),
  disc('glow', 0, 58, 46, 0, 0.35),
  fill('glow', 'M-20 32H20L15 86H-15Z'),
  fill('ink', 'M-24 26H24L18 36H-18ZM-17 84H17V92H-17Z', { edge: 'none' }),
  line('M-7 36L-5 84M7 36L5 84', 1.8, 'ink'),
];

const letter: Art = put(
  [
    fill('light', 'M0 -24H62V20H0Z'),
    line('M0 -24L31 4L62 -24', 2),
    fill('red', 'M25 -2a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z', { width: 1.4 }),
  ],
  { x: 4, y: -8, turn: -6 },
);

const visitor: Art = [
  sleevedArm(
    { joints: '210,360 244,424 296,368', turn: -8, holds: lantern },
    'clothDark',
    'skinFair',
    'trim',
    0.78,
  ),
  disc('hairAuburn', 156, 250, 22),
  actor({
    skin: 'skinFair',
    head: profile({ skin: 'skinFair', hair: 'hairAuburn', eyes: 'open' }),
    headAt: { x: 204, y: 272, size: 0.64 },
    spine: '192,350 186,420 184,486',
    girth: [56, 84, 74],
    cloth: 'cloth',
    hem: [
      [116, 614],
      [264, 608],
    ],
    limbs: 0.8,
  }),
];

/** Her open hand under the letter that he holds out. */
const taking: Art = [
  sleevedArm({ joints: '180,370 172,470 254,516', hand: 'open', turn: -8 }, 'cloth', 'skinFair', 'trim', 0.8),
  shoulder('cloth', [184, 366], 17),
  fill('red', 'M170 334C180 347 204 351 218 341L220 356C202 366 178 362 164 348Z', { width: 1.8 }),
];

const host: Art = [
  actor({
    skin: 'skinBrown',
    head: profile({ skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open' }),
    headAt: { x: 206, y: 256, size: 0.66 },
    spine: '192,338 184,410 182,484',
    girth: [60, 92, 80],
    cloth: 'sage',
    hem: [
      [112, 616],
      [258, 610],
    ],
    limbs: 0.84,
  }),
  sleevedArm(
    { joints: '182,360 184,456 264,500', turn: 0, holds: letter },
    'sage',
    'skinBrown',
    'trim',
    0.84,
  ),
  shoulder('sage', [189, 356], 18),
  fill('trim', 'M168 320C180 334 204 338 220 328L222 342C202 352 176 347 162 334Z', { width: 1.8 }),
];
