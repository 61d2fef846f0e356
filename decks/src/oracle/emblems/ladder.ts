import { eachRow, fill, line, put, type Art } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { standing } from '../../primitives/ground.ts';
import { disc } from '../../primitives/lights.ts';
import { tree } from '../../primitives/plants.ts';
import { grass, hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';

export const ladder: OracleScene = {
  alt: 'A long ladder leans from an apple orchard up to the lower edge of a great crescent moon; a lit lantern hangs from one of its rungs, and a basket of red apples stands at its foot.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 90, floor: 600 }),
    moon,
    hills(660, [30, 60, 40, 80, 30, 60, 40], 'far'),
    oracleHaze(340, 640, 180, 'dusk', 0.6),
    hills(720, [20, 8, 24, 10, 20, 10, 24], 'mid'),
    put(tree(0, 0, 1, 'red'), { x: 486, y: 790, size: 1.24 }),
    put(tree(0, 0, 1, 'red'), { x: 84, y: 744, size: 0.5 }),
    hills(778, [10, 0, 8, 0, 8, 4, 12], 'near'),
    standing(190, 806, 110),
    rails,
    put(lamp, { x: 296, y: 508, size: 1.3 }),
    put(basket, { x: 206, y: 0 }),
    grass(
      [
        [90, 800],
        [430, 802],
        [540, 790],
      ],
      'leaf',
    ),
  ],
};

/** A crescent that lies on its back like a boat, tipped to the right. */
const moon: Art = put(
  [
    fill('glow', 'M-168 -40A172 172 0 1 0 168 -40A170 150 0 0 1 -168 -40Z', { width: 3 }),
    line('M-128 60Q0 150 120 70M-80 112Q0 156 80 110M-150 10Q-140 40 -118 62', 1.6, 'metalDark', 0.5),
    [-90, -20, 62].map((x, i) => disc('metal', x, 96 - (i % 2) * -30, 13 - i * 2, 0, 0.5)),
  ],
  { x: 346, y: 236, turn: -16, size: 1.08 },
);

const lamp: Art = [
  disc('glow', 0, 76, 54, 0, 0.3),
  line('M0 -4V40M-18 48Q0 24 18 48', 3, 'ink'),
  fill('glow', 'M-21 50H21L16 104H-16Z'),
  line('M-7 52L-5 102M7 52L5 102', 1.8, 'ink'),
  fill('ink', 'M-25 44H25L19 53H-19ZM-19 102H19V110H-19Z', { edge: 'none' }),
];

/** The rails and the rungs draw together towards the moon, so that the ladder looks longer. */
const rails: Art = [
  times(14, (i) => {
    const s = (i + 0.5) / 14;
    const t = (1.9 * s) / (1 + 0.9 * s);
    const [left, right] = [
      [84 + 188 * t, 800 - 410 * t],
      [262 + 70 * t, 812 - 408 * t],
    ].map((point) => point.map(toTenth).join(' '));
    return [line(`M${left}L${right}`, 11 - 5 * t, 'line'), line(`M${left}L${right}`, 7 - 3.6 * t, 'straw')];
  }),
  ['M84 806L276 378', 'M262 818L336 388'].map((d) => [line(d, 13, 'line'), line(d, 8.6, 'straw')]),
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
  { x: 152, y: 796 },
);
