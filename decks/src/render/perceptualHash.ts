import { Resvg } from '@resvg/resvg-js';

const COLUMNS = 17;
const ROWS = 16;

/**
 * A picture's perceptual hash, 272 bits: whether each cell of a grid over the card's window is lighter than the one to
 * its right. Pictures that a person would confuse differ in few of them.
 */
export function perceptualHash(svg: string): boolean[] {
  const { pixels, width, height } = new Resvg(svg, {
    fitTo: { mode: 'width', value: 150 },
    font: { loadSystemFonts: false },
  }).render();
  // Without the frame, the title and the number.
  const [left, top, right, bottom] = [0.1 * width, 0.13 * height, 0.9 * width, 0.86 * height];

  const lightness = (column: number, row: number): number => {
    const cell = (from: number, to: number, index: number, count: number) =>
      Math.floor(from + ((to - from) * index) / count);
    let sum = 0;
    let count = 0;
    for (let y = cell(top, bottom, row, ROWS); y < cell(top, bottom, row + 1, ROWS); y += 1) {
      for (
        let x = cell(left, right, column, COLUMNS + 1);
        x < cell(left, right, column + 1, COLUMNS + 1);
        x += 1
      ) {
        const at = (y * width + x) * 4;
        sum += 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0);
        count += 1;
      }
    }
    return sum / count;
  };

  return Array.from({ length: ROWS * COLUMNS }, (_, i) => {
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    return lightness(column, row) > lightness(column + 1, row);
  });
}

/** The number of bits in which two hashes differ. */
export const hammingDistance = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.reduce((sum, bit, i) => sum + Number(bit !== b[i]), 0);
