import { wing } from '../creatures/wing.ts';
import { type Art, clipped, eachRow, fill, line, put, rays } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { hairBehind, head } from '../figure/head.ts';
import type { Look } from '../figure/look.ts';
import { person } from '../figure/person.ts';
import { cloud, peaks, water } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const judgement: Scene = {
  alt: 'An angel in the clouds blows a trumpet with a crossed banner; a man, a woman and a child rise from the boats below with their arms lifted.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 250, 100, 520, 34, 0.6),
    [false, true].map((flip) =>
      wing({ x: flip ? 262 : 338, y: 300, size: 1.34, flip, turn: flip ? 14 : -14 }, 'rose', 'red'),
    ),
    disc('glow', 300, 238, 80, 2),
    disc('dusk', 300, 238, 70, 1.4),
    put(
      [
        fill('cloth', 'M-40 84C-110 96 -140 150 -150 220H150C140 150 110 96 40 84Z'),
        hairBehind({ hair: 'hairFair', cut: 'curls' }),
        head({ skin: 'skinFair', hair: 'hairFair', cut: 'curls', mouth: 'open', eyes: 'down' }),
      ],
      { x: 300, y: 244, size: 0.86 },
    ),
    eachRow(
      [
        [190, 410, 1],
        [410, 410, 1],
        [120, 380, 0.7],
        [480, 380, 0.7],
      ],
      (x, y, k) => cloud(x, y, k, 'light'),
    ),
    fill('metal', 'M292 284L308 284L312 420C330 440 344 456 348 474H252C256 456 270 440 288 420Z'),
    fill('light', 'M312 330H392V412H312Z'),
    fill('red', 'M344 330h16v33h32v16h-32v33h-16v-33h-32v-16h32Z', { width: 1.2 }),
    fist('skinFair', { x: 300, y: 336, size: 0.9 }),
    peaks(660, [
      [110, 80, 110],
      [490, 80, 120],
      [300, 60, 60],
    ]),
    water(690, 8, 24),
    riser(
      150,
      800,
      { skin: 'skinOlive', hair: 'hairBrown', cut: 'long', turn: 0.5, mouth: 'smile' },
      'linen',
      1,
    ),
    riser(
      450,
      800,
      { skin: 'skinBrown', hair: 'hairBlack', beard: 'short', turn: -0.5, mouth: 'smile' },
      'steelDark',
      1,
    ),
    riser(300, 850, { skin: 'skinFair', hair: 'hairFair', cut: 'curls', mouth: 'smile' }, 'rose', 0.8),
  ],
};

const riser = (x: number, y: number, look: Look, cloth: Role, size: number): Art => [
  fill('stoneDark', `M${x - 74 * size} ${y - 24 * size}H${x + 74 * size}V${y + 20}H${x - 74 * size}Z`),
  clipped(
    boxPath(x - 120, y - 330, 240, 330),
    person({
      x,
      y: y + 104 * size,
      size,
      look: { ...look, eyes: 'open', brow: 'raised' },
      cloth,
      bow: look.turn ? look.turn * 16 : 0,
      arms: [
        { elbow: [-78, -214], hand: [-54, -282] },
        { elbow: [78, -214], hand: [54, -282] },
      ],
    }),
  ),
  fill(
    'stone',
    `M${x - 84 * size} ${y}H${x + 84 * size}L${x + 74 * size} ${y + 62 * size}H${x - 74 * size}Z`,
  ),
  line(`M${x - 70 * size} ${y + 14 * size}H${x + 70 * size}`, 2),
  [-30, 30].map((dx) => disc('metal', x + dx * size, y + 34 * size, 8 * size, 1.6)),
];
