import { eachOf, fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { star } from '../../primitives/lights.ts';

const LOOK: Look = {
  skin: 'skinOlive',
  hair: 'hairBrown',
  cut: 'curls',
  eyes: 'closed',
  mood: 'tender',
};

/** Near, in the middle of the lower edge: a face that dreams the visions. */
export const dreamer: Art = put(
  [
    put(hairBehind(LOOK), {}),
    fill(
      'wine',
      'M-24 82C-70 90 -112 104 -128 140C-140 170 -144 200 -146 240H146C144 200 140 170 128 140C112 104 70 90 24 82Q0 108 -24 82Z',
    ),
    graven('-44,112 -64,150 -70,200', 3.4),
    graven('44,112 64,150 70,200', 3.4),
    head(LOOK),
    frontModelling(LOOK),
    fill('trim', 'M-32 80C-20 112 20 112 32 80L42 90C28 132 -28 132 -42 90Z', { width: 1.8 }),
  ],
  { x: 300, y: 688, size: 1.6 },
);

/** Sparks of light among the visions. */
export const sparks: Art = eachOf(
  '206,236,7 394,236,7 196,440,6 404,440,6 60,420,5 540,420,5 214,560,7 386,560,7 300,130,8 60,620,6 540,620,6',
  (x, y, r) => star(x, y, r, 'glow'),
);
