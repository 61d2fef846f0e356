import { flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, toTenth, type Point } from '../../drawing/geometry.ts';
import { star } from '../../primitives/lights.ts';

type Constellation = {
  /** The positions of its stars in a box of 100 by 100, the brightest first. */
  stars: readonly Point[];
  /** Lines from star to star, by index. */
  lines: readonly (readonly number[])[];
};

// As seen from the north, and flatter than in the sky so that each fits above its moon.
const CONSTELLATIONS = {
  aries: {
    stars: [
      [55, 25],
      [80, 45],
      [10, 75],
      [88, 64],
    ],
    lines: [[2, 0, 1, 3]],
  },
  taurus: {
    stars: [
      [46, 56],
      [4, 8],
      [8, 50],
      [52, 38],
      [57, 64],
      [74, 78],
      [94, 90],
      [80, 14],
      [84, 20],
      [77, 21],
      [82, 8],
      [88, 13],
    ],
    lines: [
      [1, 3, 4, 0, 2],
      [4, 5, 6],
    ],
  },
  gemini: {
    stars: [
      [12, 14],
      [8, 56],
      [36, 24],
      [62, 20],
      [88, 8],
      [38, 64],
      [62, 74],
      [92, 60],
    ],
    lines: [
      [0, 2, 3, 4],
      [1, 5, 6, 7],
      [0, 1],
      [2, 5],
    ],
  },
  cancer: {
    stars: [
      [50, 52],
      [50, 32],
      [40, 4],
      [16, 92],
      [84, 84],
    ],
    lines: [
      [2, 1, 0, 3],
      [0, 4],
    ],
  },
  leo: {
    stars: [
      [78, 88],
      [8, 74],
      [70, 44],
      [81, 63],
      [74, 22],
      [86, 8],
      [94, 21],
      [32, 46],
      [30, 77],
    ],
    lines: [
      [0, 3, 2, 4, 5, 6],
      [2, 7, 1, 8, 7],
      [8, 0],
    ],
  },
  virgo: {
    stars: [
      [30, 96],
      [42, 66],
      [58, 50],
      [75, 42],
      [93, 28],
      [50, 26],
      [37, 4],
      [24, 52],
      [7, 40],
    ],
    lines: [
      [0, 1, 2, 3, 4],
      [2, 5, 6],
      [1, 7, 8],
    ],
  },
  libra: {
    stars: [
      [50, 6],
      [20, 42],
      [73, 44],
      [16, 94],
      [81, 92],
    ],
    lines: [
      [3, 1, 0, 2, 4],
      [1, 2],
    ],
  },
  scorpio: {
    stars: [
      [74, 32],
      [95, 6],
      [97, 28],
      [91, 50],
      [66, 43],
      [54, 62],
      [48, 86],
      [34, 96],
      [17, 88],
      [9, 70],
      [16, 56],
    ],
    lines: [
      [1, 2, 3],
      [2, 0, 4, 5, 6, 7, 8, 9, 10],
    ],
  },
  sagittarius: {
    stars: [
      [60, 86],
      [30, 40],
      [12, 50],
      [14, 80],
      [33, 88],
      [60, 45],
      [45, 10],
      [88, 56],
    ],
    lines: [
      [1, 2, 3, 4, 1, 5, 0, 4],
      [1, 6, 5, 7, 0],
    ],
  },
  capricorn: {
    stars: [
      [8, 42],
      [93, 10],
      [86, 28],
      [60, 82],
      [40, 94],
      [30, 40],
      [60, 36],
    ],
    lines: [[1, 2, 3, 4, 0, 5, 6, 2]],
  },
  aquarius: {
    stars: [
      [72, 26],
      [95, 42],
      [52, 10],
      [42, 22],
      [46, 36],
      [34, 22],
      [30, 50],
      [20, 72],
      [32, 92],
      [7, 86],
      [61, 62],
    ],
    lines: [
      [1, 0, 2, 3, 5, 6, 7, 8],
      [3, 4],
      [7, 9],
      [0, 10],
    ],
  },
  pisces: {
    stars: [
      [8, 92],
      [30, 74],
      [50, 66],
      [70, 60],
      [82, 48],
      [94, 52],
      [97, 70],
      [86, 82],
      [74, 76],
      [19, 58],
      [30, 30],
      [38, 8],
      [26, 4],
    ],
    lines: [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 3],
      [0, 9, 10, 11, 12, 10],
    ],
  },
} as const satisfies Record<string, Constellation>;

export type ConstellationName = keyof typeof CONSTELLATIONS;

/** A constellation above the moon, its brightest stars with rays. */
export function signConstellation(name: ConstellationName): Art {
  const { stars, lines }: Constellation = CONSTELLATIONS[name];
  const at = (index: number): Point => {
    const [x, y] = stars[index] ?? [50, 50];
    return [104 + x * 3.92, 78 + y * 1.5];
  };
  return [
    line(
      lines.map((chain) => `M${chain.map((index) => at(index).map(toTenth).join(' ')).join('L')}`).join(''),
      1.8,
      'light',
      0.75,
    ),
    stars.map((_, i) =>
      i < 2
        ? [flat('ink', circlePath(...at(i), 9), 0.5), star(...at(i), 19, 'star', 8, 0.36)]
        : flat('star', circlePath(...at(i), i < 5 ? 5.4 : 4.2)),
    ),
  ];
}
