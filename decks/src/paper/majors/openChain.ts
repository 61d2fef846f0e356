import { flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { cut, keyed } from '../lino/cut.ts';

/** A chain that hangs from a ring at (300, 792) to both sides, each end with an open collar: 460 wide, 750 to 850 down. */
export const openChain: Art = [
  mirrored([
    line('M80 774A50 40 0 1 0 164 774', 24, 'ink'),
    line('M80 774A50 40 0 1 0 164 774', 15, 'glow'),
    [cut('glow', circlePath(79, 770, 13), 4), cut('glow', circlePath(165, 770, 13), 4)],
    flat('ink', circlePath(79, 770, 5) + circlePath(165, 770, 5)),
    toPoints('172,812 194,822 216,826 238,824 259,816').map(([x, y], i) =>
      i % 2
        ? [line(`M${x - 17} ${y}H${x + 17}`, 11, 'ink'), line(`M${x - 15} ${y}H${x + 15}`, 6, 'far')]
        : [line(circlePath(x, y, 14), 12, 'ink'), line(circlePath(x, y, 14), 6, 'far')],
    ),
  ]),
  keyed('glow', circlePath(300, 806, 30), 5),
  cut('ink', circlePath(300, 806, 15), 0),
];
