import { eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { outline } from '../../paper/nature/body.ts';

/** A rowing boat seen from its bow's side, its near gunwale tipped towards us. */
export const rowingBoat: Art = [
  flat('ink', outline('-190,96! -60,128 120,124 250,70! 220,140 60,168 -110,150'), 0.4),
  fill('woodDark', outline('-226,-66! -120,-92 40,-96 160,-66 214,-20! 150,20 0,36 -130,10'), { width: 3 }),
  fill('wood', outline('-200,-60! -110,-78 40,-82 150,-58 196,-20! 140,4 0,16 -110,-6'), { width: 2 }),
  eachRow([['-96,-76! -70,-80 -36,2! -64,4'], ['34,-82! 64,-82 92,0! 62,6']], (bench) =>
    fill('straw', outline(bench), { width: 2.4 }),
  ),
  line('M-150 12L190 -92', 11, 'line'),
  line('M-150 12L190 -92', 7, 'straw'),
  fill('straw', outline('176,-98! 214,-122 266,-132 274,-118! 236,-100 182,-80!'), { width: 2.4 }),
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
