/**
 * In characters. V8 represents a longer substring as a slice of its source string, so one cached word would keep the
 * whole text in memory.
 */
const CACHED_LENGTH_MAX = 12;

/**
 * Caches the results of a function of one word, for lookups in natural text, where most words occur many times.
 * @param compute its result must depend on the word only
 * @param maxEntries the cache is emptied when it is full, which bounds its memory
 */
export function cacheResults<Result>(
  compute: (word: string) => Result,
  maxEntries: number,
): (word: string) => Result {
  const cache = new Map<string, Result>();
  return (word) => {
    if (word.length > CACHED_LENGTH_MAX) return compute(word);
    const known = cache.get(word);
    if (known !== undefined) return known;
    if (cache.size >= maxEntries) cache.clear();
    const result = compute(word);
    cache.set(word, result);
    return result;
  };
}
