import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure, toNetworkFailure } from './failure.ts';
import { LoadErrorPaper } from './LoadErrorPaper.tsx';

const unreachable = toNetworkFailure(new TypeError('Failed to fetch'));
let isUp = false;

beforeEach(() => {
  isUp = false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => (isUp ? Promise.resolve(new Response()) : Promise.reject(new TypeError())));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test('what an unreachable server could not load is loaded again once it responds', async () => {
  const onRetry = vi.fn<() => void>();
  render(<LoadErrorPaper error={unreachable} onRetry={onRetry} />);
  await pass(30);
  expect(onRetry).not.toHaveBeenCalled();
  isUp = true;
  await pass(6);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('nothing was written, so it does not say that it is kept', () => {
  render(<LoadErrorPaper error={unreachable} onRetry={() => {}} />);
  expect(screen.getByText('We could not reach Moonletter. Please try again.')).toBeDefined();
});

test('what the server refused is only loaded again by the button', async () => {
  isUp = true;
  const onRetry = vi.fn<() => void>();
  const refused = new Failure({ code: 'ERR_500', details: 'Broken', status: 500 });
  render(<LoadErrorPaper error={refused} onRetry={onRetry} />);
  await pass(30);
  expect(onRetry).not.toHaveBeenCalled();
});
