import { type Art, clipped, fill, flat, line, put, rays, tube } from '../drawing/art.ts';
import { polygonPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { head } from '../figure/head.ts';
import { hill, lake } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const tenOfSwords: Scene = {
  alt: 'Ten swords stand in the back of a fallen figure under a black sky; beyond the still water the day begins.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    rays(482, 604, 70, 380, 34, 0.8),
    blackSky,
    fill('glow', 'M412 608A70 70 0 0 1 552 608Z'),
    hill(606, 6, 'far', 1.4),
    lake(626, 720),
    flat('glow', 'M452 632H516L504 644H530L498 656H520L482 674L444 656H466L434 644H462Z', 0.7),
    hill(728, 6, 'near', 0.8),
    fallen,
    clipped(
      polygonPath([
        [40, 300],
        [40, 770],
        ...SWORDS.map(([x, y]) => [x, y + 4] as const),
        [560, 800],
        [560, 300],
      ]),
      // The tall ones first, so that every hilt is visible.
      SWORDS.toSorted((a, b) => b[2] - a[2]).map(([x, y, size, turn]) => {
        const angle = (turn * Math.PI) / 180;
        return sword(x + 108 * size * Math.sin(angle), y - 108 * size * Math.cos(angle), size, 180 + turn);
      }),
    ),
    SWORDS.map(([x, y, size]) =>
      fill(
        'redDark',
        `M${x - 17 * size} ${y}q${17 * size} -8 ${34 * size} 0q${-17 * size} 18 ${-34 * size} 0Z`,
        {
          width: 1.2,
        },
      ),
    ),
  ],
};

/** The position, size and tilt of each sword. */
const SWORDS = [
  [182, 778, 0.98, -16],
  [212, 768, 1.3, -12],
  [240, 776, 1.06, -10],
  [268, 770, 1.42, -7],
  [297, 782, 1.1, -5],
  [326, 776, 1.34, -2],
  [354, 788, 1.02, 0],
  [382, 784, 1.24, 3],
  [410, 794, 0.94, 6],
  [436, 794, 1.12, 9],
] as const;

const fallen: Art = [
  tube('linen', 'M196 786C150 770 110 762 72 772', 22),
  [
    tube('sageDark', 'M400 806Q470 800 516 826', 30),
    fill('woodDark', 'M504 812L530 818C548 800 556 806 552 822L544 850L512 842Z', { width: 1.8 }),
    tube('sageDark', 'M390 826Q450 838 494 846', 32),
    fill('woodDark', 'M486 830L514 836C532 818 542 824 538 842L530 864L490 862Z', { width: 1.8 }),
  ],
  fill('linen', 'M148 798C154 772 176 756 204 752L230 854C196 858 160 846 150 828Z'),
  put(
    head({
      skin: 'skinOlive',
      hair: 'hairBlack',
      cut: 'short',
      eyes: 'closed',
      brow: 'sad',
      mouth: 'calm',
      turn: 0.4,
    }),
    { x: 106, y: 806, size: 0.66, turn: -82 },
  ),
  fill(
    'red',
    'M178 782C186 750 222 736 262 742C324 752 378 754 420 776C452 796 466 824 470 850C400 862 270 862 214 856C190 840 172 812 178 782Z',
  ),
  line(
    'M214 800Q206 830 224 852M270 806Q258 834 266 856M326 812Q322 836 328 856M384 818Q390 840 392 854M426 820Q438 838 442 850',
    1.6,
    'line',
    0.5,
  ),
  fill('trim', 'M170 790C176 764 192 750 212 744L222 752C200 762 190 782 188 800Z', { width: 1.6 }),
  tube('linen', 'M196 806C196 844 170 860 122 856', 24),
  tube('trim', 'M130 857L122 856', 20),
  fill('skinOlive', 'M118 846C104 844 90 848 82 852C78 858 84 864 92 864C102 868 112 868 118 866Z', {
    edge: 'skinEdge',
    width: 1.7,
  }),
];

const blackSky: Art = [
  fill(
    'gloom',
    'M40 30H560V470a70 60 0 0 1 -120 6a86 66 0 0 1 -150 8a80 62 0 0 1 -134 -8a76 60 0 0 1 -116 -16Z',
  ),
  fill(
    'gloomLight',
    'M40 30H560V396a84 64 0 0 1 -140 14a92 70 0 0 1 -160 6a80 62 0 0 1 -130 -12a72 58 0 0 1 -90 -14Z',
  ),
  fill(
    'gloom',
    'M40 30H560V262a74 58 0 0 1 -124 10a96 70 0 0 1 -168 -8a80 60 0 0 1 -128 14a66 54 0 0 1 -100 -18Z',
  ),
  line(
    'M90 352q60 26 120 -4M300 366q70 24 130 -10M430 190q50 22 104 -6M100 210q80 30 150 -8M270 130q60 24 120 0',
    1.6,
    'detail',
    0.45,
  ),
];
