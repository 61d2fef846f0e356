import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { bricks } from '../../primitives/buildings.ts';
import { disc } from '../../primitives/lights.ts';
import { longSword } from '../../suits/longSword.ts';

const OPENING = 'M128 520V330C128 214 214 150 300 108C386 150 472 214 472 330V520Z';
const GLASS: readonly Role[] = ['waterLight', 'cloth', 'far', 'sage', 'wineDark'];

/** Lozenges of glass, flat in their leads. */
const panes: Art = times(8, (row) =>
  times(7, (i) => {
    const [x, y] = [300 + (i - 3) * 58 + (row % 2) * 29, 180 + row * 48];
    const d = `M${x} ${y - 48}L${x + 29} ${y}L${x} ${y + 48}L${x - 29} ${y}Z`;
    return [flat(GLASS[(i * 2 + row * 3) % 5] ?? 'cloth', d), line(d, 1.3, 'metalDark', 0.75)];
  }),
);

/** A star of coloured petals in a round light. */
const roundLight: Art = [
  disc('stone', 300, 214, 66),
  disc('wineDark', 300, 214, 56, 2),
  times(8, (i) =>
    put(fill(i % 2 ? 'rose' : 'straw', 'M0 -12C-18 -24 -14 -46 0 -54C14 -46 18 -24 0 -12Z', { width: 1.6 }), {
      x: 300,
      y: 214,
      turn: i * 45,
    }),
  ),
  disc('glow', 300, 214, 17, 1.8),
];

/** The dark wall, and in it a tall window with a round light of many colours. */
export const wall: Art = [
  flat('gloom', boxPath(40, 30, 520, 870)),
  bricks(40, 680, 72, 'gloom', 'gloomLight'),
  fill('stone', 'M106 534V328C106 200 204 134 300 86C396 134 494 200 494 328V534Z', { width: 3 }),
  flat('cloth', OPENING),
  clipped(OPENING, [
    panes,
    eachOf('242 358', (x = 0) => fill('stone', boxPath(x - 7, 224, 14, 310), { width: 1.6 })),
    roundLight,
  ]),
  line(OPENING, 2.4),
  fill('stone', 'M88 518H512V542H88Z', { width: 2 }),
];

/** A sword hangs before each light of the window, its point down. */
export const hung: Art = eachOf('185,330,0.6 300,318,0.64 415,330,0.6', (x, y, size) =>
  put(longSword(180, size), { x, y }),
);

/** The front of the tomb, with a sword along it. */
export const tomb: Art = [
  fill('stoneDark', boxPath(40, 740, 520, 160), { width: 2.6 }),
  fill('stone', 'M36 706H564V746H36Z', { width: 2.6 }),
  line('M40 734H560', 1.6),
  fill('gloom', 'M76 768H524V852H76Z', { width: 2 }),
  put(longSword(90, 1), { x: 164, y: 810 }),
];
