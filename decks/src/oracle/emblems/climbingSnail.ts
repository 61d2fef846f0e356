import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const SHELL = outline('-24,0 -62,-10 -78,-44 -66,-84 -30,-104 14,-96 38,-64 34,-26 8,-2');
const FOOT = outline(
  '-104,4! -70,-14 -20,-20 30,-22 46,-44 58,-74 78,-90 100,-82 106,-64 94,-44 84,-14 72,2 50,8!',
);

/** A snail that looks up to the right, on the rung at 618. */
export const climbingSnail: Art = put(
  [
    line('M78 -84C80 -104 76 -118 72 -128M94 -82C104 -98 112 -106 118 -116', 8, 'line'),
    line('M78 -84C80 -104 76 -118 72 -128M94 -82C104 -98 112 -106 118 -116', 4, 'straw'),
    disc('ink', 72, -130, 6, 0),
    disc('ink', 119, -118, 6, 0),
    fill('straw', FOOT, { width: 3 }),
    clipped(FOOT, [
      flat('metalDark', outline('-104,10! -60,-2 20,-6 60,-14 84,-40 110,-60! 100,0 60,20 -60,20!'), 0.6),
    ]),
    line('M92 -58Q98 -54 104 -58', 3, 'ink'),
    fill('red', SHELL, { width: 3.4 }),
    clipped(SHELL, [
      flat('redDark', outline('40,-60! 30,-20 -10,0 -60,-8! -40,-20 0,-24 20,-50')),
      line(
        'M-6 -20C-40 -18 -56 -44 -44 -66C-34 -86 -4 -86 6 -66C12 -50 0 -38 -14 -42C-24 -46 -22 -60 -12 -60',
        12,
        'rose',
      ),
      line(
        'M-6 -20C-40 -18 -56 -44 -44 -66C-34 -86 -4 -86 6 -66C12 -50 0 -38 -14 -42C-24 -46 -22 -60 -12 -60',
        3,
        'line',
      ),
      graven('-66,-50 -58,-84 -26,-98', 8, 'light', 0.8),
    ]),
    line(SHELL, 3.4),
  ],
  { x: 290, y: 604, size: 0.92 },
);
