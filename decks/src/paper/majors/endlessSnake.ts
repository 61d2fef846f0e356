import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';

/** A snake that lies in the shape of an endless loop, 270 wide and 140 high about (300, 236). */
export const endlessSnake: Art = [
  joined(
    'ink',
    [
      swellPath(
        '300,236 276,206 244,186 206,192 182,236 206,280 244,286 276,266 300,236 324,206 356,186 394,192 418,236 394,280 356,286 326,268 304,246',
        [22, 24, 26, 28, 28, 28, 28, 27, 26, 26, 26, 24, 22, 20, 16, 11, 4],
      ),
    ],
    7,
  ),
  flat(
    'light',
    toPoints('226,187 226,285 374,187 374,285')
      .map(([x, y]) => lens([x - 9, y], [x + 9, y], 6))
      .join(''),
  ),
  cut('ink', 'M286 224C290 200 322 196 330 214C330 236 306 252 288 248Z', 4),
  flat('glow', circlePath(312, 218, 4)),
];
