import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toPoints, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven, sampleSpline } from '../../drawing/swell.ts';
import { scallop } from '../shells.ts';
import type { OracleScene } from '../scene.ts';
import { footprint, goldRing, seaStar } from './leftByTheTide.ts';

export const tide: OracleScene = {
  alt: 'We look down on a beach while the sea, with a broken moon on it, draws back in scallops of foam; bare footprints follow its edge, each filled with water that holds a small moon, and a red starfish, a shell and a gold ring are left.',
  hour: 'night',
  draw: () => [
    flat('straw', boxPath(40, 40, 520, 790)),
    wetSand,
    ripples,
    sea,
    eachOf(STEPS, (x = 0, y = 0, turn = 0, size = 1, i = 0) =>
      put(footprint(turn, i % 2 === 0), { x, y, turn, size, flip: i % 2 === 0 }),
    ),
    moonOnTheWater,
    grains,
    put(seaStar, { x: 434, y: 676, turn: 14, size: 1.1 }),
    put(scallop('rose'), { x: 226, y: 766, turn: -30, size: 0.26 }),
    put(goldRing, { x: 128, y: 782, turn: -14, size: 0.86 }),
  ],
};

const EDGE = toPoints(
  '20,560 84,510 150,524 200,462 270,462 318,392 392,376 430,300 500,272 530,196 590,170',
);
const CURVE = sampleSpline(
  EDGE,
  times(EDGE.length, () => 1),
);

/** The edge of the sea, moved up the beach; further up it is smoother. */
const edgeAt = (reach: number): string =>
  CURVE.map(([x, y]) => `${toTenth(x + reach * 0.56)} ${toTenth(y + reach * 0.83)}`).join('L');
const seaTo = (reach: number): string => `M${edgeAt(reach)}L640 20L-90 20L-90 640Z`;

const wetSand: Art = [
  [200, 120].map((reach) => flat('metalDark', seaTo(reach), 0.4)),
  flat('woodDark', seaTo(74), 0.55),
  flat('cloth', seaTo(46), 0.4),
  [200, 122].map((reach) => line(`M${edgeAt(reach)}`, 3, 'linen', 0.6)),
];

const ripples: Art = times(9, (i) =>
  graven(
    times(6, (k): Point => [560 - k * 56 - i * 14, 330 + k * 44 + i * 48 + (k % 2 ? -6 : 6)]),
    4,
    'woodDark',
    0.4,
  ),
);

const sea: Art = [
  fill('light', seaTo(16), { width: 2.4 }),
  fill('waterLight', seaTo(-10), { width: 1.6 }),
  flat('water', seaTo(-52)),
  line(`M${edgeAt(-32)}`, 5, 'light', 0.8),
  flat('near', seaTo(-130), 0.6),
  line(`M${edgeAt(-84)}`, 6, 'light', 0.7),
  flat('ink', seaTo(-240), 0.5),
  line(`M${edgeAt(-160)}M${edgeAt(-176)}`, 3, 'waterLight', 0.8),
];

/** The moon's disc, cut into strips by the swell and pushed to and fro, wider gaps towards the shore. */
const moonOnTheWater: Art = put(
  times(9, (i) => {
    const y = i * 24 - 100;
    const height = 21 - i * 1.5;
    const wave = (base: number, from: number, by: number) =>
      `${from} ${base}${times(4, (k) => `q${by / 8} ${k % 2 ? 9 : -9} ${by / 4} 0`).join('')}`;
    const strip = `M${wave(y, -120, 240)}L${wave(y + height, 120, -240)}Z`;
    return put(clipped(circlePath(0, 0, 102), flat('glow', strip)), { x: i % 2 ? 8 : -8, y: 0 });
  }),
  { x: 190, y: 190, turn: -24 },
);

/** Bubbles in the foam, and grains and pebbles on the sand. */
const grains: Art = [
  times(22, (i) => {
    const [x, y] = CURVE[3 + i * 3] ?? [0, 0];
    return flat('waterLight', circlePath(x + (i % 3) * 3, y + 2 + (i % 2) * 7, 2 + (i % 3)));
  }),
  times(26, (i) =>
    flat(
      i % 3 ? 'woodDark' : 'linen',
      circlePath(300 + ((i * 97) % 250), 560 + ((i * 61) % 240), 2 + (i % 2)),
      0.7,
    ),
  ),
];

/** Place, turn and size of each footprint. */
const STEPS =
  '84,687,49,1.16 211,683,61,1.11 257,570,49,1.07 374,566,61,1.02 417,463,49,0.98 524,458,61,0.93 563,365,49,0.89';
