import { eachOf, fill, put, type Art } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

/** High waves under the ships, with foam on their crests. */
export const crests: Art = eachOf('96,690,1.1 506,690,1.1 206,724,0.7 404,724,0.7', (x, y, size) =>
  put(
    [
      fill(
        'waterLight',
        'M-112 70C-70 50 -50 -2 0 -14C34 -20 60 0 56 22C44 8 28 10 22 24C40 50 80 60 112 70Z',
      ),
      fill('light', 'M-36 14C-24 -4 -10 -14 4 -15C34 -20 60 0 56 22C44 8 28 8 20 16C8 4 -16 0 -36 14Z', {
        width: 1.4,
      }),
      graven('-70,54 -34,30 0,24 20,46', 4, 'light'),
    ],
    { x, y, size },
  ),
);

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

/** A band in the sign of infinity: its upper half runs behind the coins, its lower half before them. */
export const ribbonBehind: Art = [strand(0.75, 1, 18), strand(0.25, 0.5, 18)];
export const ribbonBefore: Art = [strand(1, 1.25, 18), strand(0.5, 0.75, 18), clasp];
