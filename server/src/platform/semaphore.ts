import { refuse } from '#contract/refusals.ts';

/** Limits concurrency to `places`; others wait in order of arrival. For work that needs much memory or a thread. */
export function semaphore(places: number) {
  const run = roundRobinSemaphore(places, { only: Infinity });
  return <Result>(act: () => Promise<Result>): Promise<Result> => run('only', act);
}

/**
 * The same with several queues that take turns, so that a long queue does not delay the others.
 * @param waitingMax maximum length of each queue
 * @throws {Refusal} 503 with `Retry-After` when a queue is full
 */
export function roundRobinSemaphore<Lane extends string>(places: number, waitingMax: Record<Lane, number>) {
  const queues = (Object.keys(waitingMax) as Lane[]).map((name) => ({ name, waiting: [] as (() => void)[] }));
  let running = 0;
  const startNext = (): boolean => {
    const at = queues.findIndex(({ waiting }) => waiting.length > 0);
    if (at < 0) return false;
    const [queue] = queues.splice(at, 1);
    // To the end of the rotation.
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
      // The place is passed on directly, so that a new caller cannot take it first.
      if (!startNext()) running--;
    }
  };
}
