import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** A point of the snake, which winds round the left rim of the wheel from its top to its foot. */
const at = (i: number): Point => polar(300, 516, 155 + 44 * Math.sin((i * Math.PI) / 4.5), 252 - i * 3.3);
const widthAt = (i: number): number => Math.min(27, 6 + i * 1.1);

/** The snake between two of its points, spotted. */
const part = (from: number, to: number): Art => {
  const steps = times(to - from + 1, (i) => from + i);
  return [
    joined('far', [swellPath(steps.map(at), steps.map(widthAt))], 5),
    steps.slice(1, -1).map((i) => flat('near', lens(at(i - 0.4), at(i + 0.4), widthAt(i) * 0.4))),
  ];
};

const HEAD = outline('-14,-16! 0,-26 24,-26 50,-14 66,0 50,14 24,24 0,24 -14,14!');

/** The whole snake, which the rim of the wheel is laid over. */
export const windingSnake: Art = part(0, 37);

/** Where it comes round before the rim, and its head, which hangs from the wheel. */
export const snakeBeforeRim: Art = [
  part(7, 11),
  part(16, 20),
  part(25, 29),
  part(34, 38),
  put(
    [
      stroke('accent', '60,0 80,2 96,-6', [5, 5, 3]),
      stroke('accent', '78,2 88,6 98,10', [5, 4, 3]),
      keyed('far', HEAD, 4),
      flat('glow', circlePath(30, -9, 8)),
      flat('ink', circlePath(32, -9, 4.5) + lens([28, 12], [64, 4], 4) + lens([4, 0], [22, 0], 6)),
    ],
    { x: at(38)[0], y: at(38)[1], turn: 118, size: 0.9 },
  ),
];
