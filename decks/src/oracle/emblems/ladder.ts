import { eachRow, fill, line, put, type Art } from '../../drawing/art.ts';
import { toTenth, times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { tree } from '../../primitives/plants.ts';
import { person } from '../../figure/person.ts';
import { grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { agedMoon, moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const ladder: OracleScene = {
  alt: 'A long ladder leans from an apple orchard up to the crescent moon; someone with a lantern stands on one of its lowest rungs.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 90, floor: 600 }),
    moonRing({ x: 300, y: 310, r: 196, count: 16, size: 11.5 }),
    agedMoon(300, 310, 150, 0.86, { dark: 'water', width: 2.8 }),
    hills(660, [30, 60, 40, 80, 30, 60, 40], 'far'),
    oracleHaze(70, 640, 180, 'dusk', 0.6),
    hills(720, [20, 8, 24, 10, 20, 10, 24], 'mid'),
    put(tree(0, 0, 1, 'red'), { x: 116, y: 776, size: 0.9 }),
    put(tree(0, 0, 1, 'red'), { x: 500, y: 764, size: 0.78 }),
    hills(768, [10, 0, 8, 0, 8, 4, 12], 'near'),
    rails,
    person({
      x: 328,
      y: 700,
      size: 0.56,
      away: true,
      look: { skin: 'skinBrown', hair: 'hairBrown', cut: 'short' },
      dress: 'tunic',
      cloth: 'sage',
      hose: 'cloth',
      lean: -6,
      legs: [
        [
          [-18, -70],
          [-20, -20],
        ],
        [
          [18, -54],
          [18, 2],
        ],
      ],
      arms: [
        { elbow: [-50, -190], hand: [-44, -236] },
        { elbow: [50, -170], hand: [76, -150], holds: lamp },
      ],
    }),
    basket,
    grass(
      [
        [176, 790],
        [230, 796],
        [430, 792],
        [540, 790],
      ],
      'leaf',
    ),
  ],
};

const lamp: Art = [
  line('M0 0V18', 3, 'ink'),
  fill('glow', 'M-20 18H20L16 68H-16Z'),
  fill('ink', 'M-22 14H22V22H-22Z'),
];

// The rails converge towards the moon, so that the ladder looks longer.
const rails: Art = [
  times(17, (i) => {
    const t = (i + 0.6) / 17.4;
    const [left, right, y] = [282 + (204 - 282) * t, 386 + (262 - 386) * t, 800 + (252 - 800) * t];
    return [
      line(`M${toTenth(left)} ${toTenth(y)}L${toTenth(right)} ${toTenth(y)}`, 11 - 5 * t, 'line'),
      line(`M${toTenth(left)} ${toTenth(y)}L${toTenth(right)} ${toTenth(y)}`, 7 - 3.6 * t, 'straw'),
    ];
  }),
  ['M282 806L202 236', 'M388 806L262 236'].map((d) => [line(d, 13, 'line'), line(d, 8.6, 'straw')]),
];

const basket: Art = put(
  [
    line('M-44 -40C-44 -96 44 -96 44 -40', 6, 'woodDark'),
    eachRow(
      [
        [-26, -44],
        [0, -52],
        [26, -44],
        [-12, -62],
        [14, -62],
      ],
      (x, y) => disc('red', x, y, 15, 2),
    ),
    fill('wood', 'M-52 -42H52L40 10H-40Z'),
    line('M-48 -26H48M-44 -8H44M-28 -40L-22 8M0 -40V8M28 -40L22 8', 2, 'woodDark'),
  ],
  { x: 216, y: 790 },
);
