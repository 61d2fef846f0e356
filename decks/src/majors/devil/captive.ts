import { line, put, tube, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { nearBust } from '../../figure/nearBust.ts';
import type { profile } from '../../figure/profile.ts';

/** Head and shoulders in a loose collar with a ring at the nape, the face lifted; looking right. */
export const captive = (
  side: NonNullable<Parameters<typeof profile>[0]>,
  hair: Art,
  cloth: Role,
  place: Place,
  bow = -8,
): Art => [
  nearBust({ side: { eyes: 'open', ...side }, over: hair, cloth, trim: 'wine', bow }, place),
  put([tube('metal', 'M-70 80Q-30 118 30 78', 13), line(circlePath(-76, 84, 11), 5, 'metal')], place),
];

/** A chain pulled tight from one point to another. */
export const chain = (x1: number, y1: number, x2: number, y2: number): Art =>
  times(9, (i) => {
    const t = i / 8;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    return line(circlePath(x, y, 10), 5, i % 2 ? 'metalDark' : 'metal');
  });
