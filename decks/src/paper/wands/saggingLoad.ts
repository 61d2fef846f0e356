import { flat, suitObject, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { cutStroke, gouge, keyed, stroke } from '../lino/cut.ts';
import { leaf } from '../nature/plants.ts';

/** The middle of the load, and how far it rises to the right, in degrees. */
const [X, Y, SLOPE] = [286, 474, -8];

/** A place in the load: along it and across it. Its ends hang down over the back of the ant. */
const at = (along: number, across: number): Point => {
  const [x, y] = polar(X, Y, along, SLOPE);
  return polar(x, y, across + 46 * (along / 220) ** 2, SLOPE + 90);
};

/** A stick that its own weight bends, as one of the wands, with leaves at its end. */
const bentStick = (from: number, to: number, across: number): Art => {
  const [endX, endY] = at(from, across * 1.2);
  const step = (to - from) / 4;
  const along = times(5, (i) => at(from + step * i, across * (1 + (i === 0 || i === 4 ? 0.2 : 0))));
  const [x, y] = along[4] ?? [0, 0];
  const angle = to > from ? SLOPE + 18 : SLOPE + 162;
  return suitObject('wands', [
    stroke('light', along, [29, 27, 26, 26, 25]),
    stroke('ink', along, [22, 19, 18, 18, 16]),
    gouge(along.slice(1, 4), 4, 'far'),
    keyed('light', circlePath(endX, endY, 10), 4),
    flat('ink', circlePath(endX, endY, 3)),
    leaf(x, y, angle - 24, 46),
    leaf(x, y, angle + 30, 40),
  ]);
};

/** The wands side by side, drawn together by the ropes and spreading to their ends. */
const bundle: Art = times(10, (i) => {
  const [long, short] = [212 + ((i * 37) % 30), 204 + ((i * 53) % 26)];
  return bentStick(-short, long, (i - 4.5) * 21);
});

const rope = (along: number): Art =>
  cutStroke(
    'accent',
    // From behind the upper edge over the bundle and down behind what carries it.
    [-105, -98, -50, 10, 60, 104, 150].map((across, i) =>
      at(along - [22, 4, -10, -16, -12, 0, 20][i]!, across),
    ),
    [9, 15, 18, 18, 18, 17, 15],
    [19, 26, 29, 29, 29, 28, 26],
  );

/** Ten wands roped together, 450 long about (286, 474), whose ends hang down over what carries them. */
export const saggingLoad: Art = [bundle, rope(-112), rope(104)];
