import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const BODY = outline(
  '60,2! 82,-28 76,-76 54,-116 38,-166! -16,-160! -32,-124 -40,-92 -34,-54 -32,-16 -46,-11 -50,2!',
);
const HAUNCH = outline('58,2! 80,-18 76,-58 50,-80 22,-70 4,-42 6,-14 -6,-10 -12,2!');
const HEAD = outline(
  '30,34! 36,-8 22,-38 -6,-46 -28,-36! -42,-25 -74,-22 -86,-14! -88,0 -76,11! -46,16 -26,24 -8,46!',
);

/** The head in profile to the left about the top of the neck. */
const head: Art = [
  fill('linen', HEAD, { width: 3 }),
  clipped(HEAD, [
    flat('hairAuburn', outline('-34,-50! -30,-26 -14,-8 4,4 20,50! 60,40! 50,-60!')),
    line('M-68 -19Q-46 -20 -30 -32Q-24 -38 -16 -40', 7, 'trim'),
    flat('stone', outline('-90,8! -50,10 -20,20 -10,60! -80,40!')),
  ]),
  line(HEAD, 3),
  fill('ink', outline('-90,-16! -80,-23 -70,-18 -76,-7 -88,-4'), { width: 1 }),
  flat('light', circlePath(-81, -17, 2.4)),
  line('M-82 0Q-66 8 -46 4', 3, 'ink'),
  flat('ink', circlePath(-25, -19, 6.4)),
  flat('light', circlePath(-27.5, -21.5, 2.6)),
  line('M-34 -30Q-26 -35 -18 -30', 2.6, 'woodDark'),
];

/** A white dog with brown patches that sits and looks up to the left, 240 high, the ground at 0; the light comes from there. */
export const gazingDog: Art = [
  flat('ink', outline('-30,4! 60,-6 150,14 160,26! 60,24 0,16!'), 0.6),
  limb('hairAuburn', '62,-14 84,-32 92,-62 88,-88', [16, 17, 14, 6], 'line', 2.8),
  flat('linen', swellPath('92,-64 91,-76 88,-88', [13, 10, 6])),
  fill('linen', BODY, { width: 3.2 }),
  clipped(BODY, [
    flat('hairAuburn', outline('-4,-150! 26,-116 20,-90 44,-72 90,-60! 100,-130! 60,-170!')),
    flat('stoneDark', outline('-14,4! -10,-36 0,-62 10,-40 8,4!')),
    graven('-33,-56 -39,-90 -30,-124', 9, 'trim', 1),
    graven('-30,-112 -22,-96 -24,-78', 4, 'stoneDark', 0.9),
    graven('-18,-108 -10,-90 -12,-70', 4, 'stoneDark', 0.9),
  ]),
  line(BODY, 3.2),
  fill('linen', HAUNCH, { width: 2.8 }),
  clipped(HAUNCH, flat('stone', outline('70,4! 76,-30 60,-80! 100,-80! 100,10!'))),
  line(HAUNCH, 2.8),
  line('M-38 -6V1M-28 -6V1M0 -6V1M12 -6V1', 2),
  put(head, { x: 8, y: -172, turn: 38 }),
  // The collar.
  line('M-28 -130Q10 -112 48 -134', 17, 'line'),
  line('M-28 -130Q10 -112 48 -134', 11, 'red'),
  fill('woodDark', outline('28,-206! 50,-200 66,-172 66,-138 52,-122 38,-136 30,-168!'), { width: 2.8 }),
  disc('trim', -8, -112, 8, 2),
];
