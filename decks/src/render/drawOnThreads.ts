import { Worker } from 'node:worker_threads';
import type { Picture } from './picture.ts';

/**
 * Draws all pictures on a few threads, each taking the next one when it has finished; `onDrawn` is called after each,
 * in whatever order they end. Rejects with the first error and stops the other threads.
 */
export async function drawOnThreads<T extends Picture>(
  pictures: readonly T[],
  threads: number,
  onDrawn: (picture: T) => void,
): Promise<void> {
  const waiting = pictures.values();
  const workers: Worker[] = [];
  try {
    await Promise.all(Array.from({ length: Math.min(threads, pictures.length) }, () => work()));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  async function work(): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    workers.push(worker);
    for (const picture of waiting) {
      await drawnBy(worker, picture);
      onDrawn(picture);
    }
  }
}

function drawnBy(worker: Worker, { svg, file }: Picture): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      resolve();
    });
    worker.postMessage({ svg, file });
  });
}
