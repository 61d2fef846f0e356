import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
let subscribe: typeof import('./liveConnections.ts').subscribe;

beforeEach(async () => {
  fetched.mockReset().mockImplementation(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  ({ subscribe } = await import('./liveConnections.ts'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first stream opens when the page has loaded, and a later one at once', async () => {
  const unsubscribe = subscribe('/first', () => {});
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5);
  expect(fetched).toHaveBeenCalledOnce();
  unsubscribe();
  const unsubscribeLater = subscribe('/later', () => {});
  await vi.advanceTimersByTimeAsync(5);
  expect(fetched).toHaveBeenCalledTimes(2);
  unsubscribeLater();
});

test('a stream that nobody wants any more when the page has loaded is not opened', async () => {
  const unsubscribe = subscribe('/first', () => {});
  unsubscribe();
  await vi.advanceTimersByTimeAsync(1_005);
  expect(fetched.mock.calls.filter(([, init]) => init?.signal?.aborted !== true)).toEqual([]);
});
