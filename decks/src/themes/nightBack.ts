import { fill, flat, line, put, type Art, rays } from '../drawing/art.ts';
import { boxPath, circlePath, polar, times } from '../drawing/geometry.ts';
import { crescent, disc, greatStar, star } from '../primitives/lights.ts';
import { swellPath } from '../drawing/swell.ts';
import { spray } from '../primitives/plants.ts';

/** One half of the back. The other is the same, turned by 180°, so that the back does not show a reversed card. */
const half: Art = [
  spray({
    from: [300, 356],
    to: [150, 190],
    bend: 0.28,
    leaves: 7,
    length: 44,
    tip: greatStar(142, 178, 24),
  }),
  spray({
    from: [300, 356],
    to: [450, 190],
    bend: -0.28,
    leaves: 7,
    length: 44,
    tip: greatStar(458, 178, 24),
  }),
  crescent(300, 190, 50, -90),
  star(300, 178, 20),
  [86, 514].map((x) => [disc('near', x, 96, 26), star(x, 96, 20, 'glow', 8, 0.5)]),
  [0.25, 0.5, 1, 0.5, 0.25].map((lit, i) => put(moon(lit, 12, i < 2), { x: 212 + i * 44, y: 96 })),
  ['300,360 284,318 262,290', '300,360 316,318 338,290'].map((points) =>
    fill('leafDark', swellPath(points, [13, 8, 2]), { width: 1.4 }),
  ),
  [112, 488].map((x) =>
    times(4, (i) => [star(x, 346 + i * 44, i % 2 ? 7 : 11), flat('star', circlePath(x, 368 + i * 44, 2))]),
  ),
];

/** A sealed envelope within the ring of the moon's phases. */
export const nightBack: Art = [
  flat('near', boxPath(0, 0, 600, 1000)),
  rays(300, 500, 180, 620, 40, 0.3),
  half,
  put(half, { x: 600, y: 1000, turn: 180 }),
  disc('near', 300, 500, 164),
  disc('mid', 300, 500, 150, 1.4),
  times(16, (i) => phase(i, ...polar(300, 500, 128, -90 + i * 22.5))),
  disc('near', 300, 500, 102, 1.6),
  fill('light', boxPath(232, 456, 136, 88)),
  [0, 180].map((turn) => put(line('M-68 -44L0 8L68 -44', 2.4, 'metalDark'), { x: 300, y: 500, turn })),
  disc('red', 300, 500, 22),
  disc('redDark', 300, 500, 16, 1.2),
  star(300, 500, 11, 'glow', 6, 0.4),
  frame(20, 3),
  frame(32, 1.2),
];

/** Full at the top and bottom, new at both sides: the same when the card is turned. */
function phase(i: number, x: number, y: number): Art {
  const lit = Math.abs(4 - (i % 8)) / 4;
  return put(moon(lit, 15, i % 8 > 4), { x, y, turn: i * 22.5 });
}

/** A moon of which the part `lit` is bright, on its left or, waxing, on its right. */
function moon(lit: number, r: number, waxing: boolean): Art {
  const bulge = r * Math.abs(1 - 2 * lit);
  const bright = `M0 ${-r}A${r} ${r} 0 0 0 0 ${r}A${bulge} ${r} 0 0 ${lit > 0.5 ? 0 : 1} 0 ${-r}Z`;
  return [disc('far', 0, 0, r, 1.4), lit > 0 && put(flat('glow', bright), { flip: waxing })];
}

function frame(inset: number, width: number): Art {
  return line(boxPath(inset, inset, 600 - 2 * inset, 1000 - 2 * inset), width, 'frame');
}
