import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';

/** The archer's bow, as tall as a man, unbent again, with one tip in the ground; its chord is 420 long. */
export const archerBow: Art = put(
  [
    line('M-14 -204V204', 2.2, 'linen'),
    fill(
      'wood',
      swellPath(
        '-34,-216 -14,-204 18,-166 62,-96 66,-44 56,0 66,44 62,96 18,166 -14,204 -34,216',
        [7, 11, 15, 20, 20, 17, 20, 20, 15, 11, 7],
      ),
      { width: 3.2 },
    ),
    graven('-6,-202 24,-162 62,-92 66,-40', 5, 'straw', 1),
    graven('68,44 64,92 28,158 0,194', 4, 'straw', 0.8),
    [-1, 1].map((side) => [
      fill(
        'red',
        swellPath(
          [
            [-22, 200 * side],
            [-4, 190 * side],
          ],
          [15, 17],
        ),
        { width: 2 },
      ),
      line(`M26 ${150 * side}l15 ${12 * side}M34 ${138 * side}l15 ${11 * side}`, 2.4, 'redDark'),
    ]),
    fill('red', 'M46 -34Q42 0 46 34L74 32Q66 0 74 -32Z', { width: 2.6 }),
    line('M46 -20L70 -18M45 -7H69M45 7H69M46 20L70 18', 2, 'redDark'),
    flat('light', 'M54 -30Q49 0 54 30L50 30Q45 0 50 -30Z', 0.35),
  ],
  { x: 150, y: 542, turn: 13 },
);
