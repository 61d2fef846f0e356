import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** A point of the snake, which winds about the left rim of the wheel from its top to its foot. */
const at = (i: number): Point => polar(300, 516, 172 + 22 * Math.sin(i * 1.05), 240 - i * 8);

const SPINE = times(14, at);
const HEAD = outline('-14,-16! 0,-26 24,-26 50,-14 66,0 50,14 24,24 0,24 -14,14!');

/** A snake that goes down the left rim of a wheel whose hub is at (300, 516), its head near (196, 680). */
export const fallingSnake: Art = [
  joined(
    'far',
    [
      swellPath(
        SPINE,
        times(14, (i) => Math.min(30, 5 + i * 6)),
      ),
    ],
    6,
    'light',
  ),
  SPINE.slice(3, 13).map(([x, y], i) => {
    const [ax, ay] = at(i + 3.5);
    return flat('near', lens([x, y], [ax, ay], 13));
  }),
  headAt(at(13.2)),
];

function headAt([x, y]: Point): Art {
  return {
    kind: 'group',
    place: { x, y, turn: 52 },
    of: [
      stroke('accent', '60,0 80,2 96,-6', [5, 5, 3]),
      stroke('accent', '78,2 88,6 98,10', [5, 4, 3]),
      keyed('far', HEAD, 4),
      cut('glow', circlePath(30, -9, 8), 0),
      flat('ink', circlePath(32, -9, 4.5) + lens([28, 12], [64, 4], 4) + lens([4, 0], [22, 0], 6)),
    ],
  };
}
