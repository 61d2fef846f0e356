import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';

/** An arm of the signpost with its grain and what is burnt into it; the point is on the right. */
const arm = (length: number, sign: string): Art => [
  fill('straw', `M-40 -46L-34 -56L${length} -56L${length - 4} -46Z`, { width: 2.6 }),
  fill('linen', `M-40 -46L${length - 4} -46L${length + 44} -4L${length - 4} 40L-40 40Z`, { width: 3.2 }),
  flat('straw', `M-40 24L${length + 14} 22L${length - 4} 38L-40 38Z`, 0.8),
  line(
    `M-16 -24H${length * 0.34}M${length * 0.8} -24H${length}M0 14H${length * 0.34}`,
    2.4,
    'metalDark',
    0.7,
  ),
  [-18, 18].map((x) => line(`M${x} -6v.1`, 8, 'ink')),
  line(sign, 6, 'woodDark'),
];

const FIR = 'M110 -32L86 -8H134ZM110 -16L82 12H138ZM110 12V26';
const HILLS = 'M64 22Q88 -22 112 8Q132 -10 152 22ZM128 -14A15 15 0 0 1 158 -14';

/** A signpost with two arms; its foot is at (299, 792). */
export const signpost: Art = [
  flat('ink', 'M226 788Q300 766 400 790Q310 816 226 788Z', 0.45),
  fill('wood', 'M270 792L276 372H322L328 792Q300 802 270 792Z', { width: 3.2 }),
  flat('woodDark', 'M304 796L306 374H321L327 791Z', 0.7),
  graven('286,420 284,560 282,700', 5, 'woodDark', 1),
  graven('294,660 290,720 292,776', 4, 'woodDark', 1),
  fill('red', 'M262 378L299 330L336 378L324 388H274Z', { width: 3 }),
  flat('redDark', 'M299 330L336 378L324 388H302Z', 0.8),
  put(arm(176, FIR), { x: 300, y: 466, turn: -6, flip: true }),
  put(arm(184, HILLS), { x: 304, y: 574, turn: 5 }),
];
