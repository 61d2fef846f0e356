import { refuse } from '#contract/refusals.ts';

/**
 * Lets so many run at a time, the others in the order in which they came: for work that takes much memory or a
 * thread of its own each time.
 */
export function semaphore(places: number) {
  const run = roundRobinSemaphore(places, { only: Infinity });
  return <Result>(act: () => Promise<Result>): Promise<Result> => run('only', act);
}

/**
 * The same with several queues that take turns, so that a crowd in one does not hold up another.
 * @param waitingMax how many wait in each queue at the most
 * @throws {Refusal} 503 with `Retry-After` beyond it
 */
export function roundRobinSemaphore<Lane extends string>(places: number, waitingMax: Record<Lane, number>) {
  const queues = (Object.keys(waitingMax) as Lane[]).map((name) => ({ name, waiting: [] as (() => void)[] }));
  let running = 0;
  const startNext = (): boolean => {
    const at = queues.findIndex(({ waiting }) => waiting.length > 0);
    if (at < 0) return false;
    const [queue] = queues.splice(at, 1);
    // Behind the others: next it is their turn.
    queues.push(queue!);
    queue!.waiting.shift()!();
    return true;
  };
  return async <Result>(name: Lane, act: () => Promise<Result>): Promise<Result> => {
    if (running < places) running++;
    else {
      const { waiting } = queues.find((queue) => queue.name === name)!;
      if (waiting.length >= waitingMax[name]) refuse('unavailable');
      await new Promise<void>((start) => waiting.push(start));
    }
    try {
      return await act();
    } finally {
      // The place is handed on, so that nobody who comes now can take it first.
      if (!startNext()) running--;
    }
  };
}
