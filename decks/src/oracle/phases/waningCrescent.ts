import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTenth, times } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { boat } from '../../primitives/buildings.ts';
import { geese, grass, oracleHaze, hills, moonRoad, printedSky, reeds, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { monthArch, seenMoon } from '../moon.ts';

export const waningCrescent: OracleScene = {
  alt: 'Before sunrise the last thin moon, lit on its left, fades above a quiet lake; an empty boat is tied to a willow on the bank, and a heron rests on a stone on one leg.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 14, floor: 260 }),
    seenMoon(428, 306, 106, 7 / 8),
    hills(590, [20, 44, 80, 40, 60, 100, 70], 'far'),
    oracleHaze(300, 560, 230, 'light', 0.85),
    oracleHaze(180, 584, 150, 'light', 0.7),
    stillWater(612),
    moonRoad(366, 616, 670, 24, 'light'),
    willow,
    monthArch(7),
    boat(232, 734, 0.68),
    rope,
    line('M70 730h120M160 748h170M330 640h90', 2, 'light', 0.7),
    [1, 1.7].map((k) =>
      line(
        `M${442 - 62 * k} 782a${62 * k} ${11 * k} 0 1 0 ${124 * k} 0a${62 * k} ${11 * k} 0 1 0 ${-124 * k} 0`,
        2,
        'light',
        0.7,
      ),
    ),
    fill('stoneDark', 'M388 786C396 766 430 770 446 772C470 768 494 774 498 788C470 800 410 800 388 786Z'),
    heron,
    reeds(110, 826, 8, 150),
    reeds(550, 826, 3, 150),
    geese([
      [290, 490, 12],
      [320, 478, 10],
    ]),
  ],
};

/** The curtains of the willow: where each hangs from, and how far down. */
const CURTAINS: readonly (readonly [x: number, y: number, drop: number])[] = [
  [250, 214, 190],
  [44, 150, 360],
  [230, 178, 270],
  [212, 150, 210],
  [74, 122, 280],
  [190, 132, 320],
  [102, 112, 390],
  [166, 118, 240],
  [128, 110, 300],
  [150, 112, 400],
  [60, 132, 420],
  [112, 110, 200],
  [208, 160, 380],
];

const willow: Art = [
  fill('woodDark', 'M40 650C110 640 190 650 244 682C266 698 220 712 160 716C110 720 70 732 40 734Z'),
  fill('leafDark', 'M40 640C110 632 190 642 240 676C252 688 216 700 160 702C110 706 70 714 40 716Z', {
    width: 2,
  }),
  grass([
    [60, 690],
    [176, 684],
    [206, 678],
    [94, 704],
  ]),
  fill(
    'woodDark',
    'M40 676C74 640 84 560 74 460C68 380 64 300 72 200L128 190C116 300 120 400 124 470C128 560 140 630 184 672C140 690 80 692 40 676Z',
  ),
  graven('86,660 104,560 96,420', 5, 'wood', 0.9),
  graven('120,668 110,580 110,440', 5, 'wood', 0.9),
  fill(
    'leafDark',
    'M40 110C90 78 170 84 214 124C250 156 268 200 264 236C240 250 214 230 190 206C150 180 90 190 40 236Z',
  ),
  eachRow(CURTAINS, (x, y, drop, i) => {
    const [from, to] = [[x - 26, y - 12] as const, x + 12 + ((i * 7) % 9)];
    const path = [from, [x + 2, y + 16], [to, y + drop * 0.5], [to - 4, y + drop]] as const;
    return [
      fill(i % 3 ? 'leaf' : 'leafDark', swellPath(path, [4, 17, 13, 2]), { width: 1.6 }),
      line(
        times(
          Math.round(drop / 26),
          (j) => `M${to - 3} ${toTenth(y + 40 + j * 22)}l${j % 2 ? 6 : -6} 11`,
        ).join(''),
        2.4,
        i % 3 ? 'leafDark' : 'leaf',
      ),
    ];
  }),
];

/** It ties the boat to the trunk of the willow. */
const rope: Art = [
  [8, 4.6].map((width, i) =>
    line('M98 628Q116 640 136 630M130 634C150 660 116 690 134 714', width, i ? 'linen' : 'line'),
  ),
];

const heron: Art = put(
  [
    line('M10 0L14 44L10 82', 3.8, 'ink'),
    line('M-6 4L-26 36L2 52L-6 60', 3.8, 'ink'),
    fill('stoneDark', 'M-74 24C-50 -26 -14 -46 20 -38C40 -32 40 0 16 10C-12 18 -40 18 -74 24Z'),
    limb('snow', '16,-8 36,-28 34,-54 14,-70 12,-94 30,-108', [22, 24, 17, 13, 12, 14], 'line', 2),
    fill('stoneDark', outline('-70,22! -50,-14 -14,-34 14,-28 22,-8 4,8 -30,12!'), { width: 2 }),
    fill('metal', 'M50 -116L108 -102L50 -102Z', { width: 1.8 }),
    fill('snow', outline('14,-110! 24,-122 40,-122 54,-115! 54,-104! 40,-98 24,-98!'), { width: 2 }),
    line('M36 -119C16 -122 -2 -114 -18 -122M34 -115C16 -116 0 -106 -14 -110', 3, 'ink'),
    line('M-52 12C-30 -6 -6 -14 12 -12M-40 14C-20 4 -4 -2 10 0', 2.6, 'ink'),
    line('M38 -24L40 -36M32 -18L33 -30M20 -68L24 -62', 2.2, 'stoneDark'),
    flat('ink', circlePath(41, -111, 3)),
  ],
  { x: 430, y: 698, size: 0.96 },
);
