import { clipped, flat, suitObject, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cutStroke, gouge, keyed, stroke } from '../lino/cut.ts';
import { leaf } from '../nature/plants.ts';
import { GASTER, THORAX } from './carryingAnt.ts';

/** The middle of the load, and how far it rises to the right, in degrees. */
const [X, Y, SLOPE] = [290, 460, -11];

/** A place in the load: along it and across it. Its ends hang down over the back of the ant. */
const at = (along: number, across: number): Point => {
  const [x, y] = polar(X, Y, along, SLOPE);
  return polar(x, y, across + 24 * (along / 220) ** 2, SLOPE + 90);
};

/** A stick that its own weight bends, as one of the wands, with leaves at its end. */
const bentStick = (from: number, to: number, across: number, skew: number, role: PaperInk): Art => {
  const [endX, endY] = at(from, across * 1.2 - skew * 2);
  const step = (to - from) / 4;
  const along = times(5, (i) =>
    at(from + step * i, across * (1 + (i === 0 ? 0.2 : i === 4 ? 0.1 : 0)) + skew * (i - 2)),
  );
  const [x, y] = along[4] ?? [0, 0];
  const angle = to > from ? SLOPE + 18 : SLOPE + 162;
  return suitObject('wands', [
    stroke('light', along, [29, 27, 26, 26, 25]),
    stroke(role, along, [22, 19, 18, 18, 16]),
    gouge(along.slice(1, 4), 4, 'far'),
    keyed('light', circlePath(endX, endY, 10), 4),
    flat('ink', circlePath(endX, endY, 3)),
    leaf(x, y, angle - 24, 46),
    leaf(x, y, angle + 30, 40),
  ]);
};

/** How far each wand reaches to the right, from the top down: in steps, and less towards the head of the ant. */
const REACHES = [222, 176, 196, 204, 152, 172, 144, 96, 118, 78];

/** The wands side by side, drawn together by the ropes and spreading to their ends. */
const bundle: Art = times(10, (i) => {
  const [long, short] = [REACHES[i]!, 190 + ((i * 53) % 40)];
  return bentStick(
    -short,
    long,
    (i - 4.5) * 22,
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

/** Ten wands side by side, 410 long about (294, 463). */
export const saggingLoad: Art = bundle;

/** The straps, one round the abdomen and one round the thorax of the ant, where they go on behind its lower edge. */
export const straps: Art = clipped(`M0 200H600V620H0Z${GASTER}${THORAX}`, [strap(-124, 248), strap(30, 236)]);
