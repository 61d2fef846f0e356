import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';

/** The archer's bow, as tall as a man, that stands with one tip on the ground; its string still trembles. */
export const archerBow: Art = put(
  [
    line('M-176 -156Q-182 -60 -172 0Q-182 60 -176 156', 5, 'linen'),
    line('M-176 -156Q-168 -60 -180 0Q-168 60 -176 156', 3, 'linen', 0.6),
    fill(
      'wood',
      swellPath(
        '-190,-164 -170,-150 -120,-120 -88,-60 -98,0 -88,60 -120,120 -170,150 -190,164',
        [8, 14, 19, 22, 20, 22, 19, 14, 8],
      ),
      { width: 3.4 },
    ),
    graven('-150,-142 -106,-104 -84,-50', 6, 'straw', 1),
    graven('-84,50 -106,104 -150,142', 6, 'straw', 1),
    fill('red', 'M-110 -24L-86 -26V26L-110 24Z', { width: 2.6 }),
    line('M-110 -12L-86 -14M-110 0H-86M-110 12L-86 14', 2, 'redDark'),
  ],
  { x: 338, y: 486, turn: -45, size: 1.1 },
);
