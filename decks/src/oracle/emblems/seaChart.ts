import { eachOf, eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import { lettering } from '../../drawing/lettering.ts';

/** The sea of a chart, with its lines of degrees. */
export const chartedSea: Art = [
  fill('water', boxPath(40, 40, 520, 790)),
  line(
    times(7, (i) => `M40 ${110 + i * 108}q26 -10 52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0`).join(''),
    1.6,
    'waterLight',
    0.55,
  ),
  line('M170 40V830M430 40V830M40 220H560M40 600H560', 1.6, 'light', 0.45),
];

/** A mountain as on an old chart: two slopes, and cuts down the one in the shade. */
const mountain = (x: number, y: number, half: number, height: number): Art => [
  fill(
    'sage',
    `M${x - half} ${y}Q${x - half * 0.4} ${y - height * 0.5} ${x} ${y - height}Q${x + half * 0.4} ${y - height * 0.4} ${x + half} ${y}Z`,
    { width: 2.4 },
  ),
  flat(
    'stem',
    `M${x} ${y - height}Q${x + half * 0.4} ${y - height * 0.4} ${x + half} ${y}H${x + half * 0.2}Q${x + half * 0.3} ${y - height * 0.5} ${x} ${y - height}Z`,
  ),
  line(
    times(
      4,
      (i) =>
        `M${x + half * (0.02 - i * 0.2)} ${y - height * (0.7 - i * 0.17)}l${-half * 0.1} ${height * 0.26}`,
    ).join(''),
    2.2,
    'stem',
  ),
];
const tree = (x: number, y: number): Art => [
  line(`M${x} ${y}v9`, 2.4),
  fill('leaf', circlePath(x, y - 5, 7), { width: 2 }),
];

const NORTH =
  'M40 40H322L306 62L316 78L286 84L270 76L252 96L262 112L238 124L214 116L196 132L204 150L178 160L150 150L136 172L148 188L124 202L96 196L88 216L100 230L82 246L64 244L40 268Z';
const SOUTH =
  'M40 830V694L62 706L84 698L104 718L130 712L142 730L170 726L186 744L214 742L230 762L256 770L272 796L290 830Z';
const ISLANDS = ['M154 560L168 554L176 566L164 576Z', 'M466 606L482 592L506 594L522 606L508 622L480 622Z'];

/** Coasts and islands with the lines that an engraver draws along them in the water, and what is on the land. */
export const coasts: Art = [
  [NORTH, SOUTH, ...ISLANDS].map((shore) => [
    line(shore, 37, 'waterLight', 0.8),
    line(shore, 33, 'water'),
    line(shore, 20, 'light', 0.8),
    line(shore, 16, 'water'),
    fill('linen', shore, { width: 2.6 }),
  ]),
  mountain(98, 130, 30, 54),
  mountain(150, 116, 26, 42),
  mountain(206, 94, 24, 34),
  mountain(82, 190, 24, 40),
  eachOf('128,144 176,104 232,86 262,66 62,218 110,178', tree),
  // A lighthouse, and trees.
  fill('light', 'M82 776L87 722H105L110 776Z', { width: 2.4 }),
  flat('red', 'M85 744H107L108 758H84Z'),
  fill('trim', boxPath(88, 706, 16, 16), { width: 2.2 }),
  fill('red', 'M84 708L96 692L108 708Z', { width: 2.2 }),
  eachOf('136,752 158,764 184,772 142,776', tree),
  tree(496, 604),
  // The depths that somebody has sounded.
  eachRow(
    [
      ['4', 386, 110],
      ['7', 112, 316],
      ['12', 492, 196],
      ['9', 106, 590],
      ['21', 352, 700],
      ['6', 250, 700],
    ],
    (depth, x, y) => lettering(depth, { x, y, size: 22, spacing: 1, widest: 60, role: 'light' }),
  ),
];

/** The scale round the chart. */
export const margin: Art = [
  fill('linen', 'M40 40H560V830H40ZM66 66V784H534V66Z', { width: 2.4 }),
  times(9, (i) => [48, 542].map((x) => flat('ink', boxPath(x, 82 + i * 80, 10, 40)))),
  times(6, (i) => [48, 790].map((y) => flat('ink', boxPath(75 + i * 82, y, 41, 10)))),
];
