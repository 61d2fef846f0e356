import type { Call } from '#contract/call.ts';

// What one tab changes is shown in the other tabs of this browser at once, not only when they are looked at again.

const CHANNEL = 'changes';

/** Open while somebody is logged in. A channel does not receive its own messages. */
let channel: BroadcastChannel | undefined;

/** Tells the other tabs whose results a successful call has changed. */
export const announceChanges = (calls: readonly Pick<Call, 'path'>[]) =>
  channel?.postMessage(calls.map(({ path }) => path));

/** Calls back with the path of each call whose results another tab has changed; returns a function that unsubscribes. */
export function onChangesInOtherTabs(onChange: (path: string) => void): () => void {
  const opened = new BroadcastChannel(CHANNEL);
  channel = opened;
  opened.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => data.forEach(onChange));
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
