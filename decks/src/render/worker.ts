import { parentPort } from 'node:worker_threads';
import { drawPicture, type Picture } from './picture.ts';

const port = parentPort;
if (!port) throw new Error('worker.ts draws pictures on a worker thread; use drawPicture to draw one here.');

port.on('message', (picture: Picture) => {
  // A drawing that fails rejects, which ends this thread with its error: the build then fails with it.
  void drawPicture(picture).then(() => port.postMessage('drawn'));
});
