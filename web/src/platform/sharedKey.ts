// Two tabs that send the same input in the same moment send it once: the second uses the idempotency key of the first.
// What one tab writes to the local storage may reach another some milliseconds later, so the key is in the name of a
// Web Lock: every tab of the browser can list those at once.

/** How long the other tabs still find a key after success: they need a moment to learn that their form was sent. */
const HELD_AFTER_SUCCESS_MS = 1_000;

/** The keys of the calls that have succeeded in this tab: sent here once more, the same input is another call. */
const usedKeys = new Set<string>();

export type SendUnderKey = typeof sendUnderSharedKey;

/**
 * Sends under the key with which another tab is sending the same just now, or else under this one.
 * @param sent the call and its input
 */
export async function sendUnderSharedKey<Output>(
  sent: string,
  ownKey: string,
  sendUnder: (key: string) => Promise<Output>,
): Promise<Output> {
  // Missing where the page was loaded from another host without TLS.
  const locks = navigator.locks as LockManager | undefined;
  let output = undefined as Promise<Output> | undefined;
  const start = async () => {
    const { held = [] } = await locks!.query();
    const keys = held.flatMap(({ name = '' }) => (name.startsWith(sent) ? name.slice(sent.length) : []));
    const key = keys.find((other) => !usedKeys.has(other)) ?? ownKey;
    await new Promise<void>((resolve, reject) => {
      const holdUntilSent = async () => {
        output = sendUnder(key);
        resolve();
        await output;
        usedKeys.add(key);
        await new Promise((end) => setTimeout(end, HELD_AFTER_SUCCESS_MS));
      };
      locks!.request(sent + key, { mode: 'shared' }, holdUntilSent).catch(reject);
    });
  };
  // Tabs do this one after the other. If one of them does not respond or the browser denies locks, the text is sent anyway.
  await locks?.request('sending', { signal: AbortSignal.timeout(1_000) }, start).catch(() => {});
  return output ?? sendUnder(ownKey);
}
