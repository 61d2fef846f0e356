import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import type { OracleScene } from '../scene.ts';
import { greatKey } from './greatKey.ts';
import { openCoat } from './openCoat.ts';

export const key: OracleScene = {
  alt: 'A red coat hangs on its hook with both fronts folded open; its blue lining is full of stars, and there, where it has been all along, hangs a great golden key on a ribbon, with a crescent moon in its bow.',
  hour: 'night',
  draw: () => [wall, openCoat, greatKey],
};

/** A papered wall with a rail of hooks. */
const wall: Art = [
  flat('gloom', boxPath(40, 40, 520, 790)),
  times(7, (i) =>
    times(6, (k) => {
      const [x, y] = [66 + i * 80 + (k % 2) * 40, 70 + k * 124];
      return flat(
        'gloomLight',
        `M${x} ${y - 20}Q${x + 3} ${y - 3} ${x + 14} ${y}Q${x + 3} ${y + 3} ${x} ${y + 20}Q${x - 3} ${y + 3} ${x - 14} ${y}Q${x - 3} ${y - 3} ${x} ${y - 20}Z`,
      );
    }),
  ),
  fill('wood', boxPath(30, 84, 540, 36), { width: 3 }),
  line('M40 96H200M330 108H540M420 94H520', 2, 'woodDark', 0.8),
  eachOf('100 300 500', (x = 0) => [
    fill(
      'metal',
      `M${x - 7} 102V136C${x - 7} 158 ${x + 20} 158 ${x + 20} 140V132H${x + 10}V138C${x + 10} 146 ${x + 7} 146 ${x + 7} 136V102Z`,
      { width: 2.4 },
    ),
    disc('metal', x, 102, 14, 2.6),
  ]),
];
