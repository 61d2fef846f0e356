import { flat, type Art } from '../../drawing/art.ts';
import { cut, cutStroke, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '-92,40! -74,-14 -30,-52 30,-60 78,-44 106,-20 130,8 136,36 120,58 96,60 62,70 10,76 -48,66',
);
const BREAST = outline('98,-8! 120,6 132,28 126,50 104,54 80,72 40,76! 62,44 70,16');
const WING = outline('40,-48! -4,-48 -54,-10 -110,62! -50,52 20,40 46,8 54,-24');

/** A robin that hangs its head, its eye closed and its feathers close: 240 wide, its feet at 106. */
export const robin: Art = [
  [-14, 24].map((x) => [
    cutStroke('ink', `${x},60 ${x + 2},104`, [7, 5], [13, 10]),
    gouge(`${x - 14},106 ${x + 4},102 ${x + 22},108`, 6, 'ink'),
  ]),
  joined('ink', ['M-60 34L-128 84L-114 98L-40 64Z', BODY], 5),
  keyed('glow', 'M118 50L122 84L100 58Z', 4),
  flat('accent', BREAST),
  ticks(BREAST, { flow: 118, gap: 15, length: 12, width: 3.6 }),
  cut('ink', WING, 4),
  ticks(WING, { flow: 145, gap: 16, length: 22, width: 4 }),
  stroke('light', '84,12 92,21 104,24 113,19', [3, 6, 6, 3]),
  gouge('80,-2 94,-6 108,2', 4),
];
