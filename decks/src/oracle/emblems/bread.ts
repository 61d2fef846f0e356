import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { chanceFrom } from '../../drawing/chance.ts';
import { times } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { tearingHand } from '../tearingHand.ts';
import { tornLoaf } from './loaf.ts';

export const bread: OracleScene = {
  alt: 'Two hands from left and right tear a round loaf with a crescent in its crust, fingers on top and thumbs below; out of the pale break steam rises into the night and bends into a crescent moon among stars.',
  hour: 'night',
  draw: () => [
    printedSky(chanceFrom('loaf'), { stars: 30 }),
    table,
    put(butter, { x: 144, y: 742 }),
    eachOf('400,716,6 424,728,4 452,708,5 384,738,4 232,724,5 478,740,4', (x = 0, y = 0, r = 0) =>
      fill('metal', outline(`${x - r},${y} ${x},${y - r} ${x + r},${y} ${x},${y + r}`), { width: 2 }),
    ),
    steam,
    put(flat('ink', outline('-230,120 -120,96 120,96 240,118 250,170 0,196 -240,172'), 0.4), {
      x: 304,
      y: 496,
    }),
    put(tornLoaf, { x: 278, y: 500, size: 0.94 }),
    put(tearingHand(LEFT), { x: 140, y: 544, turn: -4, size: 0.9 }),
    put(put(tearingHand(RIGHT), { flip: true }), { x: 452, y: 544, turn: 4, size: 0.9 }),
  ],
};

const LEFT = { skin: 'skinBrown', shade: 'skinDark', sleeve: 'red', sleeveShade: 'redDark' } as const;
const RIGHT = { skin: 'skinFair', shade: 'skinOlive', sleeve: 'sage', sleeveShade: 'sageDark' } as const;

const TABLE = outline('46,600! 300,588 554,600! 554,806! 46,806!');

/** A white cloth with red stripes, which run away from us. */
const table: Art = [
  fill('linen', TABLE, { width: 3.4 }),
  clipped(TABLE, [
    times(8, (i) => {
      const x = 300 + (i - 3.5) * 72;
      const far = 300 + (i - 3.5) * 58;
      return flat('red', `M${far - 8} 580L${far + 8} 580L${x + 26} 810L${x - 8} 810Z`, 0.85);
    }),
    line('M40 700Q300 688 560 700', 18, 'red', 0.5),
  ]),
];

/** It rises from the break and bends into a crescent. */
const steam: Art = [
  flat(
    'light',
    outline(
      '344,66! 258,68 200,130 206,208 258,260 318,268 352,290 354,326 334,372 324,424 322,480! 344,480! 344,428 354,384 374,336 376,284 342,252 300,230 272,198 264,156 284,104',
    ),
  ),
  ['268,404 252,374 270,346 272,316', '378,400 396,368 384,340 402,310'].map((wisp) =>
    flat('light', swellPath(wisp, [2, 10, 10, 2]), 0.7),
  ),
];

/** A pat of butter on a plate. */
const butter: Art = [
  flat('ink', 'M-66 14C-66 -18 90 -18 90 14C90 46 -66 46 -66 14Z', 0.35),
  fill('snow', 'M-76 2C-76 -30 76 -30 76 2C76 34 -76 34 -76 2Z', { width: 3 }),
  line('M-60 2C-60 -20 60 -20 60 2C60 24 -60 24 -60 2Z', 3, 'red'),
  fill('trim', 'M-34 -28L14 -34L38 -22L36 0L-8 8L-34 -6Z', { width: 2.8 }),
  fill('light', 'M-34 -28L14 -34L38 -22L-8 -14Z', { width: 2.4 }),
  line('M-8 -14V8', 2.4),
];
