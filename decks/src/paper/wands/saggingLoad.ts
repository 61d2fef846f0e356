import { clipped, flat, suitObject, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cutStroke, gouge, keyed, stroke } from '../lino/cut.ts';
import { leaf } from '../nature/plants.ts';
import { GASTER, THORAX } from './carryingAnt.ts';

/** The middle of the load, and how far it rises to the right, in degrees. */
const [X, Y, SLOPE] = [298, 424, -6];

/** A place in the load: along it and across it. Its ends hang down over the back of the ant. */
const at = (along: number, across: number): Point => {
  const [x, y] = polar(X, Y, along, SLOPE);
  return polar(x, y, across + (along < 0 ? 8 : 26) * (along / 220) ** 2, SLOPE + 90);
};

/** A stick that its own weight bends, as one of the wands, with leaves at its end. */
const bentStick = (from: number, to: number, across: number, skew: number, role: PaperInk): Art => {
  const [endX, endY] = at(from, across * 1.2 - skew * 2);
  const step = (to - from) / 4;
  const along = times(5, (i) =>
    at(from + step * i, across * [1.2, 1.04, 1, 1.08, 1.24][i]! + skew * (i - 2)),
  );
  const [x, y] = along[4] ?? [0, 0];
  return suitObject('wands', [
    stroke('light', along, [27, 25, 24, 24, 24]),
    stroke(role, along, [20, 17, 16, 16, 15]),
    gouge(along.slice(1, 4), 4, 'far'),
    keyed('light', circlePath(endX, endY, 10), 4),
    flat('ink', circlePath(endX, endY, 3)),
    leaf(x, y, SLOPE - 24, 40),
    leaf(x, y, SLOPE + 34, 36),
  ]);
};

/** The wands side by side, drawn together by the ropes and spreading to their ends. */
const bundle: Art = times(10, (i) => {
  // By turns long and short at both ends, so that every end and every tip is seen.
  const [left, right] = i % 2 ? [216, 146] : [184, 204];
  return bentStick(
    -left,
    right,
    (i - 4.5) * 20,
    [-2, 1, -1, 2, -1, 1, -2, 1, -1, 2][i]!,
    i % 2 ? 'near' : 'ink',
  );
});

/** A strap at a place along the load, from behind its upper edge down over it and round what carries it. */
const strap = (along: number, foot: number): Art => {
  const acrosses = [-105, -98, -50, 10, 60, 104, (104 + foot) / 2, foot];
  return cutStroke(
    'accent',
    acrosses.map((across, i) => at(along - [22, 4, -10, -14, -8, 4, 14, 36][i]!, across)),
    [9, 15, 18, 18, 18, 18, 18, 15],
    [19, 26, 29, 29, 29, 29, 29, 26],
  );
};

/** Ten wands side by side, about 420 long and 230 high about (298, 424). */
export const saggingLoad: Art = bundle;

/** The straps, one round the abdomen and one round the thorax of the ant, where they go on behind its lower edge. */
export const straps: Art = clipped(`M0 200H600V620H0Z${GASTER}${THORAX}`, [strap(-124, 284), strap(30, 272)]);
