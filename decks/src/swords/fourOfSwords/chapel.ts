import { clipped, eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, polar, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { bricks } from '../../primitives/buildings.ts';
import { disc } from '../../primitives/lights.ts';
import { longSword } from '../../suits/longSword.ts';

const OPENING = 'M128 576V330C128 214 214 150 300 108C386 150 472 214 472 330V576Z';
const GLASS: readonly Role[] = ['waterLight', 'cloth', 'water', 'sage'];

/** The panes between two mullions: rows of lozenges. */
const panes = (left: number, right: number): Art =>
  times(7, (i) => {
    const [middle, y] = [(left + right) / 2, 240 + i * 58];
    return fill(
      GLASS[(i + left) % 4] ?? 'cloth',
      `M${middle} ${y - 58}L${right} ${y}L${middle} ${y + 58}L${left} ${y}Z`,
      { width: 1.2 },
    );
  });

/** A star of coloured petals in a round light. */
const roundLight: Art = [
  disc('stone', 300, 218, 66),
  disc('wineDark', 300, 218, 56, 2),
  times(8, (i) =>
    put(fill(i % 2 ? 'rose' : 'straw', 'M0 -12C-18 -24 -14 -46 0 -54C14 -46 18 -24 0 -12Z', { width: 1.6 }), {
      x: 300,
      y: 218,
      turn: i * 45,
    }),
  ),
  disc('glow', 300, 218, 17, 1.8),
];

/** The dark wall, and in it a tall window of blue glass with a round light of many colours. */
export const wall: Art = [
  flat('gloom', boxPath(40, 30, 520, 870)),
  bricks(40, 680, 72, 'gloom', 'gloomLight'),
  fill('stone', 'M106 590V328C106 200 204 134 300 86C396 134 494 200 494 328V590Z', { width: 3 }),
  fill('cloth', OPENING, { width: 2.4 }),
  clipped(OPENING, [
    flat('cloth', boxPath(120, 100, 360, 480)),
    [128, 242, 358].map((x) => panes(x, x + 114)),
    eachOf('242 358', (x = 0) => fill('stone', boxPath(x - 7, 240, 14, 340), { width: 1.6 })),
    roundLight,
  ]),
  fill('stone', 'M92 574H508V596H92Z', { width: 2 }),
];

/** A sword hangs before each light of the window, its point down. */
export const hung: Art = eachOf('185,342,0.7 300,328,0.78 415,342,0.7', (x, y, size) =>
  put(longSword(180, size), { x, y }),
);

/** What the round light throws down on the tomb. */
export const colours: Art = eachRow<readonly [x: number, glass: Role]>(
  [
    [120, 'rose'],
    [230, 'glow'],
    [350, 'glow'],
    [460, 'rose'],
  ],
  (x, glass) => {
    const [left, right] = [polar(300, 218, 40, 180), polar(300, 218, 40, 0)];
    return flat(glass, `M${left.join(' ')}L${right.join(' ')}L${x + 70} 680H${x - 70}Z`, 0.13);
  },
);

/** The tomb's front, with a sword along it. */
export const tomb: Art = [
  fill('stoneDark', boxPath(52, 704, 496, 196), { width: 2.6 }),
  fill('stone', 'M40 668H560V710H40Z', { width: 2.6 }),
  line('M40 696H560', 1.6),
  fill('gloom', 'M84 744H516V852H84Z', { width: 2 }),
  put(longSword(90, 1), { x: 172, y: 798 }),
];
