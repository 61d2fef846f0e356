import { graven } from '../../drawing/swell.ts';
import { type Art, fill, flat, put } from '../../drawing/art.ts';
import { toTenth } from '../../drawing/geometry.ts';
import { wand } from '../../suits/objects.ts';

export type Flight = readonly [x: number, y: number, size: number];

/** From afar above on the left to close below on the right. */
export const FLIGHT: readonly Flight[] = [
  [162, 160, 0.44],
  [146, 200, 0.47],
  [106, 262, 0.52],
  [329, 216, 0.74],
  [268, 322, 0.82],
  [190, 446, 0.9],
  [422, 352, 1.1],
  [360, 474, 1.26],
];

/** A staff in flight: its flame is blown back, each in its own way, and sparks of light stay behind its foot. */
export const flying = (x: number, y: number, size: number, i: number): Art => {
  const [wide, long] = [1 + ((i * 7) % 5) * 0.05, 1 + ((i * 3) % 4) * 0.14];
  const at = (px: number, py: number) => `${toTenth(px * wide)} ${toTenth((py + 122) * long - 122)}`;
  return [
    put(
      [
        graven('-6,112 -9,160 -5,214', 3, 'glow', 0.7),
        graven('0,108 1,190 -3,276', 4, 'glow', 0.6),
        graven('6,112 9,150 5,190', 3, 'glow', 0.7),
      ],
      { x, y, size, turn: 123 },
    ),
    wand(x, y, size, 123),
    put(
      [
        fill(
          'red',
          `M0 -122C13 -115 21 -104 21 -90C${at(28, -74)} ${at(37, -50)} ${at(34 - (i % 3) * 4, -6)}C${at(28, -36)} ${at(23, -46)} ${at(17, -52)}C${at(18, -36)} ${at(16, -20)} ${at(10 + (i % 2) * 5, 4)}C10 -40 6 -52 0 -60C${at(-6, -52)} ${at(-9, -34)} ${at(-14 + (i % 2) * 3, -14)}C${at(-18, -34)} ${at(-17, -46)} ${at(-17, -56)}C${at(-23, -50)} ${at(-28, -34)} ${at(-32 + (i % 3) * 3, -16)}C-36 -58 -28 -74 -21 -90C-21 -104 -13 -115 0 -122Z`,
          { width: 2 },
        ),
        flat(
          'glow',
          `M0 -108C9 -102 13 -94 13 -86C16 -78 20 -70 ${at(20, -48)}C14 -66 8 -72 0 -78C-8 -72 -14 -66 ${at(-18, -52)}C-20 -70 -16 -78 -13 -86C-13 -94 -9 -102 0 -108Z`,
        ),
      ],
      { x, y, size, turn: 123 },
    ),
  ];
};
