import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { leaf, sunflower } from '../../primitives/plants.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';

export const leo: OracleScene = {
  alt: 'A lion in profile lifts its head to a pale moon; its great mane stands round it like petals and goes beyond the edge of the picture, sunflowers at its breast; above, the sickle and tail of the constellation Leo.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 520, twinkling: false }),
    fullMoon(118, 372, 92, 'linen'),
    signConstellation('leo'),
    hills(700, [60, 90, 50, 40, 50, 60, 40], 'far'),
    oracleHaze(56, 660, 180),
    hills(780, [20, 30, 10, 20, 24, 34, 10], 'mid'),
    mane,
    flat('straw', circlePath(400, 570, 140)),
    face,
    eachRow(
      [
        [96, 726, 0.8],
        [206, 770, 0.66],
        [480, 762, 0.84],
      ],
      (x, y, size, i) => [
        line(`M${x} ${y}Q${x + 8} ${y + 40} ${x - 2} 830`, 8, 'line'),
        line(`M${x} ${y}Q${x + 8} ${y + 40} ${x - 2} 830`, 5, 'leaf'),
        leaf(x + 2, y + 60, i % 2 ? 20 : 160, 40, 'leafDark'),
        sunflower(x, y, size * 1.3),
      ],
    ),
  ],
};

/** Rounds of petals about (400, 560), the outer ones darker. */
const mane: Art = [
  [300, 28, 'woodDark'] as const,
  [258, 26, 'hairAuburn'] as const,
  [208, 22, 'straw'] as const,
].map(([reach, count, role], row) =>
  times(count, (i) =>
    put(
      [
        fill(
          role,
          `M-34 ${-reach * 0.5}C-46 ${-reach * 0.74} -20 ${-reach * 0.9} 4 ${-reach}C34 ${-reach * 0.86} 44 ${-reach * 0.7} 34 ${-reach * 0.5}Z`,
          { width: 2.4 },
        ),
        graven(
          [
            [0, -reach * 0.6],
            [4, -reach * 0.76],
            [2, -reach * 0.92],
          ],
          4,
          row === 2 ? 'metalDark' : 'line',
          0.6,
        ),
      ],
      { x: 400, y: 560, turn: (i * 360) / count + row * 7 },
    ),
  ),
);

const FACE = outline(
  '330,420! 290,410 256,424 232,462 206,490 168,508 142,528! 132,546 140,566 156,576! 150,592 158,616 182,632 204,634! 214,662 246,676! 300,690 380,680 450,620 460,520 420,440',
);

/** It looks left; its nose is at (140, 545). */
const face: Art = [
  fill('metal', FACE, { width: 3 }),
  flat('metalDark', outline('300,690! 380,680 450,620 460,520! 420,600 360,650 270,664'), 0.5),
  fill(
    'linen',
    outline('156,576! 190,556 230,548 262,572 258,610 226,634 204,634! 182,632 158,616 150,592'),
    { width: 2 },
  ),
  fill('linen', outline('204,634! 226,630 256,646 246,676! 226,680 210,664'), { width: 2 }),
  fill('woodDark', outline('142,528! 166,508 192,510! 186,532 162,552 138,560! 132,546'), { width: 2 }),
  line('M158 560Q166 584 158 606M158 606Q200 622 244 600', 4, 'woodDark'),
  eachRow(
    [
      [196, 582],
      [216, 576],
      [206, 598],
      [228, 592],
    ],
    (x, y) => flat('woodDark', circlePath(x, y, 3.4)),
  ),
  fill('glow', outline('240,488! 262,470 288,476! 278,498 254,500'), { edge: 'ink', width: 3 }),
  flat('ink', circlePath(260, 485, 8)),
  line('M234 490Q256 456 296 472', 7, 'woodDark'),
  graven('226,500 204,520 190,530', 5, 'metalDark', 1),
  graven('300,520 280,570 284,620', 5, 'metalDark', 0.9),
  graven('330,560 316,600 320,640', 5, 'metalDark', 0.9),
  fill('metal', outline('330,440! 322,396 350,362 392,360 414,396! 400,430 370,452'), { width: 3 }),
  flat('woodDark', outline('346,428! 346,400 366,384 388,388 392,402! 376,424')),
];
