import { eachRow, flat, put } from '../../drawing/art.ts';
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
    signSky(chance, 'cancer', { y: 430, r: 150 }),
    hills(640, [40, 20, 0, 0, 0, 16, 46], 'far'),
    oracleHaze(330, 606, 190),
    water(640, 5, 27),
    hills(724, [4, 16, 24, 12, 20, 6, 14], 'straw'),
    hills(760, [20, 6, 0, 14, 0, 12, 22], 'linen', false),
    flat('metalDark', 'M90 722C120 690 480 690 510 722C480 764 400 770 300 756C200 770 120 764 90 722Z', 0.5),
    crab({ x: 300, y: 622, size: 1.12 }),
    put(scallop('rose'), { x: 92, y: 774, size: 0.26, turn: -16 }),
    put(scallop('snow'), { x: 512, y: 776, size: 0.24, turn: 22 }),
    eachRow(
      [
        [150, 790],
        [226, 792],
        [386, 784],
        [450, 796],
      ],
      (x, y) => star(x, y, 4, 'metalDark', 4, 0.8),
    ),
  ],
};
