import { eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { bricks } from '../../primitives/buildings.ts';
import { longSword } from '../../suits/longSword.ts';

/** The dark wall, with a small window of coloured glass. */
export const wall: Art = [
  flat('gloom', boxPath(40, 30, 520, 870)),
  bricks(40, 640, 50, 'gloom', 'gloomLight'),
  fill('stoneDark', 'M66 420V262Q70 190 132 156Q194 190 198 262V420Z', { width: 3 }),
  eachRow<readonly [d: string, glass: Role]>(
    [
      ['M78 412V350L130 312V412Z', 'wine'],
      ['M134 412V312L186 350V412Z', 'leafDark'],
      ['M78 344V264L130 232V306Z', 'straw'],
      ['M134 306V232L186 264V344Z', 'waterLight'],
      ['M80 256Q86 202 130 174V226Z', 'rose'],
      ['M134 226V174Q178 202 184 256Z', 'straw'],
    ],
    (d, glass) => fill(glass, d, { width: 1.6 }),
  ),
  fill('stone', 'M56 418H208V434H56Z', { width: 2 }),
];

/** Three swords hang over the tomb, their points down. */
export const hung: Art = eachOf('262,246,1.04 370,220,1.16 478,246,1.04', (x, y, size) => [
  line(`M${x} ${y - 40 * size}V${y + 20}`, 4, 'wood'),
  put(longSword(180, size), { x, y }),
]);

/** What the window throws aslant on wall and tomb. */
export const colours: Art = eachRow<readonly [d: string, glass: Role]>(
  [
    ['M186 170L226 196L420 660L330 664Z', 'glow'],
    ['M186 264L330 664L240 668Z', 'rose'],
    ['M186 340L240 668L160 672L130 412Z', 'leaf'],
  ],
  (d, glass) => flat(glass, d, 0.13),
);

/** The tomb's front, with a sword along it. */
export const tomb: Art = [
  fill('stoneDark', boxPath(52, 700, 496, 200), { width: 2.6 }),
  fill('stone', 'M40 664H560V706H40Z', { width: 2.6 }),
  line('M40 692H560', 1.6),
  fill('gloom', 'M84 742H516V858H84Z', { width: 2 }),
  put(longSword(90, 0.88), { x: 136, y: 800 }),
];
