import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTenth, times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { boat } from '../../primitives/buildings.ts';
import { geese, oracleHaze, hills, moonRoad, printedSky, reeds, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { monthArch, seenMoon } from '../moon.ts';

export const waningCrescent: OracleScene = {
  alt: 'Before sunrise the last thin moon, lit on its left, fades above a quiet lake; an empty boat lies under a willow, and a heron rests on a stone on one leg.',
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
    boat(216, 712, 0.84),
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
  fill('mid', 'M40 660C90 634 160 640 206 682H40Z'),
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

const heron: Art = put(
  [
    line('M10 0L14 44L10 82', 3.8, 'ink'),
    line('M-6 4L-26 36L2 52L-6 60', 3.8, 'ink'),
    fill('stoneDark', 'M-68 18C-40 -34 -4 -44 24 -30C40 -22 34 4 12 10C-12 16 -40 16 -68 18Z'),
    fill(
      'snow',
      'M14 -28C36 -50 6 -76 22 -104C30 -118 50 -116 54 -104L44 -98C34 -90 52 -62 36 -24C30 -14 20 -18 14 -28Z',
      {
        width: 2,
      },
    ),
    fill('metal', 'M50 -110L98 -98L52 -98Z', { width: 1.6 }),
    line('M24 -108C10 -112 -4 -110 -14 -102M-50 8C-24 -6 0 -10 14 -8M-44 14C-20 4 -4 2 8 2', 2.6, 'ink'),
    flat('ink', circlePath(42, -107, 3)),
  ],
  { x: 430, y: 690, size: 1.06 },
);
