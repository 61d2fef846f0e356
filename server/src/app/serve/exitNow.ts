import { isDecodingPictures } from '../../platform/files/pictures.ts';

/** Ends the process, also while the decoder of pictures runs: `process.exit` would wait for its thread. */
export function exitNow(): never {
  if (isDecodingPictures()) process.kill(process.pid, 'SIGKILL');
  process.exit(0);
}
