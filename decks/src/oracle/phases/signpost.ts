import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** An arm of the signpost with its grain and what is burnt into it; the point is on the right. */
const arm = (length: number, sign: string, shaded: boolean): Art => [
  fill('straw', `M-40 -46L-34 -56L${length} -56L${length - 4} -46Z`, { width: 3 }),
  fill('linen', `M-40 -46L${length - 4} -46L${length + 44} -4L${length - 4} 40L-40 40Z`, { width: 3.8 }),
  flat('straw', `M-40 24L${length + 14} 22L${length - 4} 38L-40 38Z`, 0.8),
  line(
    `M-16 -24H${length * 0.34}M${length * 0.8} -24H${length}M0 14H${length * 0.34}`,
    2.6,
    'metalDark',
    0.7,
  ),
  shaded && flat('shade', `M-38 -44L${length - 6} -44L${length + 40} -4L${length - 6} 38L-38 38Z`, 0.32),
  [-18, 18].map((x) => line(`M${x} -6v.1`, 9, 'ink')),
  line(sign, 7, 'woodDark'),
];

const FIR = 'M110 -32L86 -8H134ZM110 -16L82 12H138ZM110 12V26';
const HILLS = 'M64 22Q88 -22 112 8Q132 -10 152 22ZM128 -14A15 15 0 0 1 158 -14';

/** A signpost with two arms, lit from the right; its foot is at (300, 582). */
export const signpost: Art = [
  flat('ink', outline('306,576! 316,588 240,606 150,640 120,640! 200,596 280,574'), 0.4),
  fill('wood', 'M281 582L285 326H315L320 582Q300 590 281 582Z', { width: 3.2 }),
  flat('woodDark', 'M283 584L287 328H297L298 586Z', 0.7),
  graven('306,400 307,480 310,560', 5, 'trim', 0.9),
  fill('red', 'M273 330L300 288L327 330L318 339H282Z', { width: 3 }),
  flat('redDark', 'M300 288L274 330L283 339H299Z', 0.8),
  put(arm(170, FIR, true), { x: 302, y: 408, turn: -5, flip: true, size: 0.82 }),
  put(arm(160, HILLS, false), { x: 298, y: 504, turn: 4, size: 0.82 }),
  fill('leafDark', outline('272,588! 282,574 300,580 320,574 330,588! 300,596'), { width: 2.2 }),
];
