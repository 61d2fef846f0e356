import { line, put, tube, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { nearBust } from '../../figure/nearBust.ts';
import type { profile } from '../../figure/profile.ts';
import { litEdge } from '../../primitives/litEdge.ts';

/** Half a figure in a loose collar with a ring at the throat, the face lifted; looking right. */
export const captive = (
  side: NonNullable<Parameters<typeof profile>[0]>,
  hair: Art,
  cloth: Role,
  place: Place,
): Art => [
  nearBust(
    {
      side: { eyes: 'open', ...side },
      over: [hair, litEdge('14,66 34,68 47,58', [2, 7, 2], 'glow', 1.4)],
      cloth,
      trim: 'wine',
      bow: -8,
    },
    place,
  ),
  put(
    [
      // Long hair hides the back of the collar.
      tube('metal', `M${hair ? '-12 109' : '-38 101'}Q-6 112 26 90`, 14),
      litEdge('30,140 82,200 106,300', [3, 14, 4], 'glow', 1.1),
      line(circlePath(30, 104, 13), 7, 'metalDark'),
    ],
    place,
  ),
];

/** A chain that hangs from 0,0 and swings aside to a point. */
export const chain = (dx: number, dy: number): Art =>
  times(11, (i) => {
    const t = i / 10;
    const [x, y] = [dx * t * t + 6 * t * (1 - t), dy * (1.5 * t - 0.5 * t * t)];
    return line(circlePath(x, y, 9), 5, i % 2 ? 'metalDark' : 'metal');
  });
