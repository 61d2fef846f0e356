/**
 * Runs callers with the same key one after the other, in order of arrival, so that those waiting for a database lock do
 * not each hold a connection that the lock's holder may need. Works within this process only, so correctness must not
 * depend on it: use a database lock for that.
 */
export function keyedMutex<Key>() {
  const last = new Map<Key, Promise<unknown>>();
  return async <Result>(key: Key, act: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key);
    const mine = before === undefined ? act() : before.then(act, act);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
