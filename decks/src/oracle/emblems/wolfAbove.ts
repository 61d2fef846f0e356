import { clipped, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const BODY = outline(
  '-30,-150! -52,-136 -58,-108 -54,-84 -46,-60 -40,-30 -40,-6 -46,2! -14,4! -14,-12 -12,-40 0,-48 12,-40 14,-12 14,4! 46,2! 40,-6 40,-30 46,-60 54,-84 58,-108 52,-136 30,-150!',
);
/** Its head is low between the shoulders, its ears are pricked, and its ruff is ragged. */
const HEAD = outline(
  '-34,-206! -26,-194 -15,-174! 0,-178 15,-174! 26,-194 34,-206! 40,-184 37,-158! 46,-146 52,-128! 42,-128 42,-114! 30,-118 22,-102! 16,-86 8,-78 -8,-78 -16,-86 -22,-102! -30,-118 -42,-114! -42,-128 -52,-128! -46,-146 -37,-158! -40,-184',
);

/** A wolf in the dark that stands and looks down at us, its feet at 0,0; the lantern lights its left edge. */
export const wolf: Art = [
  flat('ink', outline('-90,4! -40,-8 60,-8 110,4! 70,16 -60,16'), 0.7),
  // The tail hangs behind its hind leg.
  fill('ink', outline('44,-96! 66,-84 80,-52 76,-20 66,-6! 58,-26 54,-50 40,-60!'), {
    edge: 'ink',
    width: 2,
  }),
  fill('ink', BODY, { edge: 'ink', width: 2 }),
  clipped(BODY, mirrored([flat('gloom', outline('-26,-70! -14,-84 -4,-60 -12,-44 -14,4! -30,4!'), 0.8)], 0)),
  fill('ink', HEAD, { edge: 'gloom', width: 2 }),
  clipped(
    HEAD,
    mirrored(
      [
        flat('gloom', outline('-30,-194! -20,-176 -22,-164! -34,-170')),
        flat('gloom', outline('-44,-134! -28,-130 -12,-114 -14,-90! -26,-110 -42,-116!')),
      ],
      0,
    ),
  ),
  // The light along its edge.
  [
    '-35,-206 -40,-184 -38,-160',
    '-38,-158 -46,-146 -53,-129',
    '-43,-127 -43,-120 -41,-114',
    '-53,-128 -58,-108 -55,-84',
    '-55,-86 -48,-62 -42,-34',
    '-42,-36 -40,-14 -46,2',
    '14,-40 13,-20 14,2',
  ].map((edge) => graven(edge, 5, 'trim', 1)),
  mirrored(
    [
      fill('glow', outline('-25,-152! -17,-154 -6,-142! -14,-139 -22,-144'), { edge: 'ink', width: 1.6 }),
      flat('ink', circlePath(-14, -147, 2.6)),
    ],
    0,
  ),
  fill('ink', outline('-9,-96! 0,-100 9,-96! 4,-86 -4,-86'), { edge: 'gloomLight', width: 1.6 }),
  line('M-34 0v4M-24 1v4M24 1v4M34 0v4', 2, 'gloomLight'),
];
