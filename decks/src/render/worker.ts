import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { renderPicture, type Picture } from './picture.ts';

const port = parentPort;
if (!port) throw new Error('worker.ts draws pictures on a worker thread; use drawPicture to draw one here.');

// There is one of us for each core already.
sharp.concurrency(1);

port.on('message', (picture: Picture) => {
  // A drawing that fails rejects, which ends this thread with its error: the build then fails with it.
  void renderPicture(picture).then(() => port.postMessage('drawn'));
});
