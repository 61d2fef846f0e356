import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { bigStar } from '../nature/sky.ts';

/**
 * A lantern with a star in it, 236 wide about x 300, from 232 to 578 down, on a bent staff whose foot is at
 * (424, 770).
 */
export const lantern: Art = [
  cutStroke(
    'far',
    '424,770 420,500 410,260 380,200 320,200 302,230',
    [12, 11, 10, 9, 8, 5],
    [20, 19, 18, 17, 14, 10],
  ),
  flat('ink', times(6, (i) => lens([414, 300 + i * 76], [419, 340 + i * 76], 4)).join('')),
  keyed('glow', circlePath(300, 252, 20), 5),
  flat('ink', circlePath(300, 252, 10)),
  cut('ink', 'M300 262L390 330H210Z', 6),
  keyed('glow', 'M222 330H378L398 540H202Z', 8),
  bigStar(300, 436, 92, 'light', 6),
  flat('ink', 'M216 330h10l-12 210h-12ZM374 330h10l14 210h-12Z'),
  cut('ink', 'M190 540H410L426 578H174Z', 6),
  gouge('230,318 300,280 372,318', 6),
];
