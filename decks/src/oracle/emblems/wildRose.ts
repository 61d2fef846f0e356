import { eachRow, fill, line, put, type Art } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const wildRose: OracleScene = {
  alt: 'A wild rose with five open petals, buds, red hips and many thorns climbs over a stone wall before the moon, with a bee on its way to it.',
  hour: 'dawn',
  draw: (chance) => [
    emblemSky(chance, { y: 340, stars: 14 }),
    hills(620, [30, 60, 90, 40, 70, 100, 60], 'far'),
    oracleHaze(60, 590, 180, 'light'),
    hills(680, [10, 30, 16, 30, 10, 26, 12], 'mid'),
    wall,
    stem('M300 830C290 700 340 600 300 360'),
    stem('M300 720C240 660 180 640 150 560'),
    stem('M304 690C370 640 430 620 456 540'),
    stem('M306 600C260 560 220 520 214 470'),
    eachRow(
      [
        [290, 640, 200, 58],
        [312, 600, -30, 62],
        [318, 520, -20, 64],
        [306, 540, 205, 66],
        [240, 668, 120, 46],
        [196, 626, 210, 46],
        [216, 650, -70, 44],
        [380, 640, -80, 46],
        [420, 606, 20, 46],
        [360, 656, 60, 44],
        [244, 546, 190, 42],
        [312, 470, 200, 50],
        [312, 450, -30, 50],
        [300, 760, 200, 50],
        [306, 770, -20, 52],
      ],
      (x, y, turn, length, i) => leaf(x, y, turn, length, i % 2 ? 'leaf' : 'leafDark', 0.42),
    ),
    openRose(300, 326, 1.34, 0),
    openRose(148, 544, 0.66, 20),
    openRose(460, 526, 0.7, -14),
    bud(214, 462),
    eachRow(
      [
        [176, 596],
        [436, 574],
        [384, 716],
        [250, 744],
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
    line('M-30 8C-50 20 -60 4 -76 14', 1.6, 'ink', 0.5),
  ],
  { x: 168, y: 290, size: 1.1 },
);
