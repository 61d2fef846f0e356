import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import { blaze } from '../../primitives/blaze.ts';
import { firelight } from '../../primitives/firelight.ts';
import { disc } from '../../primitives/lights.ts';

/** A storm that hangs from the top of the sky, its rounded edge towards the lightning. */
export const stormCloud: Art = [
  fill(
    'shade',
    'M20 60V250C60 276 112 262 120 236C140 262 196 258 204 226C226 252 290 250 300 212C326 238 388 232 396 196C420 220 468 214 478 186C500 206 540 204 560 176V60Z',
    { width: 2 },
  ),
  fill(
    'gloom',
    'M20 60V190C70 214 118 200 128 170C160 196 214 184 222 156C250 182 314 172 326 142C350 164 398 160 410 134C440 152 490 146 540 120V60Z',
    {
      width: 1.6,
    },
  ),
  firelight(110, 200, 190, 0.8),
];

/** It comes down out of the clouds in a broken line, straight into the breach. */
export const bolt: Art = [
  fill('glow', 'M76 130L214 268L168 286L268 418L216 434L264 640L110 412L166 394L66 262L118 244L48 160Z', {
    width: 2.4,
  }),
  flat(
    'light',
    'M74 150L188 266L142 284L240 408L190 426L240 576L134 418L190 398L92 268L146 248L62 164Z',
    0.8,
  ),
];

type Shaft = { left: number; right: number; foot: number; rows: number; spread: number };

/** Courses of stone round a tower, bent upwards as they are seen from below; `spread` is what it widens by in a row. */
const courses = ({ left, right, foot, rows, spread }: Shaft): Art =>
  times(rows, (row) => {
    const y = foot - row * 42;
    const [from, to] = [left + spread * row, right - spread * row];
    const bend = 18 + row * 2.4;
    return [
      line(
        `M${toTenth(from)} ${y}Q${toTenth((from + to) / 2)} ${toTenth(y - bend * 2)} ${toTenth(to)} ${y}`,
        1.9,
        'ink',
        0.5,
      ),
      // The stones grow narrower towards both edges, as they do on a round wall.
      times(6, (i) => {
        const angle = ((i + (row % 2 ? 0.25 : 0.75)) / 6) * Math.PI;
        const x = (from + to) / 2 - Math.cos(angle) * ((to - from) / 2);
        const drop = bend * Math.sin(angle) ** 2;
        return line(`M${toTenth(x)} ${toTenth(y - drop)}v-42`, 1.6, 'ink', 0.42);
      }),
    ];
  });

const window = (x: number, y: number, size: number): Art =>
  put(
    [
      fill('ink', 'M-19 46V-12A19 24 0 0 1 19 -12V46Z', { width: 4 }),
      fill('red', 'M-15 44V-12A15 20 0 0 1 15 -12V44Z', { edge: 'none' }),
      flat('glow', 'M-13 44C-15 20 -9 12 -5 0C-1 10 2 4 2 -10C10 6 17 22 12 44Z'),
      flat('light', 'M-7 44C-9 30 -3 26 0 16C6 26 9 32 6 44Z'),
    ],
    { x, y, size },
  );

/** It runs from the breach down to the foot, and the fire shows in it. */
const crack: Art = [
  flat(
    'ink',
    'M288 590L376 590L338 690L366 724L332 776L356 812L334 852L344 890L334 912L328 892L320 852L340 814L312 774L342 726L314 692L290 708L308 686Z',
  ),
  flat('ink', 'M338 690L384 712L342 700ZM332 776L282 796L324 784ZM356 812L388 838L352 820Z'),
  flat(
    'red',
    'M304 590L364 590L330 690L358 725L324 775L349 813L327 852L335 888L326 852L344 814L317 774L350 726L320 691Z',
  ),
  flat('glow', 'M314 590L354 590L327 690L354 725L322 774L336 796L319 774L350 726L322 690Z'),
];

const STUMP =
  'M186 910L208 656L218 668L240 640L256 662L282 634L300 656L324 622L340 640L360 606L370 622L382 600L404 910Z';

/** The lower part, which still stands. */
export const stump: Art = [
  fill('linen', STUMP, { width: 3 }),
  clipped(STUMP, [
    courses({ left: 186, right: 404, foot: 888, rows: 8, spread: 4 }),
    flat('stoneDark', 'M314 560L474 560V910H322Z', 0.5),
    flat('stoneDark', 'M366 560L474 560V910H386Z', 0.6),
    flat('stoneDark', 'M150 600H216L206 910H150Z', 0.5),
    flat('glow', 'M140 740L180 600H410L420 690Q300 650 140 740Z', 0.3),
    crack,
  ]),
  window(262, 744, 1),
];

const TOP = 'M-108 -4V-214H108V6L90 26L70 4L48 34L22 8L0 40L-22 14L-46 42L-66 12L-90 30Z';
const GALLERY = 'M-140 -208V-286H-92V-262H-64V-286H-16V-262H16V-286H64V-262H92V-286H140V-208Z';

/** The upper part, which breaks off whole and tips over the stump. */
export const falling: Art = put(
  [
    fill('linen', TOP, { width: 3 }),
    clipped(TOP, [
      courses({ left: -108, right: 108, foot: 30, rows: 7, spread: 0 }),
      flat('stoneDark', 'M22 -220H110V60H10Z', 0.5),
      flat('stoneDark', 'M72 -220H110V60H66Z', 0.6),
      flat('ink', 'M-110 -214H110V-180Q0 -206 -110 -180Z', 0.4),
      flat('glow', 'M-110 60V-30Q-10 -60 110 -20V60Z', 0.34),
    ]),
    times(7, (i) =>
      fill('stone', `M${-134 + i * 40} -208H${-106 + i * 40}L${-112 + i * 38} -184H${-124 + i * 38}Z`, {
        width: 1.6,
      }),
    ),
    fill('linen', GALLERY, { width: 3 }),
    flat('stoneDark', 'M34 -208V-262H64V-286H92V-262H92V-286H140V-208Z', 0.6),
    line('M-140 -236Q0 -252 140 -236', 1.9, 'ink', 0.5),
    window(-30, -128, 1.1),
  ],
  { x: 336, y: 576, turn: 20, size: 0.88 },
);

/** The golden crown that was its roof. */
export const crown: Art = put(HEADWEAR.archedCrown, { x: 392, y: 276, size: 0.86, turn: 24 });

/** The fire in the breach, behind the part that tips over and before it. */
export const breach: Art = eachOf('232,664,1.2,-22 258,640,2,-14 372,610,1,20', (x, y, size, turn) =>
  blaze({ x, y, size, turn }),
);

export const flames: Art = eachOf('290,664,1.2,-4 236,680,1.1,-14 350,650,0.8,10', (x, y, size, turn) =>
  blaze({ x, y, size, turn }),
);

/** A spark with the trail that it leaves above it. */
export const spark = (x: number, y: number, long: number): Art => [
  line(`M${x} ${y}l3 ${-long}`, 2.2, 'red'),
  disc('glow', x, y, 3, 0),
];

/** Stones thrown out of the breach. */
export const masonry: Art = eachOf(
  '492,510,0.8,20 526,452,0.6,50 84,440,0.8,-30 116,380,0.6,10',
  (x, y, size, turn) =>
    put(
      [
        fill('linen', 'M-30 -14H18V16H-30Z', { width: 2 }),
        fill('stoneDark', 'M18 -14L30 -22V8L18 16Z', { width: 1.6 }),
      ],
      { x, y, size, turn },
    ),
);
