/**
 * Lets so many run at a time, the others in the order in which they came: for work that takes much memory or a
 * thread of its own each time.
 */
export function atMost(places: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    if (running >= places) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await act();
    } finally {
      // The place is handed on, so that nobody who comes now can take it first.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
