import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

/** The back of the seat, hewn from one block, a ram's head on each upper corner. */
export const back: Art = [
  fill('stone', 'M112 850V232H488V850Z'),
  fill('stoneDark', 'M142 850V266H458V850Z', { width: 1.8 }),
  line(
    'M112 340H142M112 450H142M112 560H142M458 340H488M458 450H488M458 560H488M300 232V266',
    1.6,
    'line',
    0.6,
  ),
  mirrored([put(ram(), { x: 462, y: 238, size: 0.86 }), graven('160,320 166,420 160,520', 4)]),
];

/** The right-hand block that the arm rests on, with a ram's head carved at its front. */
export const armRest: Art = [
  fill('stoneDark', 'M462 612L484 590H552V850H462Z'),
  fill('stone', 'M476 624H552V856H476Z'),
  line('M476 716H552M476 812H552', 1.6, 'line', 0.6),
  put(ram(), { x: 514, y: 668, size: 0.82 }),
];

/** A ram's head from the front, its horn curling to the left. */
function ram(): Art {
  return [
    fill('linen', 'M-26 -34C-30 6 -18 52 0 56C18 52 30 6 26 -34C10 -46 -10 -46 -26 -34Z'),
    [-1, 1].map((s) =>
      put(
        [
          fill(
            'straw',
            'M10 -34C50 -56 76 -18 58 16C46 36 20 28 24 6C28 -6 40 -2 38 8C52 -4 48 -28 18 -18Z',
            {
              width: 2,
            },
          ),
          line('M30 -42L34 -22M50 -32L46 -16M60 -10L48 -4', 1.4, 'woodDark'),
          flat('ink', circlePath(12, -2, 4)),
        ],
        { flip: s < 0 },
      ),
    ),
    line('M-8 40Q0 46 8 40M-4 32L0 36L4 32', 2, 'woodDark'),
  ];
}
