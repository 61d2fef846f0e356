import { clipped, eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** Its whorls from the tip down, each with the stripes that run round it. */
const WHORLS: readonly (readonly [shape: string, stripes: string])[] = [
  ['-16,-150! -12,-172 4,-186 16,-166 18,-146! 0,-134', 'M-2 -190Q8 -164 2 -136'],
  [
    '-36,-116! -38,-138 -14,-154 18,-150 38,-134 40,-110! 4,-92',
    'M-22 -154Q-14 -126 -16 -96M12 -154Q22 -126 18 -94',
  ],
  [
    '-62,-74! -70,-104 -36,-124 20,-116 60,-100 66,-66! 10,-44',
    'M-48 -122Q-34 -86 -38 -46M-8 -124Q6 -84 2 -44M34 -116Q50 -84 44 -46',
  ],
  [
    '-92,-6! -108,-46 -70,-84 10,-74 82,-60 108,-16 104,40 70,106 34,150 18,178! -6,182 -14,166! -26,120 -60,80 -88,40',
    'M-72 -84Q-44 -30 -40 40M-28 -86Q4 -30 4 60Q4 120 2 180M22 -80Q56 -30 50 60Q44 120 16 180M66 -70Q98 -20 84 60Q66 120 30 170',
  ],
];

const MOUTH = outline('-92,-4! -60,-10 -34,24 -16,80 -8,128 -8,178! -30,150 -44,110 -78,64 -100,26');

/** A whelk with its spire up and its mouth on the left, with red stripes over its whorls; 220 wide and 360 high. */
export const whelk: Art = [
  eachRow(WHORLS, (points, stripes, i) => {
    const d = outline(points);
    const reach = [24, 44, 74, 112][i] ?? 0;
    const top = [-180, -146, -112, -70][i] ?? 0;
    return [
      fill('light', d, { width: 3.2 }),
      clipped(d, [
        line(stripes, 7 + i * 3.4, 'red'),
        flat(
          'ink',
          outline(
            `${reach * 0.35},${top - 20}! ${reach * 0.5},${top + 40} ${reach * 0.1},${top + reach * 2.6}! 140,240! 140,${top - 20}!`,
          ),
          0.2,
        ),
        line(`M${-reach} ${top - 4}Q0 ${top + 8 - i * 3} ${reach} ${top + 22}`, 9, 'snow', 0.85),
        graven(
          [
            [-reach * 0.7, top + 26],
            [-reach * 0.72, top + 40 + i * 6],
            [-reach * 0.6, top + 52 + i * 10],
          ],
          5 + i,
          'snow',
          1,
        ),
      ]),
      line(d, 3.2),
    ];
  }),
  fill('rose', MOUTH, { width: 3 }),
  flat('wineDark', outline('-84,10! -62,6 -44,34 -28,80 -20,124 -16,158! -36,120 -50,92 -80,52 -90,30')),
  graven('-60,-4 -36,28 -20,80', 5, 'light', 0.9),
];
