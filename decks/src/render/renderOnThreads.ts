import { Worker } from 'node:worker_threads';
import type { Picture } from './picture.ts';

/**
 * Renders all pictures on a few threads; `onRendered` is called after each, in the order in which they finish. Rejects
 * with the first error and stops the other threads.
 */
export async function renderOnThreads<T extends Picture>(
  pictures: AsyncIterable<T>,
  threads: number,
  onRendered: (picture: T) => void,
): Promise<void> {
  const waiting = pictures[Symbol.asyncIterator]();
  const workers: Worker[] = [];
  try {
    await Promise.all(Array.from({ length: threads }, () => work()));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  async function work(): Promise<void> {
    let worker: Worker | undefined;
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      // Started only when there is something to draw, since starting takes as long as drawing a card.
      if (worker === undefined) {
        worker = new Worker(new URL('./worker.ts', import.meta.url));
        workers.push(worker);
      }
      await renderWith(worker, next.value);
      onRendered(next.value);
    }
  }
}

function renderWith(worker: Worker, { svg, file, hash }: Picture): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new Error(`${file} could not be drawn: ${error.message}`));
    // Under `node --watch` Node itself sends messages about the modules that the thread has imported.
    const receive = (message: unknown) => {
      if (message !== 'drawn') return;
      worker.off('error', fail).off('message', receive);
      resolve();
    };
    worker.once('error', fail);
    worker.on('message', receive);
    worker.postMessage({ svg, file, hash });
  });
}
