import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { bricks } from '../../primitives/buildings.ts';
import { disc } from '../../primitives/lights.ts';
import { longSword } from '../../suits/longSword.ts';

const GLASS: readonly Role[] = ['wine', 'waterLight', 'sage', 'cloth'];

/** A star of coloured petals, and around it a ring of panes, in a round window. */
const roundWindow: Art = put(
  [
    disc('stoneDark', 300, 236, 134, 3),
    disc('stone', 300, 236, 122, 2),
    disc('cloth', 300, 236, 108, 2),
    times(16, (i) =>
      put(
        fill(GLASS[i % 4] ?? 'cloth', 'M-15 -76L-20 -104Q0 -110 20 -104L15 -76Q0 -80 -15 -76Z', {
          width: 1.4,
        }),
        {
          x: 300,
          y: 236,
          turn: i * 22.5,
        },
      ),
    ),
    times(8, (i) =>
      put(
        fill(i % 2 ? 'rose' : 'straw', 'M0 -14C-24 -32 -22 -62 0 -76C22 -62 24 -32 0 -14Z', { width: 1.8 }),
        {
          x: 300,
          y: 236,
          turn: i * 45,
        },
      ),
    ),
    disc('glow', 300, 236, 22, 2),
  ],
  { x: -50, y: 90, size: 0.78 },
);

/** The dark wall, and in it a round window of many colours. */
export const wall: Art = [
  flat('gloom', boxPath(40, 30, 520, 870)),
  bricks(40, 740, 72, 'gloom', 'gloomLight'),
  flat('ink', boxPath(40, 30, 520, 710), 0.4),
  roundWindow,
];

/** Three swords hang by their guards from pegs in the wall, points down, and throw shadows on it. */
export const hung: Art = eachOf('340,252 418,206 496,252', (x, y) => [
  put(flat('ink', 'M-46 10H46V28H13L9 252L0 300L-9 252L-13 28H-46ZM-8 10V-50H8V10Z', 0.85), {
    x: x + 9,
    y: y + 8,
    size: 0.96,
  }),
  put(longSword(180, 0.96), { x, y }),
  [-17, 17].map((dx) => disc('metal', x + dx, y + 22, 5, 1.4)),
]);

/** The front of the tomb, with a sword along it. */
export const tomb: Art = [
  fill('stoneDark', boxPath(40, 770, 520, 140), { width: 2.6 }),
  fill('stone', 'M36 738H564V776H36Z', { width: 2.6 }),
  line('M40 765H560', 1.6),
  fill('gloom', 'M76 790H524V856H76Z', { width: 2 }),
  put(longSword(90, 0.96), { x: 166, y: 823 }),
];
