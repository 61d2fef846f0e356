import { flat, put } from '../../drawing/art.ts';
import { boxPath, times, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { sword } from '../objects.ts';
import { sleepingFox } from './sleepingFox.ts';

/** The joints of a wall of stone blocks. */
const JOINTS = times(6, (row) => {
  const y = 108 + row * 96;
  return (
    lens([40, y], [562, y + 2], 8) +
    times(4, (i) =>
      lens([60 + i * 150 + (row % 2) * 74, y - 94], [60 + i * 150 + (row % 2) * 74, y - 3], 6),
    ).join('')
  );
}).join('');

export const fourOfSwords: Scene = {
  alt: 'A red fox sleeps curled up among leaves on a stone slab that has a sword along its side, its nose on its white-tipped brush; three more swords hang above on a wall that a broad ray of light crosses.',
  draw: () => [
    flat('far', boxPath(40, 40, 520, 840)),
    flat('light', 'M40 260L330 40H560V190L40 600Z'),
    flat('mid', JOINTS),
    [140, 300, 460].map((x) => [
      sword(x, 264, 1.34, 180),
      [-36, 36].map((by) => cut('ink', boxPath(x + by - 8, 204, 16, 26), 3)),
    ]),
    flat('ink', boxPath(40, 600, 520, 280)),
    flat('near', boxPath(40, 600, 520, 70)),
    keyed('far', 'M96 632H504L566 724H34Z', 6),
    hatch('M100 636H500L556 718H44Z', { role: 'light', angle: 0, gap: 20, width: 5, side: 'all' }),
    keyed('mid', boxPath(54, 724, 492, 160), 6),
    hatch(boxPath(58, 728, 484, 144), {
      role: 'ink',
      angle: 90,
      gap: 15,
      width: 5,
      side: 'end',
      reach: 0.14,
    }),
    sword(310, 800, 1.3, -90),
    toTriples('120,690,196 150,664,216 470,668,-34 490,690,4 250,704,168 390,704,14').map(([x, y, turn]) =>
      leaf(x, y, turn, 84, 'near'),
    ),
    put(sleepingFox, { x: 22, y: -10, size: 0.92 }),
  ],
};
