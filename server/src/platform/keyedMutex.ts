/**
 * Lets those who come for the same key go one after the other, in the order in which they came. It spares what they
 * would wait with, a connection each: who holds a lock is not kept waiting for one by those who wait for the lock. It
 * is for this process alone; what must never happen twice is locked where it is kept.
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
