import { eachRow, fill, line, put, type Art } from '../../drawing/art.ts';
import { toTenth, times } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { grip } from '../../figure/grip.ts';
import { shoulder } from '../../figure/shoulder.ts';
import { standing } from '../../primitives/ground.ts';
import { disc } from '../../primitives/lights.ts';
import { tree } from '../../primitives/plants.ts';
import { grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { agedMoon, moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const ladder: OracleScene = {
  alt: 'A long ladder leans from an apple orchard up to the crescent moon, on whose inner edge both its tips rest; somebody with a lantern, seen from behind, stands on one of its lower rungs and holds its left rail.',
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
    put(climber, { x: -38, y: -54 }),
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

/** The head from behind. */
const back: Art = [
  fill('skinBrown', 'M322 440L318 486Q336 500 356 484L352 440Z', { edge: 'skinEdge' }),
  [-1, 1].map((side) =>
    fill(
      'skinBrown',
      swellPath(
        [
          [336 + side * 38, 414],
          [336 + side * 36, 428],
        ],
        [14, 10],
      ),
      { edge: 'skinEdge', width: 1.8 },
    ),
  ),
  fill(
    'hairBrown',
    'M336 366C300 366 294 400 298 428C304 452 320 462 336 462C352 462 368 452 374 428C378 400 372 366 336 366Z',
  ),
  graven('334,374 314,404 318,446', 3),
  graven('338,374 342,410 338,452', 3),
  graven('342,376 362,404 356,446', 3),
  fill('trim', 'M308 474C326 488 348 488 366 474L368 490C346 504 326 504 304 490Z', { width: 1.6 }),
];

const lamp: Art = [
  disc('glow', 0, 76, 54, 0, 0.3),
  line('M0 -4V40M-18 48Q0 24 18 48', 3, 'ink'),
  fill('glow', 'M-21 50H21L16 104H-16Z'),
  line('M-7 52L-5 102M7 52L5 102', 1.8, 'ink'),
  fill('ink', 'M-25 44H25L19 53H-19ZM-19 102H19V110H-19Z', { edge: 'none' }),
];

/** The left rail as seen from the hand that holds it. */
const leftRail: Art = [line('M6 462L-2 -118', 13, 'line'), line('M6 462L-2 -118', 8.6, 'straw')];

/** Seen from behind, a hand on each side: one holds the rail, one the lantern. */
const climber: Art = [
  limb('cloth', '352,640 372,690 366,726', [46, 34, 26]),
  fill('woodDark', 'M348 712H386L390 744C384 752 350 752 346 744Z'),
  limb('cloth', '318,640 306,712 310,792', [46, 34, 26]),
  fill('ink', 'M344 738H392V750H344ZM288 798H334V812H288Z', { edge: 'none' }),
  fill('woodDark', 'M292 778H330L332 806C326 814 294 814 290 806Z'),
  sleevedArm({ joints: '300,496 256,474 260,412', hand: 'hidden' }, 'sage', 'skinBrown', 'trim', 0.86),
  limb('sage', '336,482 338,560 336,630', [78, 104, 86]),
  fill('sage', 'M290 610C278 640 270 668 268 690Q334 712 404 688C400 664 392 636 382 610Z'),
  graven('312,634 306,664 302,694', 4),
  graven('340,640 342,668 340,700', 4),
  graven('366,634 372,664 376,692', 4),
  graven('336,510 334,550 337,600', 4),
  line('M290 616Q336 630 382 616', 9, 'trim'),
  back,
  grip('skinBrown', { x: 254, y: 402, turn: -5, size: 0.84 }, leftRail),
  sleevedArm({ joints: '372,500 440,526 458,474', turn: 0, holds: lamp }, 'sage', 'skinBrown', 'trim', 0.86),
  shoulder('sage', [362, 502], 20),
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
