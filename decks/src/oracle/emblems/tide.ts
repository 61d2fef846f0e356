import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times, toPoints, toTenth } from '../../drawing/geometry.ts';
import { graven, sampleSpline, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent } from '../../primitives/lights.ts';
import { geese, glitter, hills, printedSky } from '../landscape.ts';
import { scallop } from '../shells.ts';
import type { OracleScene } from '../scene.ts';
import { seaStar } from './seaStar.ts';
import { tidalIsland } from './tidalIsland.ts';

export const tide: OracleScene = {
  alt: 'The sea has drawn back under a crescent moon, and a paved way lies bare: it winds between shining pools, a red starfish and a shell to an island with a steep little town, whose windows are lit.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 36, floor: 280 }),
    crescent(120, 164, 60, -24, 'glow', 2.6),
    geese([
      [430, 156, 15],
      [468, 140, 13],
      [500, 154, 12],
    ]),
    hills(410, [30, 16, 8, 4, 10, 24, 40], 'far'),
    sea,
    sand,
    tidalIsland,
    causeway,
    stakes,
    put(seaStar, { x: 116, y: 762, turn: 12, size: 0.56 }),
    put(scallop('rose'), { x: 500, y: 780, turn: -14, size: 0.32 }),
  ],
};

/** The far sea, and the pools that it has left. */
const sea: Art = [
  fill('water', boxPath(30, 406, 540, 60), { width: 2.4 }),
  flat('waterLight', boxPath(30, 406, 540, 16), 0.6),
  glitter('118,416,30 122,428,46 112,440,34', 'glow'),
];

const SHORE = 'c40 -12 80 10 130 2s90 -14 140 -2s90 12 140 0s70 -8 130 4';
const POOLS = [
  outline('30,520! 90,506 170,520 206,548 150,566 80,560 30,572!'),
  outline('570,556! 500,540 410,552 372,586 430,610 500,604 570,622!'),
  outline('30,640! 100,622 180,640 200,676 150,704 90,700 30,716!'),
];

const sand: Art = [
  fill('light', `M30 446${SHORE}V840H30Z`, { width: 2.4 }),
  flat('straw', `M30 458${SHORE}V840H30Z`),
  [496, 560, 660].map((y) => flat('metalDark', `M30 458${SHORE}V${y}H30Z`, 0.2)),
  POOLS.map((pool) => [fill('water', pool, { edge: 'woodDark', width: 3 }), line(pool, 4, 'light', 0.8)]),
  eachOf(
    '110,536,44 84,548,26 470,570,46 500,588,30 104,654,46 80,672,30 120,684,22',
    (x = 0, y = 0, half = 0) =>
      graven(
        [
          [x - half, y],
          [x, y - 1],
          [x + half, y],
        ],
        6,
        'glow',
        0.85,
      ),
  ),
  eachOf('480,660 430,690 512,710 90,600 450,760 70,740 520,500 380,520', (x = 0, y = 0) =>
    graven(
      [
        [x - 50, y + 4],
        [x - 20, y - 5],
        [x + 12, y + 4],
        [x + 46, y - 3],
      ],
      5,
      'woodDark',
      0.4,
    ),
  ),
];

const WAY = toPoints('330,428 368,470 346,536 288,604 262,700 292,850');
const WIDTHS = [16, 34, 58, 92, 150, 250];

/** The paved way, its stones smaller the farther they lie. */
const causeway: Art = [
  put(flat('ink', swellPath(WAY, WIDTHS), 0.4), { x: 8, y: 8 }),
  fill('stoneDark', swellPath(WAY, WIDTHS), { width: 3.2 }),
  sampleSpline(WAY, WIDTHS).map(([x, y, width], row) =>
    times(5, (i) => {
      const step = width / 5.2;
      const [cx, half] = [x + (i - 2) * step + (row % 2 ? step * 0.16 : -step * 0.16), step * 0.43];
      const tall = half * 0.56;
      return fill(
        (row * 3 + i * 2) % 5 ? 'stone' : 'linen',
        `M${toTenth(cx - half)} ${toTenth(y)}Q${toTenth(cx - half)} ${toTenth(y - tall)} ${toTenth(cx)} ${toTenth(y - tall)}T${toTenth(cx + half)} ${toTenth(y)}Q${toTenth(cx + half)} ${toTenth(y + tall)} ${toTenth(cx)} ${toTenth(y + tall)}T${toTenth(cx - half)} ${toTenth(y)}Z`,
        { width: Math.min(2.2, width / 50) },
      );
    }),
  ),
];

/** Stakes that mark the way, dark with weed up to where the water stood. */
const stakes: Art = eachOf('406,504,60 258,536,76 384,628,110 130,640,150', (x = 0, y = 0, height = 0) => {
  const half = height * 0.055;
  return [
    flat(
      'ink',
      outline(`${x - half},${y} ${x},${y - half} ${x + half * 8},${y + half} ${x},${y + half * 1.2}`),
      0.4,
    ),
    fill(
      'wood',
      outline(
        `${x - half},${y}! ${x - half},${y - height}! ${x},${y - height - half * 0.6} ${x + half},${y - height}! ${x + half},${y}!`,
      ),
    ),
    fill(
      'leafDark',
      outline(
        `${x - half * 1.1},${y}! ${x - half * 1.2},${y - height * 0.44}! ${x - half * 0.4},${y - height * 0.36} ${x + half * 0.2},${y - height * 0.5} ${x + half * 1.2},${y - height * 0.4}! ${x + half * 1.1},${y}!`,
      ),
      { width: 2 },
    ),
  ];
});
