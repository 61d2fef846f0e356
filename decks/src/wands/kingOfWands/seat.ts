import { eachOf, fill, line, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

/** A throne from the side: a high back with a hanging, a golden cornice, a box below the seat, and a dais. */
export const seat: Art = [
  fill('stoneDark', 'M-40 900V872L-10 842H560L600 872V900Z'),
  line('M-10 872H600', 2, 'line', 0.6),
  fill('woodDark', 'M72 226H206V846H72Z'),
  fill('wineDark', 'M92 232H190C184 300 200 380 188 470C180 560 196 620 186 684H100C88 540 108 380 92 232Z'),
  graven('118,246 124,400 114,600', 6, 'metal'),
  graven('152,246 158,400 152,540', 5, 'metal'),
  fill('metal', 'M56 190H222L208 232H70Z'),
  line('M68 214H212', 2.4, 'metalDark', 0.8),
  fill('wood', 'M90 712H318V846H90Z'),
  eachOf('106,728 180,728 254,728', (x, y) => fill('woodDark', boxPath(x, y, 52, 100), { width: 1.8 })),
];

/** The plank on which he sits, with a golden edge, and a leg that ends in a paw. */
export const plank: Art = [
  fill('wood', 'M84 690H340V716H84Z'),
  fill('metal', 'M84 690H346V702H84Z', { width: 1.8 }),
  fill('metal', 'M296 716H334C324 760 326 800 338 832C350 838 354 848 348 858H284C294 820 298 770 296 716Z'),
  line('M306 858v-10M320 858v-12', 1.8, 'woodDark'),
];
