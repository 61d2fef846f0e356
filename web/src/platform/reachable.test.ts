import { afterEach, expect, test, vi } from 'vitest';
import { whenReachable } from './reachable.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function startServer() {
  vi.useFakeTimers();
  const answers: PromiseWithResolvers<Response>[] = [];
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return answer.promise;
  });
  return answers;
}

test('calls back once the server responds', async () => {
  const answers = startServer();
  const onReachable = vi.fn<() => void>();
  const cancel = whenReachable(onReachable);
  vi.advanceTimersByTime(10_000);
  answers[0]!.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onReachable).not.toHaveBeenCalled();
  answers[1]!.resolve(new Response());
  await vi.advanceTimersByTimeAsync(0);
  expect(onReachable).toHaveBeenCalledOnce();
  cancel();
});

test('does not call back after it was canceled, although a response was awaited', async () => {
  const answers = startServer();
  const onReachable = vi.fn<() => void>();
  const cancel = whenReachable(onReachable);
  vi.advanceTimersByTime(5_000);
  cancel();
  answers[0]!.resolve(new Response());
  await vi.advanceTimersByTimeAsync(0);
  expect(onReachable).not.toHaveBeenCalled();
});
