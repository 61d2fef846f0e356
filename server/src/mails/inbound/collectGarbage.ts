import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8 does not see how large the buffers of a connection are, and lets more than 30 MB of them wait. */
const COLLECTED_BYTES = 512 * 1024;

let collect: ((options: { type: 'minor' }) => void) | undefined;
let waiting = 0;

/** Counts bytes that came in and are dropped, and now and then frees the buffers they came in: a millisecond each. */
export function countForCollection(bytes: number): void {
  waiting += bytes;
  if (waiting < COLLECTED_BYTES) return;
  waiting = 0;
  collect ??= findCollector();
  collect({ type: 'minor' });
}

/** Frees what one mail has left behind, so that several which come at once do not add up. */
export const collectNow = (): void => countForCollection(COLLECTED_BYTES);

/** V8 has a collector that can be called in a context that is made under this flag; ours stays without. */
function findCollector(): NonNullable<typeof collect> {
  setFlagsFromString('--expose-gc');
  const found = runInNewContext('gc') as NonNullable<typeof collect>;
  setFlagsFromString('--no-expose-gc');
  return found;
}
