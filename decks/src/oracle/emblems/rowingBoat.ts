import { clipped, eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { outline } from '../../paper/nature/body.ts';

const INSIDE = outline('-202,-62! -110,-80 40,-84 150,-60 198,-20! 140,6 0,18 -110,-4');

/** Boards of the bottom, three thwarts from side to side, and the far side in shade. */
const inside: Art = [
  fill('woodDark', INSIDE, { width: 2 }),
  clipped(INSIDE, [
    flat('wood', outline('-150,-36! -80,-54 40,-58 140,-44 170,-22! 100,0 0,10 -90,-6'), 0.9),
    line('M-150 -30Q0 -60 170 -30M-140 -16Q0 -40 160 -20M-110 -4Q0 -20 140 -8', 2, 'woodDark', 0.8),
    eachRow(
      [
        ['-112,-92! -86,-96 -54,12! -82,10'],
        ['10,-100! 40,-100 66,20! 34,24'],
        ['122,-84! 148,-78 172,2! 144,8'],
      ],
      (thwart) => [fill('straw', outline(thwart), { width: 2.4 })],
    ),
    line('M-54 12L-44 20M66 20L78 26', 6, 'ink', 0.4),
  ]),
  line(INSIDE, 2.4),
];

/** Two oars laid along the boat, their blades over the stern. */
const oars: Art = eachRow(
  [
    ['M-140 -34L214 -74', '204,-80! 232,-92 274,-94 288,-84! 270,-74 232,-68 208,-68!'],
    ['M-130 -8L206 -22', '196,-28! 226,-36 268,-34 282,-22! 262,-14 224,-14 198,-16!'],
  ],
  (shaft, blade) => [
    line(shaft, 10, 'line'),
    line(shaft, 6, 'straw'),
    fill('straw', outline(blade), { width: 2.4 }),
  ],
);

/** A rowing boat that has heeled on its keel, its near side towards us. */
export const rowingBoat: Art = [
  flat('ink', outline('-196,90! -60,136 120,132 256,60! 236,140 60,172 -120,156'), 0.45),
  fill('woodDark', outline('-150,78! -60,118 90,122 200,78! 180,116 80,146 -70,142 -160,100'), {
    width: 2.6,
  }),
  fill('woodDark', outline('-226,-66! -120,-92 40,-96 160,-66 214,-20! 150,20 0,36 -130,10'), { width: 3 }),
  inside,
  oars,
  fill(
    'red',
    outline('-226,-66! -160,0 -40,34 80,36 214,-20! 232,10 190,92 90,126 -60,124 -150,80 -200,10'),
    { width: 3 },
  ),
  flat('redDark', outline('-180,32! -60,86 90,88 214,30! 190,92 90,126 -60,124 -150,80'), 0.85),
  line(
    'M-206 -20C-130 48 -30 66 84 66C150 62 190 44 222 16M-184 24C-100 90 20 102 100 98C150 92 186 70 210 44',
    2.6,
    'wineDark',
  ),
  fill('linen', outline('-226,-66! -160,0 -40,34 80,36 214,-20! 216,-4 80,52 -44,50 -166,14'), {
    width: 2.4,
  }),
];
