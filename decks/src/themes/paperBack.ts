import { fill, flat, line, put, type Art } from '../drawing/art.ts';
import { boxPath, circlePath, toTenth, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { crescent, disc, star } from '../primitives/lights.ts';
import { flower, spray } from '../primitives/plants.ts';

/** A sheet with a scalloped edge, `count` arcs about the card's middle. */
function scalloped(role: Role, rx: number, ry: number, count: number): Art {
  const points = times(count, (i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / count;
    return [300 + rx * Math.cos(angle), 500 + ry * Math.sin(angle)] as const;
  });
  const [[x0, y0] = [0, 0]] = points;
  const arcs = points.map((_, i) => {
    const [px, py] = points[i] ?? [0, 0];
    const [x, y] = points[(i + 1) % count] ?? [x0, y0];
    const r = Math.hypot(x - px, y - py) * 0.56;
    return `A${toTenth(r)} ${toTenth(r)} 0 0 1 ${toTenth(x)} ${toTenth(y)}`;
  });
  return fill(role, `M${toTenth(x0)} ${toTenth(y0)}${arcs.join('')}Z`);
}

/** One half of the back. The other is the same, turned by 180°, so that the back does not show a reversed card. */
const half: Art = [
  crescent(300, 130, 40, -90, 'glow'),
  star(300, 122, 15, 'light'),
  [-1, 1].map((side) => [
    spray({
      from: [300 + side * 40, 206],
      to: [300 + side * 196, 110],
      bend: side * 0.22,
      leaves: 6,
      length: 40,
      tip: flower(300 + side * 196, 110, 26, 6, 'red', 'redDark'),
    }),
    star(300 + side * 104, 92, 10, 'star'),
    star(300 + side * 214, 216, 12, 'star'),
    flat('star', circlePath(300 + side * 150, 70, 3)),
    flat('star', circlePath(300 + side * 222, 286, 3)),
  ]),
];

const letter: Art = [
  fill('linen', boxPath(-68, -44, 136, 88)),
  [0, 180].map((turn) => put(fill('snow', 'M-68 -44L0 6L68 -44Z', { width: 1.6 }), { turn })),
  disc('red', 0, 0, 22),
  disc('redDark', 0, 0, 16, 1.2),
  star(0, 0, 11, 'glow', 6, 0.4),
];

/** A sealed letter at the centre of nested sheets of cut paper, in the colours of the suits. */
export const paperBack: Art = [
  flat('light', boxPath(0, 0, 600, 1000)),
  fill(
    'near',
    'M64 34H536A30 30 0 0 1 566 64V936A30 30 0 0 1 536 966H64A30 30 0 0 1 34 936V64A30 30 0 0 1 64 34Z',
  ),
  half,
  put(half, { x: 600, y: 1000, turn: 180 }),
  scalloped('mid', 226, 288, 28),
  scalloped('cloth', 200, 258, 28),
  scalloped('water', 174, 228, 24),
  scalloped('sage', 150, 198, 24),
  scalloped('straw', 127, 168, 20),
  scalloped('light', 104, 138, 20),
  put(letter, { x: 300, y: 500, size: 1.12 }),
  line(boxPath(20, 20, 560, 960), 1.6, 'accent', 0.6),
];
