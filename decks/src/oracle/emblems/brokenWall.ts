import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { leaf } from '../../primitives/plants.ts';
import { grass } from '../landscape.ts';

const stone = (x: number, y: number, width: number, i: number): Art => [
  fill(
    i % 3 ? 'stone' : 'stoneDark',
    `M${x + 7} ${y}H${x + width - 8}Q${x + width - 2} ${y} ${x + width - 2} ${y + 7}V${y + 39}Q${x + width - 2} ${y + 46} ${x + width - 9} ${y + 46}H${x + 6}Q${x} ${y + 46} ${x} ${y + 39}V${y + 8}Q${x} ${y} ${x + 7} ${y}Z`,
    { width: 2.2 },
  ),
  line(`M${x + 10} ${y + 7}H${x + width * 0.6}`, 3, 'light', 0.45),
  line(
    `M${x + width * 0.5} ${y + 38}h${width * 0.3}M${x + width * 0.66} ${y + 31}h${width * 0.18}`,
    2,
    'ink',
    0.3,
  ),
];

/** Two courses of hewn stones below a coping. */
const courses: Art = [
  flat('shade', 'M40 690H560V830H40Z'),
  times(6, (i) => stone(12 + i * 104, 716, 102, i + 1)),
  times(6, (i) => stone(-40 + i * 104, 764, 102, i)),
  fill('stone', 'M36 684Q180 678 300 684T564 682V714H36Z', { width: 2.6 }),
  flat('stoneDark', 'M40 704H560V713H40Z', 0.9),
  line('M60 690H210M330 690H420M470 689H540', 3, 'light', 0.6),
];

/** A crack that opens in the coping, where earth shows in it, and runs down through the stones in a thin line. */
const crack: Art = [
  fill(
    'ink',
    outline(
      '262,683! 276,698! 274,714! 290,728! 284,746! 296,762! 292,806! 300,762! 292,746! 300,728! 294,716! 318,702! 338,683!',
    ),
    { width: 1.6 },
  ),
  line('M286 740L266 750L258 764M300 728L324 738L330 750', 2.6),
  graven('256,687 270,700 269,716 284,731', 3, 'light', 0.7),
];

export const brokenWall: Art = [courses, crack];

/** Earth and moss that fill the crack before the foot of a stem. */
export const mossAtTheCrack: Art = [
  fill(
    'leafDark',
    outline(
      '254,688! 258,676 272,678 282,668 296,676 312,668 324,676 340,674 348,688! 330,700 312,704 300,712 286,704 270,700',
    ),
    {
      width: 2,
    },
  ),
  flat('leaf', outline('262,684! 272,680 284,674 296,682 314,674 328,682 338,684! 316,690 284,690')),
  leaf(276, 684, 188, 38, 'leaf', 0.42),
  leaf(326, 684, -8, 38, 'leaf', 0.42),
  grass([
    [86, 686],
    [508, 684],
  ]),
];
