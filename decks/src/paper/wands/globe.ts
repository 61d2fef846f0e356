import { clipped, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, keyed, stroke } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BALL = circlePath(0, 0, 108);
const LANDS = [
  outline('-38,-30! -6,-44 30,-34 48,-8 76,-2! 60,22 44,34 40,66 14,98 0,80 -6,50 -14,34 -44,26 -58,2'),
  outline(
    '-40,-56! -50,-76 -24,-82 4,-96! 26,-84 60,-70 92,-40 104,-14! 84,-24 62,-34! 40,-42 10,-52 -16,-50',
  ),
  outline('-112,-30! -92,-20 -76,8 -88,40 -98,70! -112,30'),
];
/** From the upper pole, which leans to the right, round to the lower one. */
const MERIDIAN = 'M62 -106A123 123 0 0 1 -62 106';

/** A globe between the poles of its bracket, which stands on a turned foot: its middle at 0, its foot at 164, 230 wide. */
export const globe: Art = [
  keyed('near', outline('-12,118! 12,118! 16,138 60,150 66,164! -66,164! -60,150 -16,138'), 4),
  [stroke('ink', '46,-80 66,-114', [12, 12]), stroke('ink', '-46,80 -66,114', [12, 12])],
  [line(MERIDIAN, 20, 'light'), line(MERIDIAN, 12, 'ink')],
  keyed('sky', BALL, 6),
  clipped(BALL, [
    LANDS.map((d) => cut('mid', d, 4)),
    [-52, 0, 52].map((y) => gouge(`-112,${y} 0,${y + 16} 112,${y}`, 4, 'ink')),
    gouge('-20,-108 -64,0 -20,108', 4, 'ink'),
    gouge('30,-108 74,0 30,108', 4, 'ink'),
    flat('far', outline('70,-90! 116,-30 110,40 60,100! 92,40 94,-30')),
  ]),
  [keyed('glow', circlePath(62, -106, 11), 4), keyed('glow', circlePath(-62, 106, 11), 4)],
];
