import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polar, toTenth } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { firs, hills, moonRoad, oracleHaze, printedSky, stillWater } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { dragonfly } from './dragonfly.ts';
import { plume, plumeShade } from './plume.ts';

export const feather: OracleScene = {
  alt: 'One white feather with dark bars floats on a wide dark lake, bent like a little boat, three rings of ripples round it, and carries a red dragonfly among lily pads; far away the full moon rises behind hills and lays its road up to it.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 260 }),
    fullMoon(348, 232, 62, 'glow', 'shaded'),
    hills(276, [30, 60, 44, 20, 30, 80, 60], 'far'),
    oracleHaze(70, 250, 150, 'dusk', 0.5),
    hills(290, [24, 10, 2, 0, 0, 16, 34], 'near'),
    firs(
      [
        [68, 282, 64],
        [96, 286, 50],
        [520, 276, 72],
        [546, 272, 90],
      ],
      'near',
    ),
    stillWater(288),
    moonRoad(348, 296, 620, 40),
    lilies,
    rings,
    put([plumeShade, plume], { x: 302, y: 574, size: 1.14 }),
    put(dragonfly, { x: 384, y: 536, turn: 58, size: 0.92 }),
  ],
};

/** Lily pads near the foot of the picture, one in flower. */
const lilies: Art = [
  eachOf('104,742,60 196,786,46 470,772,70 532,712,44 66,690,36', (x = 0, y = 0, r = 0) =>
    put(
      [
        flat('near', 'M-104 12A104 34 0 1 0 104 12A104 34 0 1 0 -104 12Z', 0.6),
        fill('leafDark', 'M-20 2L-74 -22A100 32 0 1 1 -98 6Z', { width: 3 }),
        line('M-20 2L60 -18M-20 2L84 6M-20 2L40 24M-20 2L-30 28', 3, 'leaf', 0.9),
      ],
      { x, y, size: r / 100 },
    ),
  ),
  put(
    [
      [-62, 62, -34, 34, 0].map((turn) =>
        put(fill(turn ? 'linen' : 'light', 'M0 0C-16 -20 -12 -44 0 -56C12 -44 16 -20 0 0Z', { width: 2 }), {
          turn,
        }),
      ),
      disc('glow', 0, -14, 8, 1.6),
    ],
    { x: 474, y: 770 },
  ),
];

/** Three rings that spread from it, broken where the light does not fall. */
const rings: Art = [
  [224, 238, 250].map((rx, i) => {
    const ry = rx * 0.5;
    const at = (turn: number) =>
      polar(0, 0, 1, turn)
        .map((k, axis) => toTenth((axis ? 604 : 300) + k * (axis ? ry : rx)))
        .join(' ');
    const arcs = [
      [18 + i * 5, 100 - i * 8],
      [112 - i * 6, 168 - i * 4],
      [196 + i * 8, 252 - i * 12],
      [288 + i * 12, 340 - i * 4],
    ].map(([from = 0, to = 0]) => `M${at(from)}A${rx} ${ry} 0 0 1 ${at(to)}`);
    return line(arcs.join(''), 3 - i * 0.6, 'light', 0.75 - i * 0.17);
  }),
];
