import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY = outline('-86,34! -50,-16 0,-46 46,-56 84,-64 112,-44 116,-12 104,24 66,52 10,62 -44,54');
const BREAST = outline('92,-34! 108,-20 116,-4 104,26 66,50 30,58! 62,26 76,-8');
const WING = outline('40,-40! 0,-42 -50,-12 -110,44! -50,40 16,30 44,4 52,-20');

/** A robin that hangs its head and lays its feathers close: 230 wide, its feet at 106. */
export const robin: Art = [
  [-4, 34].map((x) => [
    cutStroke('ink', `${x},50 ${x + 2},104`, [7, 5], [13, 10]),
    gouge(`${x - 14},106 ${x + 4},102 ${x + 22},108`, 6, 'ink'),
  ]),
  joined('ink', ['M-60 24L-132 58L-122 74L-40 52Z', BODY], 5),
  cut('glow', 'M104 -10L134 16L98 12Z', 3),
  flat('accent', BREAST),
  ticks(BREAST, { flow: 118, gap: 15, length: 12, width: 3.6 }),
  cut('ink', WING, 4),
  ticks(WING, { flow: 150, gap: 16, length: 22, width: 4 }),
  flat('light', circlePath(92, -30, 9)),
  flat('ink', circlePath(94, -28, 5.4)),
];
