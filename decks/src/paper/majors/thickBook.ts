import type { Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { gouge, keyed } from '../lino/cut.ts';

/** A thick book that lies with its back to the left, about x: its upper cover at y. */
export const book = (x: number, y: number, role: PaperInk): Art => [
  keyed('light', boxPath(x - 96, y + 5, 188, 36), 4),
  [0, 1, 2].map((i) =>
    gouge(`${x - 60},${y + 14 + i * 9} ${x},${y + 13 + i * 9} ${x + 86},${y + 14 + i * 9}`, 3, 'mid'),
  ),
  [y, y + 36].map((at) => keyed(role, boxPath(x - 108, at, 216, 9), 4)),
  keyed(role, boxPath(x - 110, y, 22, 45), 4),
  keyed('glow', boxPath(x - 72, y, 18, 45), 4),
];
