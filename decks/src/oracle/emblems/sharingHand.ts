import { fill, flat, line, type Art } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

type Person = { skin: Role; shade: Role; sleeve: Role; sleeveShade: Role };

/** The part of a hand from the left that is behind what it takes: its palm and sleeve; the edge that it takes is at 0,0. */
export const handBehind = ({ skin, shade, sleeve, sleeveShade }: Person): Art => [
  flat('ink', outline('-260,40! -120,30 20,40 30,70 -100,96 -260,110!'), 0.35),
  fill(
    skin,
    outline('-150,-34! -110,-44 -60,-52 -10,-40 40,-30! 60,10 40,44! -10,56 -60,52 -110,42 -150,34!'),
    {
      width: 3,
    },
  ),
  flat(shade, outline('-150,10! -100,22 -40,30 30,24! 40,44! -10,56 -60,52 -110,42 -150,34!'), 0.7),
  fill(sleeve, outline('-300,-76! -160,-68 -84,-58! -72,-20 -72,20 -82,60! -160,76 -300,88!'), {
    width: 3.2,
  }),
  flat(sleeveShade, outline('-300,20! -160,22 -73,16! -82,60! -160,76 -300,88!'), 0.8),
  line('M-100 -60Q-88 0 -98 64', 3, sleeveShade),
  graven('-112,-34 -136,-20 -176,-26', 6, sleeveShade, 0.8),
];

/** Its thumb, on top. */
export const thumbBefore = ({ skin, shade }: Person): Art => [
  fill(skin, outline('-74,-30! -40,-40 0,-30 36,-22 58,-10 56,6 36,10! 6,8 -24,8 -54,14!'), { width: 3 }),
  flat(skin, outline('-90,-34! -60,-38 -44,-20 -50,8 -84,16!')),
  flat(shade, outline('-54,12! -24,2 6,2 36,4 56,4! 36,10! 6,8 -24,8'), 0.8),
  fill('rose', outline('34,-20! 50,-14 56,-6! 48,0 36,-6'), { width: 1.8 }),
  line('M-8 -24Q-4 -14 -8 -4', 2.4, shade),
];
