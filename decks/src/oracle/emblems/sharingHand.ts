import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { toTenth } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

type Person = { skin: Role; shade: Role; sleeve: Role; sleeveShade: Role };

/** The thumb of a hand from the left, which is under what it takes; the edge that it takes is at 0,0. */
export const thumbBehind = ({ skin }: Person): Art => [
  flat('ink', outline('-260,50! -120,40 20,60 36,84 -60,98 -260,116!'), 0.35),
  limb(skin, '-100,34 -62,56 -30,58 10,46', [30, 27, 24, 20], 'line', 3),
];

/** Each finger: where it begins, its joint and its tip, and its width. */
const FINGERS = '-52,-32,-8,-47,24,-40,23 -46,-12,8,-24,48,-18,26 -44,9,14,0,60,5,27 -50,30,6,25,48,29,26';

const BACK = outline('-156,-34! -110,-42 -72,-48 -44,-44! -34,-20 -32,10 -38,44! -70,48 -110,42 -156,36!');

/** Its back and four fingers, on top, and its sleeve. */
export const fingersBefore = ({ skin, shade, sleeve, sleeveShade }: Person): Art => [
  flat('ink', outline('-30,0! 20,-10 60,0 70,18 56,44 10,54! -20,50'), 0.3),
  eachOf(FINGERS, (x = 0, y = 0, jx = 0, jy = 0, tx = 0, ty = 0, w = 0) => [
    limb(skin, `${x},${y} ${jx},${jy} ${tx},${ty}`, [w + 1, w, w - 6], 'line', 2.8),
    fill(
      'rose',
      outline(`${tx - 3},${ty - 6}! ${tx + 8},${ty - 5} ${tx + 8},${ty + 5} ${tx - 3},${ty + 6}!`),
      {
        width: 1.6,
      },
    ),
    line(`M${toTenth(jx - 1)} ${jy - 6}q4 5 2 11`, 2.2, shade),
  ]),
  fill(skin, BACK, { width: 3 }),
  flat(skin, outline('-70,-44! -48,-41 -26,-38 -12,-10 -12,14 -28,39 -50,42 -70,44!')),
  flat(shade, outline('-156,12! -100,26 -62,28 -36,34! -40,43 -70,47 -110,41 -156,35!'), 0.6),
  ['-80,-28 -56,-31 -34,-34', '-82,-8 -54,-11 -30,-13', '-82,12 -54,10 -28,9'].map((bone) =>
    graven(bone, 4, shade, 0.9),
  ),
  fill(sleeve, outline('-300,-76! -160,-66 -98,-54! -88,-20 -88,20 -98,58! -160,76 -300,88!'), {
    width: 3.2,
  }),
  flat(sleeveShade, outline('-300,20! -160,22 -89,16! -97,57! -160,75 -300,87!'), 0.8),
  line('M-116 -58Q-104 0 -114 62', 3, sleeveShade),
];
