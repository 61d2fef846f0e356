import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a task runs at once, and once more after the pause for all calls in between', () => {
  const task = vi.fn<() => void>();
  const throttle = createThrottle(task, 2_000);
  for (let n = 0; n < 5; n += 1) throttle.trigger();
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(task).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledTimes(2);
  throttle.trigger();
  expect(task).toHaveBeenCalledTimes(3);
});

test('a canceled task does not run', () => {
  const task = vi.fn<() => void>();
  const throttle = createThrottle(task, 2_000);
  throttle.trigger();
  throttle.trigger();
  throttle.cancel();
  vi.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledTimes(1);
});
