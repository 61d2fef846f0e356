import { line, put, type Art } from '../../drawing/art.ts';
import { polar, toTenth } from '../../drawing/geometry.ts';
import { firs, hills, moonRoad, oracleHaze, printedSky, stillWater } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { dragonfly } from './dragonfly.ts';
import { plume, plumeShade } from './plume.ts';

export const feather: OracleScene = {
  alt: 'One white feather with dark bars floats on a wide dark lake, bent like a little boat, three rings of ripples round it, and carries a red dragonfly; far away the full moon rises behind hills and lays its road up to it.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 260 }),
    fullMoon(348, 232, 62, 'glow', 'craters'),
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
    rings,
    put([plumeShade, plume], { x: 302, y: 574, size: 1.14 }),
    put(dragonfly, { x: 384, y: 536, turn: 58, size: 0.92 }),
  ],
};

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
