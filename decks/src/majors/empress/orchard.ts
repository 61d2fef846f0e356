import { eachRow, fill, flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';
import { clump, type Clump } from '../../primitives/oak.ts';

/** A ripe pomegranate, its calyx below, that hangs from 0,-34. */
const pomegranate: Art = [
  graven('0,-46 -2,-36 0,-26', 5, 'stem', 1),
  fill('red', 'M-9 24L-12 40L-4 33L0 42L4 33L12 40L9 24Z', { width: 1.6 }),
  disc('red', 0, 0, 27),
  flat('light', 'M-17 -8C-14 -18 -6 -21 2 -20C-4 -14 -12 -8 -14 2Z', 0.5),
  fill('redDark', 'M4 -12C14 -8 16 8 8 18C0 8 -2 -4 4 -12Z', { width: 1.4 }),
  [
    [6, -4],
    [9, 4],
    [7, 11],
  ].map(([x = 0, y = 0]) => disc('rose', x, y, 3, 0.8)),
];

/** Boughs of two trees beside her, with their fruit. */
export const orchard: Art = mirrored([
  fill('wood', 'M40 900V470C70 500 84 560 82 640L96 900Z'),
  eachRow<Clump>(
    [
      [76, 560, 60, 'leafDark'],
      [64, 330, 60, 'leafDark'],
      [114, 470, 52, 'leaf'],
      [60, 434, 50, 'leaf'],
      [106, 392, 44, 'leafDark'],
    ],
    clump,
  ),
  put(pomegranate, { x: 74, y: 398, turn: 8 }),
  put(pomegranate, { x: 124, y: 468, turn: -8, size: 1.1 }),
  put(pomegranate, { x: 72, y: 534, turn: 4, size: 1.1 }),
]);
