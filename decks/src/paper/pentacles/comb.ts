import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times, toPoints, type Points } from '../../drawing/geometry.ts';
import { cut, joined, keyed } from '../lino/cut.ts';
import { around, lens, ticks } from '../lino/marks.ts';

const hexagon = (x: number, y: number, r: number): string =>
  polygonPath(times(6, (i) => polar(x, y, r, 30 + i * 60)));

/** Large cells of a honeycomb, 260 high, and the wax that joins them to what they hang from. */
export const comb = (cells: Points, neck: string): Art => [
  joined('glow', [neck, ...toPoints(cells).map(([x, y]) => hexagon(x, y, 138))], 8, 'ink'),
  toPoints(cells).map(([x, y]) => keyed('sky', hexagon(x, y, 116), 6)),
];

const WING = 'M0 0C-14 -34 -70 -84 -104 -70C-122 -44 -60 -6 0 0Z';

/** A bee seen from above that faces up, its wings laid back: 190 wide and 210 high about 0. */
export const bee = (place: Place): Art =>
  put(
    [
      [-1, 1].map((side) => [
        [-44, -16, 8].map((y, i) =>
          cut('ink', lens([side * 20, -24 + i * 10], [side * 66, y - 30 + i * 22], 11), 3),
        ),
        put(cut('ink', lens([0, 0], [26, -50], 9), 3), { x: side * 10, y: -84, flip: side < 0 }),
      ]),
      cut('glow', 'M0 -6C44 -4 54 34 42 66C30 94 12 108 0 116C-12 108 -30 94 -42 66C-54 34 -44 -4 0 -6Z', 6),
      [20, 47, 74].map((y, i) =>
        flat(
          'ink',
          `M${-48 + i * 6} ${y - 8}Q0 ${y + 6} ${48 - i * 6} ${y - 8}V${y + 7}Q0 ${y + 21} ${-48 + i * 6} ${y + 7}Z`,
        ),
      ),
      [-1, 1].map((side) =>
        put(
          [
            keyed('light', WING, 5),
            flat('far', lens([-16, -12], [-92, -62], 4) + lens([-20, -10], [-84, -36], 4)),
          ],
          { x: side * 20, y: -14, turn: side * 74, flip: side > 0 },
        ),
      ),
      keyed('glow', circlePath(0, -26, 38), 5),
      ticks(circlePath(0, -26, 36), { role: 'ink', flow: around(0, -26), gap: 17, length: 14, width: 5 }),
      cut(
        'ink',
        'M0 -106C26 -106 38 -90 36 -72C34 -56 18 -50 0 -50C-18 -50 -34 -56 -36 -72C-38 -90 -26 -106 0 -106Z',
        5,
      ),
      [-1, 1].map((side) => [
        flat('light', circlePath(side * 17, -82, 10)),
        flat('ink', circlePath(side * 15, -85, 4)),
      ]),
    ],
    place,
  );
