import { put } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';

/** The right one of two keys that cross at (300, 458). */
export const key = put(
  [
    joined(
      'glow',
      [
        `${circlePath(0, -112, 46)}${circlePath(0, -112, 20)}`,
        'M-10 -70H10V150H-10Z',
        'M8 84H52V106H36V122H52V146H8Z',
      ],
      5,
      'ink',
    ),
    keyed('sky', circlePath(0, -112, 22), 4),
    keyed('glow', boxPath(-19, -66, 38, 15), 4),
    gouge('-4,-44 -4,40 -4,136', 4, 'light'),
  ],
  { x: 300, y: 458, turn: 42, size: 1.06 },
);
