import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { limb } from '../../drawing/swell.ts';
import { water } from '../../primitives/land.ts';
import { disc } from '../../primitives/lights.ts';
import { oracleHaze, hills, reeds } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

const [X, Y] = [300, 470];
const CORD = 'M104 -60C112 -6 50 -40 0 0C-50 40 -112 6 -104 60';

export const pisces: OracleScene = {
  alt: 'A red and a blue fish with fanned fins circle each other before a pale moon and splash the waves below; a knotted golden cord runs from mouth to mouth; over them the constellation Pisces.',
  hour: 'sea',
  draw: (chance) => [
    signSky(chance, 'pisces', { x: X, y: Y, r: 164 }),
    hills(668, [20, 50, 20, 0, 0, 20, 40], 'far'),
    oracleHaze(400, 640, 130),
    water(672, 6, 28),
    splash,
    put(
      [
        [9, 5.4].map((width, i) => line(CORD, width, i ? 'metal' : 'line')),
        carp('red', 'rose'),
        put(carp('cloth', 'waterLight'), { turn: 180 }),
        fill('metal', 'M-4 -4C-24 -26 -34 -8 -8 2C-30 12 -20 28 2 6C24 26 34 10 8 -2C30 -14 18 -28 -4 -4Z', {
          width: 1.8,
        }),
      ],
      { x: X, y: Y, size: 1.16 },
    ),
    reeds(84, 830, 5, 120),
    reeds(524, 828, 5, 140),
  ],
};

/** Water thrown up by the lower fish. */
const splash: Art = [
  fill(
    'waterLight',
    'M186 700C196 660 180 640 150 628C166 624 190 630 204 646C204 622 196 604 180 590C214 600 232 628 236 664C246 646 262 638 280 640C262 656 258 676 262 700Z',
    { width: 1.8 },
  ),
  fill(
    'waterLight',
    'M350 704C354 676 372 654 404 650C396 662 394 672 396 682C410 668 428 664 444 668C428 678 420 690 420 704Z',
    { width: 1.8 },
  ),
  [
    [150, 600, 7],
    [206, 572, 5],
    [452, 642, 6],
    [412, 628, 4],
    [262, 618, 4],
  ].map(([x = 0, y = 0, r = 0]) => disc('light', x, y, r, 1.6)),
];

/** A fish that swims clockwise along the upper half of a ring of radius 94 round 0,0, its tail across the moon's edge. */
function carp(role: Role, under: Role): Art {
  const spine = [156, 126, 104, 95, 92, 93, 98].map((r, i): Point => polar(0, 0, r, 186 + i * 23.5));
  const ray = (from: number, to: number, angle: number) =>
    `M${polar(0, 0, from, angle).map(toTenth).join(' ')}L${polar(0, 0, to, angle + 4)
      .map(toTenth)
      .join(' ')}`;
  const scale = (r: number, angle: number) =>
    `M${polar(0, 0, r - 9, angle)
      .map(toTenth)
      .join(' ')}Q${polar(0, 0, r, angle + 12)
      .map(toTenth)
      .join(' ')} ${polar(0, 0, r + 9, angle)
      .map(toTenth)
      .join(' ')}`;
  return [
    put(
      [
        fill(
          'metal',
          'M6 -8C-20 -30 -44 -48 -78 -50C-66 -34 -66 -24 -70 -12C-58 -4 -56 4 -68 14C-62 26 -64 36 -72 52C-40 48 -18 30 6 10Z',
        ),
        line('M-6 -8L-58 -38M-12 -2L-58 -14M-12 4L-58 16M-6 10L-56 38', 1.8, 'metalDark'),
      ],
      { x: spine[0]?.[0] ?? 0, y: spine[0]?.[1] ?? 0, turn: 306 },
    ),
    fill(
      'metal',
      `M${polar(0, 0, 124, 226).map(toTenth).join(' ')}C${polar(0, 0, 156, 226).map(toTenth).join(' ')} ${polar(0, 0, 176, 246).map(toTenth).join(' ')} ${polar(0, 0, 170, 276).map(toTenth).join(' ')}Q${polar(0, 0, 146, 284).map(toTenth).join(' ')} ${polar(0, 0, 122, 292).map(toTenth).join(' ')}Z`,
    ),
    line([234, 244, 254, 264, 274].map((angle) => ray(130, 156, angle)).join(''), 1.8, 'metalDark'),
    limb(role, spine, [14, 36, 62, 76, 74, 60, 26]),
    flat(
      under,
      `M${spine.map(([x, y], i) => [x, y].map((v) => toTenth(v * (1 - [0.02, 0.08, 0.2, 0.28, 0.28, 0.22, 0.04][i]!))).join(' ')).join('L')}L${spine
        .toReversed()
        .map((point) => point.map((v) => toTenth(v * 0.86)).join(' '))
        .join('L')}Z`,
      0.8,
    ),
    line(
      [114, 97, 80]
        .map((r, row) => times(5, (i) => scale(r, 222 + i * 14 + (row % 2) * 7)).join(''))
        .join(''),
      2,
      'line',
      0.75,
    ),
    line(
      `M${polar(0, 0, 64, 298).map(toTenth).join(' ')}Q${polar(0, 0, 94, 308).map(toTenth).join(' ')} ${polar(0, 0, 122, 298).map(toTenth).join(' ')}`,
      2.6,
    ),
    fill(
      'metal',
      `M${polar(0, 0, 76, 288).map(toTenth).join(' ')}Q${polar(0, 0, 50, 284).map(toTenth).join(' ')} ${polar(0, 0, 42, 244).map(toTenth).join(' ')}Q${polar(0, 0, 66, 262).map(toTenth).join(' ')} ${polar(0, 0, 76, 288).map(toTenth).join(' ')}Z`,
      { width: 1.8 },
    ),
    disc('light', ...polar(0, 0, 104, 314), 8.5, 1.8),
    flat('ink', circlePath(...polar(0, 0, 104, 315), 4)),
  ];
}
