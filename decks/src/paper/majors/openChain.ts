import { flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { keyed } from '../lino/cut.ts';

/**
 * A chain that hangs from a ring at (300, 748) to both sides, each end with an open collar: 380 wide, down to
 * 866.
 */
export const openChain: Art = [
  mirrored([
    [0, 1, 2, 3, 4].map((i) => line(circlePath(280 - i * 28, 750 + i * i * 3.4, 14), 7, 'far')),
    line('M126 806A42 34 0 1 0 186 800', 13, 'glow'),
    flat('glow', circlePath(126, 806, 9) + circlePath(186, 800, 9)),
  ]),
  keyed('glow', circlePath(300, 748, 26), 6),
];
