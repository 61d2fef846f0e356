import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times, toPoints, type Points } from '../../drawing/geometry.ts';
import { cut, joined, keyed } from '../lino/cut.ts';
import { around, lens, ticks } from '../lino/marks.ts';

const hexagon = (x: number, y: number, r: number): string =>
  polygonPath(times(6, (i) => polar(x, y, r, 30 + i * 60)));

/** Cells of a honeycomb with walls of wax: some open and dark, the others filled and capped. */
export const comb = (open: Points, capped: Points): Art => [
  joined(
    'glow',
    [...toPoints(open), ...toPoints(capped)].map(([x, y]) => hexagon(x, y, 73)),
    8,
    'ink',
  ),
  toPoints(open).map(([x, y]) => keyed('ink', hexagon(x, y, 60), 5)),
  toPoints(capped).map(([x, y]) => keyed('accent', hexagon(x, y, 60), 5)),
];

const WING = 'M0 0C-14 -34 -70 -84 -104 -70C-122 -44 -60 -6 0 0Z';

/** A bee seen from above that faces up: 215 wide and 195 high about 0. */
export const bee = (place: Place): Art =>
  put(
    [
      [-1, 1].map((side) => [
        [-40, -6, 30].map((y, i) =>
          cut('ink', lens([side * 16, -14 + i * 8], [side * 62, y - 34 + i * 26], 10), 3),
        ),
        put(cut('ink', lens([0, 0], [26, -50], 8), 3), { x: side * 8, y: -76, flip: side < 0 }),
      ]),
      cut('glow', 'M0 -6C40 -4 48 34 38 64C28 92 12 106 0 112C-12 106 -28 92 -38 64C-48 34 -40 -4 0 -6Z', 6),
      [22, 48, 74].map((y, i) =>
        flat(
          'ink',
          `M${-42 + i * 5} ${y - 8}Q0 ${y + 6} ${42 - i * 5} ${y - 8}V${y + 6}Q0 ${y + 20} ${-42 + i * 5} ${y + 6}Z`,
        ),
      ),
      [-1, 1].map((side) =>
        put(
          [
            keyed('light', WING, 4),
            flat('far', lens([-16, -12], [-92, -62], 4) + lens([-20, -10], [-84, -36], 4)),
          ],
          { x: side * 14, y: -10, turn: side * -24, flip: side > 0 },
        ),
      ),
      keyed('glow', circlePath(0, -26, 34), 5),
      ticks(circlePath(0, -26, 33), { role: 'ink', flow: around(0, -26), gap: 17, length: 14, width: 5 }),
      cut('ink', circlePath(0, -66, 27), 4),
      [-1, 1].map((side) => flat('far', lens([side * 10, -90], [side * 20, -50], 10))),
    ],
    place,
  );
