import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const BODY = outline('-44,4! -46,-6 -30,-12! -36,-50 -40,-92 -22,-124! 6,-126! 34,-108 62,-74 70,-34 62,4!');
const HEAD = outline(
  '-72,-162! -58,-178 -34,-186 -8,-178 10,-158 12,-132 -4,-116 -30,-122 -50,-138 -70,-152!',
);

/** An ear, laid back, from its root by its tip. */
const ear = (dx: number, dy: number): Art => [
  fill(
    'wood',
    outline(
      `${-14 + dx},${-172 + dy}! ${10 + dx},${-206 + dy} ${58 + dx},${-238 + dy}! ${56 + dx},${-200 + dy} ${12 + dx},${-152 + dy}!`,
    ),
    {
      width: 2.8,
    },
  ),
  flat(
    'rose',
    outline(
      `${4 + dx},${-176 + dy}! ${24 + dx},${-204 + dy} ${50 + dx},${-226 + dy}! ${46 + dx},${-200 + dy} ${16 + dx},${-166 + dy}!`,
    ),
    0.8,
  ),
];

/** A hare that sits and looks up to the left, 140 wide and 240 high; its feet are at 0,4. */
export const gazingHare: Art = [
  flat('ink', outline('-40,6! 40,-2 150,16 150,30! 30,22'), 0.6),
  ear(14, 16),
  fill('linen', circlePath(72, -16, 17), { width: 2.6 }),
  fill('wood', BODY, { width: 3 }),
  clipped(BODY, [
    flat('linen', outline('-60,-120! -30,-118 -14,-84 -22,-40 -16,10! -60,10!'), 0.9),
    flat('woodDark', outline('30,-120! 54,-84 50,-30 66,10! 90,10! 90,-110!'), 0.6),
  ]),
  line('M60 0C10 2 -4 -20 4 -50Q14 -78 40 -78', 3, 'line'),
  fill('wood', outline('-34,6! -30,-6 0,-10 40,-8! 44,6!'), { width: 2.6 }),
  ['20,-66 34,-56 40,-38', '-8,-104 -2,-84 -8,-66'].map((tuft) => graven(tuft, 5, 'woodDark', 0.8)),
  ear(0, 0),
  fill('wood', HEAD, { width: 3 }),
  clipped(HEAD, flat('linen', outline('-80,-158! -50,-146 -30,-132 -10,-128! -20,-100! -80,-120!'), 0.9)),
  flat('ink', circlePath(-30, -162, 6.4)),
  flat('light', circlePath(-32.5, -164.5, 2.4)),
  flat('rose', outline('-74,-164! -66,-166 -64,-156! -71,-152!')),
  // The comet lights its brow, its breast and the edge of its ears.
  line('M-60 -176Q-40 -186 -16 -180M-34 -52Q-40 -90 -26 -116', 4, 'trim'),
  line('M-8 -178Q12 -206 52 -234', 3.4, 'trim'),
];
