import { eachRow, fill, line, put, type Art } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const wildRose: OracleScene = {
  alt: 'A wild rose with five open petals, buds, red hips and many thorns grows from a crack in a stone wall before the moon, with a bee on its way to it.',
  hour: 'dawn',
  draw: (chance) => [
    emblemSky(chance, { x: 330, y: 330, r: 196, stars: 14, face: 'shaded' }),
    hills(620, [30, 60, 90, 40, 70, 100, 60], 'far'),
    oracleHaze(60, 590, 180, 'light'),
    hills(680, [10, 30, 16, 30, 10, 26, 12], 'mid'),
    wall,
    line('M176 766Q196 752 214 764T262 760', 8, 'line'),
    stem('M276 712C200 690 150 650 148 560'),
    stem('M324 630C400 610 470 570 470 500'),
    limb('leaf', '212,768 268,722 312,650 334,560 336,460 328,370', [26, 23, 20, 17, 14, 12], 'line', 2.4),
    graven('228,750 276,704 312,640 328,560 330,460', 5, 'leafDark', 0.8),
    thorns('M222 754C310 730 350 600 326 356'),
    leaf(222, 754, 170, 44),
    leaf(222, 754, 215, 40),
    leaf(228, 754, 20, 42),
    line('M150 574Q120 580 118 600M458 552Q500 530 508 546M312 650Q364 644 372 672', 7, 'line'),
    line('M150 574Q120 580 118 600M458 552Q500 530 508 546M312 650Q364 644 372 672', 4, 'leafDark'),
    stem('M334 570C270 540 226 500 214 466'),
    eachRow(
      [
        [300, 690, 40, 56],
        [322, 636, 205, 50],
        [336, 560, -24, 60],
        [338, 500, 200, 58],
        [334, 440, -30, 56],
        [332, 430, 210, 50],
        [228, 682, 110, 46],
        [180, 650, 200, 46],
        [190, 660, -60, 44],
        [392, 606, 60, 50],
        [434, 576, -110, 44],
        [456, 548, 20, 48],
        [268, 534, 110, 44],
        [244, 510, -70, 40],
        [262, 736, 60, 44],
      ],
      (x, y, turn, length, i) => leaf(x, y, turn, length, i % 2 ? 'leaf' : 'leafDark', 0.42),
    ),
    openRose(330, 330, 1.36, 20),
    openRose(148, 544, 0.66, 20),
    sideRose,
    bud(214, 462),
    eachRow(
      [
        [118, 618],
        [508, 566],
        [372, 690],
      ],
      (x, y) => hip(x, y),
    ),
    bee,
  ],
};

const stem = (d: string): Art => [line(d, 10, 'line'), line(d, 6.4, 'leaf'), thorns(d)];

/** Thorns beside a stem, whose path is a move and one curve. */
function thorns(d: string): Art {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = Array.from(
    d.matchAll(/-?\d+/g),
    Number,
  );
  return times(6, (i) => {
    const t = (i + 1) / 7;
    const at = (a: number, b: number, c: number, e: number) =>
      (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * e;
    return put(fill('redDark', 'M0 -6L20 -8L0 7Z', { width: 1.4 }), {
      x: at(x0, x1, x2, x3),
      y: at(y0, y1, y2, y3),
      turn: i % 2 ? -14 : 194,
    });
  });
}

const openRose = (x: number, y: number, size: number, turn: number): Art =>
  put(
    [
      times(5, (i) =>
        put(fill('leafDark', 'M0 -30C-10 -60 -8 -84 0 -100C8 -84 10 -60 0 -30Z', { width: 1.6 }), {
          turn: i * 72 + 36,
        }),
      ),
      times(5, (i) =>
        put(
          [
            fill(
              'rose',
              'M0 -8C-56 -30 -66 -84 -34 -98C-20 -104 -8 -98 0 -88C8 -98 20 -104 34 -98C66 -84 56 -30 0 -8Z',
            ),
            fill('light', 'M0 -10C-24 -24 -30 -46 -18 -58C-8 -50 8 -50 18 -58C30 -46 24 -24 0 -10Z', {
              edge: 'none',
              opacity: 0.75,
            }),
            line('M0 -26V-70M-12 -34L-22 -74M12 -34L22 -74', 1.6, 'redDark', 0.5),
          ],
          { turn: i * 72 },
        ),
      ),
      times(16, (i) => {
        const [dx, dy] = polar(0, 0, 32 + (i % 2) * 5, i * 22.5);
        return [line(`M0 0L${dx} ${dy}`, 1.6, 'metalDark'), disc('metal', dx, dy, 4.4, 1)];
      }),
      disc('trim', 0, 0, 15, 1.8),
    ],
    { x, y, size, turn },
  );

/** A half-closed flower, seen from the side. */
const sideRose: Art = put(
  [
    fill('red', 'M-34 -40C-48 -76 -20 -104 0 -92C22 -106 46 -76 34 -40Z'),
    fill(
      'rose',
      'M0 4C-44 0 -60 -36 -48 -84C-34 -82 -24 -72 -18 -60C-8 -76 8 -76 18 -60C24 -72 34 -82 48 -84C60 -36 44 0 0 4Z',
    ),
    line(
      'M-18 -60C-16 -36 -12 -16 -2 0M18 -60C16 -36 12 -16 2 0M-38 -66C-38 -40 -30 -20 -14 -6M38 -66C38 -40 30 -20 14 -6',
      1.8,
      'redDark',
      0.6,
    ),
    fill(
      'leafDark',
      'M-40 -20C-26 -18 -14 -8 0 -6C14 -8 26 -18 40 -20C34 -2 18 10 6 12V24H-6V12C-18 10 -34 -2 -40 -20Z',
      { width: 1.8 },
    ),
  ],
  { x: 472, y: 494, turn: 16, size: 1.1 },
);

const bud = (x: number, y: number): Art =>
  put(
    [
      fill('red', 'M0 -50C-24 -30 -24 -4 0 6C24 -4 24 -30 0 -50Z'),
      line('M0 -46C-6 -30 -4 -14 0 0', 1.8, 'redDark'),
      fill('leafDark', 'M-20 -16C-18 2 -10 12 0 14C10 12 18 2 20 -16L8 -4L0 -14L-8 -4Z', { width: 1.8 }),
    ],
    { x, y, turn: -8 },
  );

const hip = (x: number, y: number): Art => [
  line(`M${x} ${y - 12}V${y - 22}`, 3, 'leafDark'),
  fill(
    'red',
    `M${x} ${y - 14}C${x - 18} ${y - 10} ${x - 14} ${y + 14} ${x} ${y + 16}C${x + 14} ${y + 14} ${x + 18} ${y - 10} ${x} ${y - 14}Z`,
    { width: 1.8 },
  ),
  line(`M${x - 5} ${y + 19}L${x} ${y + 14}L${x + 5} ${y + 19}`, 2),
];

const wall: Art = times(3, (row) =>
  times(6, (i) =>
    fill(
      (i + row) % 3 ? 'stone' : 'stoneDark',
      `M${46 + i * 98 - (row % 2) * 46} ${712 + row * 36}h88q6 0 6 8v20q0 6 -6 6h-88q-6 0 -6 -8v-18q0 -8 6 -8Z`,
      { width: 1.8 },
    ),
  ),
);

const bee: Art = put(
  [
    fill('light', 'M-4 -8C-26 -30 -2 -40 4 -12ZM6 -10C10 -36 32 -26 10 -6Z', { width: 1.6 }),
    fill('glow', 'M-22 0C-20 -14 18 -14 22 0C18 12 -18 12 -22 0Z', { width: 1.8 }),
    line('M-8 -9V8M4 -10V9', 4.4, 'ink'),
    line('M-26 6C-50 34 -84 26 -74 4C-64 -12 -46 8 -60 36C-68 56 -80 66 -60 96', 2, 'ink', 0.6),
  ],
  { x: 166, y: 396, size: 1.16 },
);
