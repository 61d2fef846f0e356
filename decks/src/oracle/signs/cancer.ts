import { eachRow, put } from '../../drawing/art.ts';
import { water } from '../../primitives/land.ts';
import { star } from '../../primitives/lights.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { crab } from './crab.ts';
import { scallop } from '../shells.ts';
import { signSky } from './signSky.ts';

export const cancer: OracleScene = {
  alt: 'A red crab with a crescent on its shell lifts both claws on a beach before a pale moon; above it the forked constellation Cancer.',
  hour: 'sea',
  draw: (chance) => [
    signSky(chance, 'cancer'),
    hills(640, [40, 20, 0, 0, 0, 16, 46], 'far'),
    oracleHaze(330, 606, 190),
    water(640, 5, 27),
    hills(724, [4, 16, 24, 12, 20, 6, 14], 'straw'),
    hills(760, [20, 6, 0, 14, 0, 12, 22], 'linen', false),
    crab({ x: 300, y: 660, size: 1.08 }),
    put(scallop('rose'), { x: 100, y: 756, size: 0.36, turn: -16 }),
    put(scallop('snow'), { x: 502, y: 752, size: 0.32, turn: 22 }),

    eachRow(
      [
        [180, 796],
        [240, 790],
        [386, 784],
        [530, 796],
      ],
      (x, y) => star(x, y, 4, 'metalDark', 4, 0.8),
    ),
  ],
};
