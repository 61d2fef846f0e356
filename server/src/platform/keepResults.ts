/** V8 cuts longer ones out of their text without copying them, so that one kept word would keep the whole text. */
const LONGEST_KEPT = 12;

/**
 * A function that keeps the results of a function of one word, which must depend on nothing else: of the words of a
 * language most come again and again. At `most` results all are dropped, so that they take bounded memory.
 */
export function keepResults<Result>(
  compute: (word: string) => Result,
  most: number,
): (word: string) => Result {
  const kept = new Map<string, Result>();
  return (word) => {
    if (word.length > LONGEST_KEPT) return compute(word);
    const known = kept.get(word);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const result = compute(word);
    kept.set(word, result);
    return result;
  };
}
