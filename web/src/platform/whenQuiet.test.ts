import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './whenQuiet.ts';

let load: () => void;
const disconnect = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  disconnect.mockReset();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onEntries: () => void) {
        load = onEntries;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const quiet = vi.fn<() => void>();
  void whenQuiet().then(quiet);
  return quiet;
}

test('it waits until nothing has been loaded for a second', async () => {
  const quiet = start();
  await vi.advanceTimersByTimeAsync(900);
  load();
  await vi.advanceTimersByTimeAsync(999);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(quiet).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('on a page that goes on loading it waits for five seconds', async () => {
  const quiet = start();
  for (let tenths = 0; tenths < 49; tenths += 1) {
    load();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(quiet).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
