import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import { blaze } from '../../primitives/blaze.ts';
import { disc } from '../../primitives/lights.ts';

/** It comes down out of the clouds in a broken line. */
export const bolt: Art = fill(
  'glow',
  'M500 96L404 226L440 232L356 326L388 332L300 452L452 318L420 312L502 216L466 210L552 108Z',
  { width: 2.4 },
);

const wallAt = (y: number): readonly [left: number, right: number] => {
  const k = (y - 360) / 400;
  return [214 - 26 * k, 386 + 26 * k];
};

/** A course of stones as it is seen from below: it bends upwards, the higher the more. */
const riseAt = (y: number): number => 34 - (y - 360) * 0.06;

const COURSES = [430, 466, 503, 541, 580, 620, 661, 703, 746];

const window = (x: number, y: number, size: number): Art =>
  put(
    [
      fill('ink', 'M-17 44V-12A17 22 0 0 1 17 -12V44Z', { width: 4 }),
      fill('red', 'M-14 42V-12A14 19 0 0 1 14 -12V42Z', { edge: 'none' }),
      flat('glow', 'M-12 42C-14 20 -8 14 -5 2C-1 10 2 6 2 -6C10 8 16 22 11 42Z'),
      flat('light', 'M-6 42C-8 30 -3 26 0 18C6 26 8 32 5 42Z'),
    ],
    { x, y, size },
  );

/** Round, slender and pale on its crag, broken off aslant at the top, where the fire bursts out. */
export const tower: Art = [
  eachOf('250,420,1.5,-14 352,388,1.3,12 300,408,2.05,-2', (x, y, size, turn) => blaze({ x, y, size, turn })),
  fill(
    'linen',
    'M188 770L212 424L206 400L228 408L240 386L262 416L284 380L306 410L322 366L346 392L364 350L384 372L394 340L392 404L386 424L412 770Z',
  ),
  flat('stoneDark', 'M330 770L322 366L346 392L364 350L384 372L394 340L392 404L386 424L412 770Z', 0.5),
  flat('stoneDark', 'M376 770L366 420L364 350L384 372L394 340L392 404L386 424L412 770Z', 0.55),
  COURSES.map((y) => {
    const [left, right] = wallAt(y);
    return line(`M${left} ${y}Q300 ${toTenth(y - riseAt(y))} ${right} ${y}`, 1.8, 'ink', 0.45);
  }),
  COURSES.slice(0, -1).map((y, row) => {
    const [left, right] = wallAt(y);
    const below = COURSES[row + 1] ?? 770;
    return times(4, (i) => {
      const k = (i + 0.5 + (row % 2) * 0.5) / 4.6;
      const x = left + (right - left) * k;
      const rise = riseAt(y) * 2 * k * (1 - k);
      return line(
        `M${toTenth(x)} ${toTenth(y - rise)}L${toTenth(x + (x - 300) * 0.03)} ${toTenth(below - rise)}`,
        1.6,
        'ink',
        0.4,
      );
    });
  }),
  // The wall is split from the top, and fire shows through the gap.
  fill('ink', 'M262 410L292 456L270 500L302 552L282 610L304 640L312 606L328 552L298 502L324 454L306 406Z'),
  flat('red', 'M274 412L304 456L284 500L314 552L298 606L302 624L320 552L292 502L318 456L304 412Z'),
  flat('glow', 'M284 414L310 456L291 500L317 552L306 586L316 552L296 502L315 456L302 414Z'),
  window(236, 560, 1),
  window(352, 640, 1.05),
];

/** The rocks on which the tower stands, lit from the left. */
export const crag: Art = [
  fill(
    'stoneDark',
    'M60 900L84 856L112 862L136 800L160 806L182 748L208 756L236 742L300 754L362 740L396 758L420 748L446 802L470 796L496 858L520 852L546 900Z',
  ),
  flat('stone', 'M84 856L112 862L136 800L160 806L182 748L196 782L164 828L158 872L120 900H60Z'),
  flat('stone', 'M208 756L236 742L300 754L280 790L290 838L250 860L222 820Z', 0.7),
  flat('ink', 'M300 754L362 740L396 758L372 800L380 852L330 880L314 822Z', 0.3),
  flat('ink', 'M420 748L446 802L470 796L496 858L520 852L546 900H400L424 850L404 800Z', 0.45),
  line(
    'M196 782L222 820L214 868M290 838L314 822M330 880L336 900M250 860L244 900M158 872L214 868',
    1.8,
    'line',
    0.5,
  ),
];

/** The battlements, torn off whole with the golden crown upon them. */
export const tornTop: Art = put(
  [
    put(HEADWEAR.archedCrown, { y: 22, size: 1.1 }),
    fill(
      'linen',
      'M-104 -44H-68V-20H-38V-44H-2V-20H30V-44H66V-20H72V-44H106V20L76 44L48 24L14 50L-24 26L-56 46L-102 18Z',
    ),
    flat('stoneDark', 'M30 -20V-44H66V-20H72V-44H106V20L76 44L48 24L26 42Z', 0.55),
    line('M-104 0H106M-44 0V24M10 -20V0M60 0V24', 1.6, 'ink', 0.45),
  ],
  { x: 172, y: 276, size: 0.98, turn: -28 },
);

/** A spark with the trail that it leaves above it. */
export const spark = (x: number, y: number, long: number): Art => [
  line(`M${x} ${y}l3 ${-long}`, 2.2, 'red'),
  disc('glow', x, y, 3, 0),
];

/** Stones thrown out of the breach. */
export const masonry: Art = eachOf(
  '438,392,0.9,20 470,446,0.6,50 160,392,0.8,-30 120,420,0.5,10 196,452,0.5,40 424,480,0.5,70',
  (x, y, size, turn) =>
    put(
      [
        fill('linen', 'M-30 -14H18V16H-30Z', { width: 2 }),
        fill('stoneDark', 'M18 -14L30 -22V8L18 16Z', { width: 1.6 }),
      ],
      { x, y, size, turn },
    ),
);
