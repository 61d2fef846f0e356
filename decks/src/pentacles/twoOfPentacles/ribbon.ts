import { type Art, flat } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import { limb, swellPath } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

const CENTRE: Point = [300, 396];

/** A point of the lying eight; `t` goes once round it from 0 to 1. */
function onEight(t: number): Point {
  const angle = t * 2 * Math.PI;
  const k = 1 + Math.sin(angle) ** 2;
  const x = (226 * Math.cos(angle)) / k;
  return [CENTRE[0] + x, CENTRE[1] + (350 * Math.sin(angle) * Math.cos(angle)) / k];
}

/** Part of the band; it is broad where it lies flat and narrow where it turns. */
const strand = (from: number, to: number, steps: number): Art => {
  const at = times(steps + 1, (i) => from + ((to - from) * i) / steps);
  const points = at.map(onEight);
  const widths = at.map((t) => 7 + 21 * Math.abs(Math.sin(t * 4 * Math.PI + 1.2)));
  return [
    limb('leaf', points, widths),
    limb(
      'sageDark',
      points,
      widths.map((width) => width * 0.16),
      'sageDark',
      0.4,
    ),
  ];
};

/** A clasp where the strands cross. */
const clasp: Art = [disc('metal', ...CENTRE, 27), disc('red', ...CENTRE, 13, 1.8)];

/** Where the front of a loop continues at its back. */
const joint = (t: number): Art => {
  const points = [-0.022, -0.01, 0.01, 0.022].map((step) => onEight(t + step));
  return [
    flat('leaf', swellPath(points, [22, 23.6, 23.6, 22])),
    flat('sageDark', swellPath(points, [4, 4, 4, 4])),
  ];
};

/** A band in the sign of infinity: its upper half runs behind the coins, its lower half before them. */
export const ribbonBehind: Art = [strand(0.75, 1, 18), strand(0.25, 0.5, 18)];
export const ribbonBefore: Art = [strand(1, 1.25, 18), strand(0.5, 0.75, 18), joint(0), joint(0.5), clasp];
