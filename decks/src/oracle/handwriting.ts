import { line, type Art } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';

/** A line of handwriting, from the numbers of letters of its words: each word is one stroke, with a tall letter here and there. */
export const handwriting = (words: readonly number[], x: number, y: number): Art => {
  let at = x;
  const strokes = words.map((letters, word) => {
    const start = at;
    at += letters * 9 + 13;
    const shapes = times(letters, (i) =>
      (i * 3 + word) % 4 === 1 ? 'c3 -6 8 -20 4 -20s-4 18 5 20' : 'q3 -9 5 -8t4 8',
    );
    return `M${start} ${y}${shapes.join('')}`;
  });
  return line(strokes.join(''), 2.8, 'ink', 0.9);
};
