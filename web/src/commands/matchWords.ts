/**
 * How well a typed text matches a label: the label must contain its letters in order, and each run of them must be at the
 * beginning of a word, so that `cel`, `draw c` and `drce` all find 'Draw Celtic Cross'.
 * @returns the lower the better; null if it does not match
 */
export function matchWords(typed: string, label: string): number | null {
  const letters = normalise(typed).replaceAll(/\s+/g, '');
  const text = normalise(label);
  const starts = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => index);
  return findBestRuns(letters, text, starts);
}

/** The cost of one more run; higher than the cost of any later position in the label. */
const RUN_COST = 1000;

function findBestRuns(letters: string, text: string, starts: readonly number[]): number | null {
  const known = new Map<string, number | null>();
  const find = (at: number, from: number): number | null => {
    if (at === letters.length) return 0;
    const key = `${at} ${from}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best: number | null = null;
    for (const start of starts) {
      if (start < from) continue;
      for (let length = commonLength(letters, at, text, start); length > 0; length -= 1) {
        const rest = find(at + length, start + length);
        const cost = rest === null ? null : rest + RUN_COST + start;
        if (cost !== null && (best === null || cost < best)) best = cost;
      }
    }
    known.set(key, best);
    return best;
  };
  return find(0, 0);
}

/** How many letters match from there on; blanks in the label are skipped only between runs. */
function commonLength(letters: string, at: number, text: string, start: number): number {
  let length = 0;
  while (at + length < letters.length && letters[at + length] === text[start + length]) length += 1;
  return length;
}

/** Lower case, without accents. */
const normalise = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
