import { flat } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';

export const column = [
  keyed('far', boxPath(52, 120, 54, 640), 6),
  hatch(boxPath(54, 130, 50, 620), { role: 'ink', gap: 15, width: 4, reach: 0.34 }),
  keyed('light', 'M42 120L50 86H108L116 120Z', 6),
  keyed('light', 'M42 784L50 750H108L116 784Z', 6),
];

/** One half of a curtain: it hangs in swags from above and is tied back to the column. */
export const curtain = [
  keyed('accent', 'M300 40C290 220 220 430 128 540C132 600 180 690 196 784H100V40Z', 5),
  times(5, (i) => gouge(`${140 + i * 30},150 ${132 + i * 20},330 ${112 + i * 6},528`, 7)),
  times(3, (i) => gouge(`${122 + i * 4},560 ${128 + i * 16},650 ${130 + i * 22},776`, 7)),
  keyed('glow', 'M96 528C114 546 126 548 142 532L150 550C132 568 112 566 96 552Z', 4),
  [116, 196, 276].map((x) => [
    keyed('accent', `M${x - 44} 36H${x + 44}V84C${x + 34} 126 ${x - 34} 126 ${x - 44} 84Z`, 4),
    flat('glow', lens([x - 40, 90], [x + 4, 116], 5) + lens([x + 40, 90], [x - 4, 116], 5)),
    gouge(`${x - 12},52 ${x - 10},80 ${x - 6},102`, 5),
  ]),
];
