import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';

/** A lit window with its shutters and a box of flowers, 66 wide and 92 high about (x, y); it is open if somebody sits in it. */
const window = (x: number, y: number, shutter: Role, flower: Role, sitter: Art = false): Art => [
  fill(shutter, boxPath(x - 54, y - 46, 20, 92) + boxPath(x + 34, y - 46, 20, 92), { width: 2.6 }),
  fill('glow', boxPath(x - 33, y - 46, 66, 92), { width: 3 }),
  clipped(boxPath(x - 33, y - 46, 66, 92), put(sitter, { x, y })),
  sitter
    ? line(boxPath(x - 31, y - 44, 62, 88), 4, 'woodDark')
    : line(`M${x} ${y - 46}V${y + 46}M${x - 33} ${y - 12}H${x + 33}`, 4, 'woodDark'),
  fill('woodDark', boxPath(x - 40, y + 40, 80, 20), { width: 2.6 }),
  [-30, -12, 8, 28].map((dx, i) => [
    flat('leaf', circlePath(x + dx, y + 36, 10)),
    flat(i % 2 ? 'light' : flower, circlePath(x + dx, y + 31, 7)),
  ]),
];

/** A tall narrow house, with who is seen in its upper windows, at the left edge of the picture with a stepped gable, its right wall at 212 and its top at 250. */
export const twinHouse = (wall: Role, shade: Role, shutter: Role, sitter: Art, pet: Art): Art => [
  fill(wall, 'M20 840V370H44V336H72V302H100V268H132V250H164V268H180V302H196V336H212V840Z', { width: 3.4 }),
  flat(shade, 'M188 380H210V838H188Z', 0.75),
  fill('light', boxPath(124, 242, 48, 12) + boxPath(20, 364, 30, 10) + boxPath(192, 330, 26, 10), {
    width: 2.4,
  }),
  line(
    times(9, (row) =>
      times(3, (i) => {
        const [x, y] = [54 + i * 58 + (row % 2) * 16, 372 + row * 52];
        return `M${x} ${y}h18`;
      }).join(''),
    ).join(''),
    2.6,
    shade,
    0.9,
  ),
  fill('glow', circlePath(136, 318, 18), { width: 3 }),
  line('M136 300V336M118 318H154', 3, 'woodDark'),
  put(window(0, 0, shutter, 'red', put(sitter, { x: -3, y: 3, size: 1.02 })), { x: 129, y: 448, size: 1.36 }),
  window(126, 690, shutter, 'rose', pet),
];
