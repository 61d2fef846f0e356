import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8 does not know the size of a connection's buffers, and lets more than 30 MB of garbage accumulate. */
const COLLECTED_BYTES = 512 * 1024;

let collect: ((options: { type: 'minor' }) => void) | undefined;
let waiting = 0;

/** Counts received and discarded bytes, and collects their buffers from time to time, which takes a millisecond. */
export function countForCollection(bytes: number): void {
  waiting += bytes;
  if (waiting < COLLECTED_BYTES) return;
  waiting = 0;
  collect ??= findCollector();
  collect({ type: 'minor' });
}

/** Frees the buffers of one mail, so that those of several concurrent mails do not add up. */
export const collectNow = (): void => countForCollection(COLLECTED_BYTES);

/** A new V8 context created with this flag has a function `gc`; our own context does not get it. */
function findCollector(): NonNullable<typeof collect> {
  setFlagsFromString('--expose-gc');
  const found = runInNewContext('gc') as NonNullable<typeof collect>;
  setFlagsFromString('--no-expose-gc');
  return found;
}
