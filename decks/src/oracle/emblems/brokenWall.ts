import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
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

const CRACK = outline(
  '250,682! 264,697! 259,714! 274,730! 266,747! 284,764! 280,806! 318,806! 324,768! 340,750! 330,730! 352,715! 342,699! 354,682!',
);

/** A crack that the plant has forced open, dark inside, through the coping and the stones below it. */
const crack: Art = [
  fill('ink', CRACK, { width: 2.4 }),
  // The broken side of the right stones turns to the light.
  flat(
    'stone',
    outline('354,684! 342,699! 352,715! 330,730! 340,750! 332,757! 321,730! 342,713! 332,698! 350,683!'),
  ),
  line('M266 747L250 754L244 764M340 750L356 758L360 764', 2.4),
];

/** The thin root ends that a stem in the crack sends along the mortar. */
export const rootEnds: Art = (
  [
    ['296,700 274,712 244,716 216,714 190,718', [9, 7, 5.4, 4, 1.4]],
    ['214,714 217,730 213,746 216,760', [4.4, 4, 3, 1.2]],
    ['304,726 330,722 352,716 380,714 402,717', [8, 6, 5, 4, 1.4]],
    ['296,730 284,744 290,764 282,790', [8, 6, 5, 2]],
  ] as const
).map(([points, widths]) => limb('wood', points, widths, 'line', 1.8));

/** The dark of the crack, over what goes down into it. */
export const shadeInCrack: Art = [712, 728, 744, 760].map((top) =>
  clipped(CRACK, flat('ink', boxPath(240, top, 130, 100), 0.3)),
);

export const brokenWall: Art = [courses, crack];

/** Grass on the wall, and at the crack. */
export const grassOnTheWall: Art = grass([
  [86, 686],
  [508, 684],
  [252, 688],
  [356, 688],
]);
