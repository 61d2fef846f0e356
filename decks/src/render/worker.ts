import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { renderPicture, type Picture } from './picture.ts';

const port = parentPort;
if (!port) throw new Error('worker.ts draws pictures on a worker thread; use drawPicture to draw one here.');

// There is already one worker for each core.
sharp.concurrency(1);

port.on('message', (picture: Picture) => {
  // A failed drawing rejects, which ends this thread with its error and fails the build.
  void renderPicture(picture).then(() => port.postMessage('drawn'));
});
