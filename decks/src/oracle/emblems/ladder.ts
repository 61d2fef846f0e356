import { eachRow, fill, line, put, type Art } from '../../drawing/art.ts';
import { toTenth, times } from '../../drawing/geometry.ts';
import { standing } from '../../primitives/ground.ts';
import { disc } from '../../primitives/lights.ts';
import { tree } from '../../primitives/plants.ts';
import { grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { agedMoon, moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const ladder: OracleScene = {
  alt: 'A long ladder leans from an apple orchard up to the crescent moon, on whose inner edge both its tips rest; a lit lantern hangs from one of its rungs, and a basket of red apples stands at its foot.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 90, floor: 600 }),
    moonRing({ x: 262, y: 310, r: 196, count: 16, size: 11.5 }),
    put(agedMoon(0, 0, 150, 0.86, { dark: 'water', width: 2.8 }), { x: 262, y: 310, turn: 90 }),
    hills(660, [30, 60, 40, 80, 30, 60, 40], 'far'),
    oracleHaze(70, 640, 180, 'dusk', 0.6),
    hills(720, [20, 8, 24, 10, 20, 10, 24], 'mid'),
    put(tree(0, 0, 1, 'red'), { x: 116, y: 776, size: 0.9 }),
    put(tree(0, 0, 1, 'red'), { x: 500, y: 764, size: 0.78 }),
    hills(768, [10, 0, 8, 0, 8, 4, 12], 'near'),
    standing(320, 804, 130),
    rails,
    put(lamp, { x: 398, y: 470, size: 1.3 }),
    basket,
    grass(
      [
        [246, 800],
        [430, 792],
        [540, 790],
      ],
      'leaf',
    ),
  ],
};

const lamp: Art = [
  disc('glow', 0, 76, 54, 0, 0.3),
  line('M0 -4V40M-18 48Q0 24 18 48', 3, 'ink'),
  fill('glow', 'M-21 50H21L16 104H-16Z'),
  line('M-7 52L-5 102M7 52L5 102', 1.8, 'ink'),
  fill('ink', 'M-25 44H25L19 53H-19ZM-19 102H19V110H-19Z', { edge: 'none' }),
];

// The rails converge and the rungs draw together towards the moon, so that the ladder looks longer.
const rails: Art = [
  times(13, (i) => {
    const s = (i + 0.6) / 13;
    const t = (1.9 * s) / (1 + 0.9 * s);
    const [left, right, y] = [222 - 8 * t, 418 - 108 * t, 806 - 580 * t];
    return [
      line(`M${toTenth(left)} ${toTenth(y)}L${toTenth(right)} ${toTenth(y)}`, 11 - 5 * t, 'line'),
      line(`M${toTenth(left)} ${toTenth(y)}L${toTenth(right)} ${toTenth(y)}`, 7 - 3.6 * t, 'straw'),
    ];
  }),
  ['M222 806L214 222', 'M418 806L310 222'].map((d) => [line(d, 13, 'line'), line(d, 8.6, 'straw')]),
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
