import { clipped, fill, flat, line, type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, limb } from '../drawing/swell.ts';
import { outline } from '../paper/nature/body.ts';

type Person = { skin: Role; shade: Role; sleeve: Role; sleeveShade: Role };

const PALM = outline('-170,-34! -120,-42 -84,-50 -50,-46 -26,-34! -10,10 -22,48! -60,56 -104,46 -170,40!');

/** A hand from the left, palm up: its four fingers reach under what it takes, whose edge is at 0,0; and its sleeve. */
export const handUnder = ({ skin, shade, sleeve, sleeveShade }: Person): Art => [
  flat('ink', outline('-260,60! -120,50 20,70 36,94 -60,108 -260,126!'), 0.35),
  ['-40,-30 0,-32 40,-26', '-36,-8 6,-8 46,-4', '-40,14 4,16 44,18', '-52,34 -8,40 34,40'].map((finger, i) =>
    limb(skin, finger, [24, 23 - i, 18], 'line', 2.8),
  ),
  fill(skin, PALM, { width: 3 }),
  clipped(PALM, [flat(shade, outline('-180,22! -110,34 -60,40 -10,28! -10,70! -180,70!'), 0.6)]),
  flat(skin, outline('-46,-36! -22,-38 -6,-34 0,-20 0,20 -10,32! -40,30!')),
  line('M-30 -17Q-12 -22 6 -20M-26 5Q-8 2 8 4M-32 25Q-12 24 6 27', 2.6),
  fill(sleeve, outline('-320,-80! -150,-68 -86,-56! -74,-18 -76,26 -86,62! -150,78 -320,92!'), {
    width: 3.2,
  }),
  flat(sleeveShade, outline('-320,20! -150,22 -76,18! -85,61! -150,77 -320,91!'), 0.8),
  line('M-104 -60Q-92 0 -102 66', 3, sleeveShade),
];

/** Its thumb, which holds the slice from above. */
export const thumbOver = ({ skin, shade }: Person): Art => [
  flat('ink', outline('-20,-20! 20,-30 54,-14 62,4 40,12 0,4!'), 0.35),
  limb(skin, '-62,-22 -38,-30 -6,-30 40,-8', [27, 33, 29, 22], 'line', 3),
  flat(skin, outline('-82,-38! -66,-40 -50,-34 -48,-18 -60,-6 -80,0!')),
  graven('-64,8 -40,-8 -12,-12', 4, shade, 0.9),
  line('M-4 -40q8 5 7 14', 2.4, shade),
  fill('rose', outline('30,-22! 46,-18 52,-6 44,0! 34,-6'), { width: 1.8 }),
];
