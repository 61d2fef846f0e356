import { flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { keyed } from '../lino/cut.ts';

/**
 * A chain that hangs from a ring at (300, 800) to both sides, each end with an open collar: 400 wide, down to
 * 862.
 */
export const openChain: Art = [
  mirrored([
    [0, 1, 2, 3, 4].map((i) => line(circlePath(270 - i * 27, 808 + i * i * 1.6, 14), 7, 'far')),
    line('M112 806A40 28 0 1 0 166 804', 13, 'glow'),
    flat('glow', circlePath(112, 806, 9) + circlePath(166, 804, 9)),
  ]),
  keyed('glow', circlePath(300, 800, 26), 6),
];
