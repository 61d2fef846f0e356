import { suitObject, type Art } from '../../drawing/art.ts';
import { polar, times, type Point } from '../../drawing/geometry.ts';
import { cutStroke, gouge, stroke } from '../lino/cut.ts';
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
  const step = (to - from) / 4;
  const along = times(5, (i) => at(from + step * i, across * (1 + (i === 0 || i === 4 ? 0.2 : 0))));
  const [x, y] = along[4] ?? [0, 0];
  const angle = to > from ? SLOPE + 18 : SLOPE + 162;
  return suitObject('wands', [
    stroke('light', along, [27, 26, 25, 25, 25]),
    stroke('ink', along, [21, 18, 19, 17, 16]),
    gouge(along.slice(0, 3), 5, 'far'),
    gouge(along.slice(2), 5, 'far'),
    leaf(x, y, angle - 24, 46),
    leaf(x, y, angle + 30, 40),
  ]);
};

/** The wands side by side, drawn together by the ropes and spreading to their ends. */
const bundle: Art = times(10, (i) => {
  const [long, short] = [212 + ((i * 37) % 30), 204 + ((i * 53) % 26)];
  return i % 2 ? bentStick(long, -short, (i - 4.5) * 18.5) : bentStick(-short, long, (i - 4.5) * 18.5);
});

const rope = (along: number): Art =>
  cutStroke(
    'accent',
    [-104, -50, 0, 50, 104].map((across, i) => at(along + 12 - Math.abs(i - 2) ** 2 * 3, across)),
    [15, 17, 18, 17, 15],
    [26, 28, 29, 28, 26],
  );

/** Ten wands roped together, 450 long about (286, 474), whose ends hang down over what carries them. */
export const saggingLoad: Art = [bundle, rope(-112), rope(104)];
