import { clipped, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const BODY = outline(
  '-30,-150! -52,-136 -58,-108 -54,-84 -46,-60 -40,-30 -42,-6 -50,4! -20,4! -20,-12 -20,-44 0,-58 20,-44 20,-12 20,4! 50,4! 42,-6 40,-30 46,-60 54,-84 58,-108 52,-136 30,-150!',
);
/** Its head is low between the shoulders, its ears are pricked, and its ruff is ragged. */
const HEAD = outline(
  '-34,-206! -26,-194 -15,-174! 0,-178 15,-174! 26,-194 34,-206! 40,-184 37,-158! 46,-146 52,-128! 42,-128 42,-114! 30,-118 22,-102! 16,-86 8,-78 -8,-78 -16,-86 -22,-102! -30,-118 -42,-114! -42,-128 -52,-128! -46,-146 -37,-158! -40,-184',
);

/** The part of its chest that shows under the head, pale and ragged. */
const CHEST = outline(
  '-30,-116! -34,-96 -26,-78! -24,-66 -16,-58! -12,-44 0,-30! 12,-44 16,-58! 24,-66 26,-78! 34,-96 30,-116!',
);

/** Bushy, it hangs behind its hind leg. */
const TAIL = outline('74,-116! 100,-110 120,-84 124,-48 110,-12 100,4! 90,-14 86,-44 80,-76!');

/** A shape whose edges on the side of the lantern, the left, are lit. */
const rimmed = (role: Role, d: string, rim: number, of: Art): Art => [
  fill('trim', d, { edge: 'ink', width: 3 }),
  clipped(d, [put(flat(role, d), { x: rim }), of]),
];

/** A wolf in the dark that stands and looks down at us, its feet at 0,0; the lantern lights its left side. */
export const wolf: Art = [
  flat('ink', outline('-80,4! -40,-4 60,-8 104,-6! 90,2 40,8 -60,8'), 0.6),
  fill('shade', TAIL, { width: 3 }),
  flat('steelDark', TAIL, 0.42),
  flat('gloom', outline('80,-76! 96,-60 102,-30 100,4! 90,-14 86,-44'), 0.7),
  graven('84,-114 104,-106 121,-84 124,-48 112,-14', 6, 'waterLight', 0.9),
  // The hindquarters turn aside; one hind leg stands beside the right foreleg, one between the forelegs.
  fill('gloom', outline('-16,-56! 24,-56! 10,-34 10,-14 14,-8! -8,-8! -6,-30'), { width: 2.2 }),
  fill(
    'shade',
    outline('20,-140! 60,-132 90,-112 98,-82 88,-54 78,-36 82,-14 88,-6! 58,-6! 62,-36 44,-60!'),
    {
      width: 2.6,
    },
  ),
  graven('84,-100 90,-80 80,-56', 5, 'gloomLight', 0.9),
  // The mist lights its back.
  graven('24,-141 60,-133 90,-112 98,-84 89,-56 79,-36 82,-16 86,-6', 9, 'waterLight', 1),
  graven('8,-52 8,-34 8,-12', 5, 'waterLight', 0.9),
  line('M68 -10v4M78 -10v4M0 -12v4', 2.2, 'ink'),
  rimmed('shade', BODY, 5, [
    flat('gloom', outline('20,-150! 70,-150! 70,-60! 44,-56 36,-28 40,4! 24,4! 26,-40 34,-80'), 0.8),
    graven('58,-108 54,-84 45,-58 39,-30 42,-4', 7, 'waterLight', 1),
    flat('steelDark', CHEST, 0.62),
    ['-18,-90 -14,-76 -8,-66', '18,-90 14,-76 8,-66', '0,-76 1,-62 0,-48'].map((tuft) =>
      graven(tuft, 4, 'shade', 0.9),
    ),
    ['-50,-110 -46,-92 -40,-76', '-44,-76 -38,-60 -34,-46'].map((hair) => graven(hair, 4, 'gloomLight', 1)),
  ]),
  rimmed('shade', HEAD, 4, [
    flat(
      'gloom',
      outline('14,-176! 30,-200 44,-180 38,-156! 54,-128! 40,-114! 22,-100 16,-120 22,-146'),
      0.85,
    ),
    mirrored(flat('ink', outline('-32,-198! -22,-178 -22,-168! -35,-166')), 0),
    // The pale mask of its cheeks, and its long muzzle.
    mirrored(
      flat('steelDark', outline('-46,-130! -32,-136 -16,-126 -12,-106! -22,-102! -26,-114 -40,-116!'), 0.5),
      0,
    ),
    flat(
      'steelDark',
      outline('-10,-140! 0,-146 10,-140! 13,-112 17,-94! 8,-78 -8,-78 -17,-94! -13,-112'),
      0.42,
    ),
    line('M-12 -138Q-13 -112 -17 -96M12 -138Q13 -112 17 -96', 2, 'ink', 0.8),
  ]),
  mirrored(
    [
      flat('ink', outline('-32,-158! -16,-160 -3,-142! -14,-134 -26,-142')),
      fill('glow', outline('-26,-152! -17,-155 -6,-142! -14,-138 -22,-144'), { edge: 'ink', width: 1.6 }),
      flat('ink', circlePath(-14.5, -147, 2.8)),
    ],
    0,
  ),
  fill('ink', outline('-10,-98! 0,-102 10,-98! 4,-87 -4,-87'), { width: 1.6 }),
  line('M0 -88V-82M-8 -80Q0 -84 8 -80', 2, 'ink'),
  graven('-7,-97 0,-100 6,-97', 2.4, 'steelDark', 0.9),
  line('M-34 -2v6M-24 -1v5M24 -1v5M34 -2v6', 2.4, 'ink'),
];
