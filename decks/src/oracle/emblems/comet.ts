import { eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { person } from '../../figure/person.ts';
import { disc, greatStar } from '../../primitives/lights.ts';
import { firs, oracleHaze, hills, printedSky, oracleRidge } from '../landscape.ts';
import { moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const comet: OracleScene = {
  alt: 'A comet with a long straw-coloured tail sweeps through the ring of moons above snowy mountains; two people on a hill look up at it.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 120, floor: 640 }),
    disc('water', 300, 340, 166, 2.4, 0.7),
    moonRing({ y: 340, r: 200, count: 16, size: 11.5 }),
    orbits,
    tail,
    greatStar(236, 420, 74),
    oracleRidge(
      [
        [40, 700],
        [110, 600],
        [160, 560],
        [230, 640],
        [300, 690],
        [380, 600],
        [440, 540],
        [500, 610],
        [560, 640],
      ],
      'far',
    ),
    fill(
      'snow',
      'M124 592C140 570 152 562 160 566C176 574 186 592 198 606L176 598L164 612L150 594L138 604ZM402 580C420 556 434 546 444 548C460 558 474 578 486 594L464 586L448 602L432 582L418 592Z',
      { width: 1.6 },
    ),
    oracleHaze(200, 660, 190, 'dusk', 0.55),
    hills(716, [30, 14, 30, 10, 26, 16, 30], 'mid'),
    firs(
      [
        [84, 760, 120],
        [132, 770, 90],
        [520, 760, 130],
        [470, 770, 94],
      ],
      'near',
    ),
    oracleRidge(
      [
        [40, 800],
        [160, 770],
        [330, 720],
        [460, 766],
        [560, 800],
      ],
      'near',
    ),
    person({
      x: 292,
      y: 748,
      size: 0.4,
      away: true,
      look: { hair: 'hairAuburn', cut: 'bun' },
      dress: 'gown',
      cloth: 'red',
      arms: [
        { elbow: [-50, -190], hand: [-70, -240] },
        { elbow: [46, -164], hand: [56, -130] },
      ],
    }),
    person({
      x: 338,
      y: 746,
      size: 0.32,
      away: true,
      look: { hair: 'hairBlack', cut: 'short' },
      dress: 'tunic',
      cloth: 'straw',
      hose: 'cloth',
    }),
  ],
};

/** The orbits of the planets, as thin lines. */
const orbits: Art = [
  [52, 92, 130].map((r) =>
    line(
      `M${300 - r} 340a${r} ${r * 0.8} -24 1 0 ${2 * r} 0a${r} ${r * 0.8} -24 1 0 ${-2 * r} 0`,
      1.5,
      'light',
      0.4,
    ),
  ),
  line('M560 40C420 120 250 300 214 404C204 440 226 460 262 446C330 414 470 260 560 100', 1.5, 'light', 0.4),
  disc('glow', 300, 340, 15, 1.6),
  eachRow(
    [
      [340, 372, 6],
      [236, 284, 8],
      [404, 268, 7],
    ],
    (x, y, r) => disc('light', x, y, r, 1.4),
  ),
];

const tail: Art = [
  flat('waterLight', 'M236 420C300 300 380 190 560 96V300C440 330 340 390 250 456Z', 0.35),
  fill(
    'glow',
    'M204 398C270 290 370 170 556 60V98C470 150 430 190 400 226C450 196 500 172 556 152V196C450 244 350 330 266 452Z',
    {
      width: 2,
    },
  ),
  flat(
    'light',
    'M222 404C290 300 380 200 540 88C440 170 360 260 300 330C390 260 470 210 546 176C440 240 340 330 254 436Z',
    0.85,
  ),
  line('M300 310C350 250 400 200 460 150M330 352C390 300 450 256 520 216', 2, 'metalDark', 0.6),
  eachRow(
    [
      [400, 330, 4],
      [460, 300, 5],
      [300, 220, 4],
      [380, 150, 4],
      [520, 250, 5],
      [350, 396, 4],
    ],
    (x, y, r) => flat('light', circlePath(x, y, r)),
  ),
];
