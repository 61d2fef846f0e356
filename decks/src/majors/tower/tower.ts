import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import { blaze } from '../../primitives/blaze.ts';
import { disc } from '../../primitives/lights.ts';

export const smoke: Art = [
  flat(
    'shade',
    'M214 330C180 310 196 268 230 270C224 236 262 214 286 234C300 200 352 204 356 240C392 236 404 280 378 296C396 320 380 344 350 342Z',
    0.9,
  ),
  line(
    'M236 300C230 280 250 266 264 278M300 262C304 242 330 244 330 262M350 306C356 290 374 292 374 306',
    1.6,
    'line',
    0.6,
  ),
];

/** It comes down out of the clouds in a broken line. */
export const bolt: Art = [
  fill('glow', 'M470 140L396 236L428 242L356 322L384 328L306 424L438 308L408 302L480 226L448 220L512 146Z', {
    width: 2,
  }),
];

export const crag: Art = [
  fill(
    'stoneDark',
    'M40 900L96 858L128 862L166 800L196 806L214 772L392 768L412 800L444 806L470 856L506 850L560 900Z',
  ),
  fill('stone', 'M96 900L150 848L176 856L204 806L232 820L222 860L190 900Z', { width: 1.6 }),
  fill('stone', 'M300 900L318 838L356 846L380 806L398 816L412 868L396 900Z', { width: 1.6 }),
  line('M240 790L256 830L238 868M282 784L290 822M446 820L436 862L452 892M478 866L470 892', 1.6, 'line', 0.55),
];

/** Broad and broken open at the top, its courses laid in ashlar. */
export const tower: Art = [
  blaze({ x: 232, y: 410, size: 1.1, turn: -10 }),
  blaze({ x: 350, y: 410, size: 1, turn: 8 }),
  blaze({ x: 292, y: 416, size: 1.3, turn: -2 }),
  fill(
    'stone',
    'M176 812L192 470L172 452V396L204 412L228 388L256 424L290 396L322 430L350 402L384 420L416 384V452L398 470L420 812Z',
  ),
  flat('stoneDark', 'M330 812L322 430L350 402L384 420L416 384V452L398 470L420 812Z', 0.75),
  flat('glow', 'M396 396L416 384V452L398 470L404 560L388 470V440Z', 0.35),
  line('M172 452H416M190 470H400', 3, 'line', 0.8),
  times(10, (row) => [
    line(`M${190 - row * 1.4} ${502 + row * 31}H${400 + row * 1.8}`, 1.5, 'line', 0.4),
    times(5, (i) => line(`M${206 + i * 44 + (row % 2) * 20} ${502 + row * 31}v-30`, 1.5, 'line', 0.4)),
  ]),
  line('M290 396L300 440L286 480L302 520L290 560', 2.4, 'ink', 0.8),
  eachOf('242,560,1,-9 312,646,0.9,12 250,742,0.8,4', (x, y, k, turn) => [
    put(fill('ink', 'M-22 44V-10A22 26 0 0 1 22 -10V44Z', { width: 4 }), { x, y, size: k }),
    blaze({ x, y: y + 38 * k, size: (0.62 + turn / 90) * k, turn, flip: turn < 0 }),
    fill('stone', `M${x - 32 * k} ${y + 40 * k}H${x + 32 * k}V${y + 52 * k}H${x - 32 * k}Z`, {
      width: 1.6,
    }),
  ]),
];

/** The battlements, torn off whole with the golden crown upon them. */
export const tornTop: Art = put(
  [
    put(HEADWEAR.archedCrown, { y: 30, size: 1 }),
    fill(
      'stone',
      'M-96 -44H-62V-20H-34V-44H-2V-20H28V-44H60V-20H70V-44H98V20L70 44L44 24L14 50L-22 26L-52 46L-94 18Z',
    ),
    flat('stoneDark', 'M28 -20V-44H60V-20H70V-44H98V20L70 44L44 24L24 42Z', 0.7),
    line('M-96 0H98M-40 0V24M10 -20V0M56 0V24', 1.6, 'line', 0.5),
  ],
  { x: 196, y: 262, size: 0.9, turn: -24 },
);

/** A spark with the trail that it leaves above it. */
export const spark = (x: number, y: number, long: number): Art => [
  line(`M${x} ${y}l3 ${-long}`, 2.2, 'red'),
  disc('glow', x, y, 3, 0),
];

/** Stones thrown out of the breach. */
export const masonry: Art = eachOf(
  '408,372,1,20 440,430,0.7,50 174,404,0.8,-30 430,500,0.5,10 206,470,0.5,40 420,330,0.5,70',
  (x, y, size, turn) =>
    put(
      [
        fill('stone', 'M-30 -14H18V16H-30Z', { width: 2 }),
        fill('stoneDark', 'M18 -14L30 -22V8L18 16Z', { width: 1.6 }),
      ],
      {
        x,
        y,
        size,
        turn,
      },
    ),
);
