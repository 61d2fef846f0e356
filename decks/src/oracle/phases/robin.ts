import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const BODY = outline('-52,-58 -46,-88 -18,-104 10,-98 30,-72 48,-42 104,-16! 46,-12 14,-2 -24,-6 -48,-28');

/** A robin that sits and looks left, 165 wide; its feet are at 0,10. */
export const robin: Art = [
  line('M-8 -8L-10 8L-22 12M-10 8L4 12M10 -8L10 8L-2 12M10 8L24 12', 4, 'line'),
  fill('wood', BODY, { width: 3 }),
  clipped(BODY, [
    flat('linen', outline('-40,-30! 0,-34 30,-20! 20,10! -40,10!')),
    flat('red', outline('-60,-76! -34,-88 -16,-70 -12,-44 -22,-26! -60,-20!')),
  ]),
  fill('woodDark', outline('-4,-66! 22,-58 84,-20! 40,-18 8,-30 -8,-46'), { width: 2.4 }),
  graven('4,-52 28,-42 58,-26', 5, 'wood', 1),
  fill('shade', 'M-50 -80L-72 -74L-49 -68Z', { width: 2.2 }),
  flat('ink', circlePath(-32, -82, 5.4)),
  flat('light', circlePath(-34, -84, 1.9)),
];
