import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** A point of the snake, which winds down over the left rim of the wheel. */
const at = (i: number): Point => polar(290, 612, 202 + 36 * Math.sin((i * Math.PI) / 5), 240 - i * 4.2);
const widthAt = (i: number): number => Math.min(38, 5 + i * 2.2);
const STEPS = times(27, (i) => i);
const HEAD = outline('-16,-19! 0,-32 28,-32 58,-18 76,0 58,18 28,32 0,32 -16,19!');

/** One snake in three bends along the left rim of the wheel, from its tail at the top to its head at the foot. */
export const fallingSnake: Art = [
  joined('far', [swellPath(STEPS.map(at), STEPS.map(widthAt))], 6),
  STEPS.slice(2, -1).map((i) => flat('near', lens(at(i - 0.36), at(i + 0.36), widthAt(i) * 0.42))),
  put(
    [
      stroke('accent', '70,0 92,2 108,-8', [6, 6, 3]),
      stroke('accent', '90,2 102,8 112,14', [6, 5, 3]),
      keyed('far', HEAD, 4),
      flat('glow', circlePath(36, -11, 9)),
      flat('ink', circlePath(38, -11, 5) + lens([32, 14], [72, 5], 5) + lens([4, 0], [24, 0], 7)),
    ],
    { x: at(26)[0], y: at(26)[1], turn: 62 },
  ),
];
