import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { outline } from '../nature/body.ts';
import { cut, joined, stroke } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';

/** A snake that lies in the shape of an endless loop, 270 wide and 140 high about (300, 236). */
export const endlessSnake: Art = [
  joined(
    'ink',
    [
      swellPath(
        '300,236 276,206 244,186 206,192 182,236 206,280 244,286 276,266 300,236 324,206 356,186 394,192 418,236 394,280 356,288 322,282 296,292 276,316 282,338',
        [22, 24, 26, 28, 28, 28, 28, 27, 26, 26, 26, 24, 22, 19, 16, 11, 3],
      ),
    ],
    7,
  ),
  flat(
    'glow',
    lenses(
      '240,187 252,193 212,192 200,204 187,222 187,242 198,266 212,278 236,284 250,278 262,266 272,250 332,200 344,192 366,188 380,190 404,208 412,222 412,250 404,262 384,280 370,284',
      7,
    ).join(''),
  ),
  put(
    [
      stroke('accent', '56,0 82,4 98,-6', [6, 5, 3]),
      stroke('accent', '76,3 90,8 100,14', [5, 4, 3]),
      cut('ink', outline('-22,-16! -6,-30 24,-30 50,-18 66,0 50,18 24,30 -6,30 -22,16!'), 5),
      flat('glow', circlePath(30, -13, 7) + circlePath(30, 13, 7)),
      flat('ink', circlePath(32, -13, 3.4) + circlePath(32, 13, 3.4)),
      flat('light', lens([-10, 0], [16, 0], 6)),
    ],
    { x: 292, y: 244, turn: -42 },
  ),
];
