import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '#contract/call.ts';
import { newQueryClient, queryOptionsFor } from './queries.ts';
import { useCallMutation } from './useCallMutation.ts';

const tip = call({
  method: 'POST',
  path: '/api/give_tip',
  summary: 'A call of these tests',
  input: z.object({ amount: z.string() }),
  output: z.object({}),
});

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const client = newQueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** Mutates once for each of these responses, and returns the keys that were sent. */
async function sendAndCollectKeys(...attempts: [amount: string, response: Response | Error][]) {
  const { result } = renderHook(() => useCallMutation(tip), { wrapper });
  for (const [amount, response] of attempts) {
    if (response instanceof Error) fetched.mockRejectedValueOnce(response);
    else fetched.mockResolvedValueOnce(response);
    await act(() => result.current.mutateAsync({ amount }).catch(() => {}));
  }
  return fetched.mock.calls.map(([, request]) => new Headers(request!.headers).get('Idempotency-Key'));
}

const successResponse = () => Response.json({});
const declinedResponse = () => Response.json({ code: 'card_declined', detail: 'Declined' }, { status: 402 });
const networkError = () => new TypeError('Failed to fetch');

test('repeating a call without a response keeps its idempotency key', async () => {
  const [first, second] = await sendAndCollectKeys(['5.00', networkError()], ['5.00', successResponse()]);
  expect(second).toBe(first);
});

test('repeating a payment whose outcome is unknown keeps its idempotency key', async () => {
  const headers = { 'content-type': 'application/problem+json' };
  const problem = { code: 'payment_unknown', detail: 'Not answered yet' };
  const unknown = Response.json(problem, { status: 202, headers });
  const [first, second] = await sendAndCollectKeys(['5.00', unknown], ['5.00', successResponse()]);
  expect(second).toBe(first);
});

test.each([
  ['after it has succeeded', '5.00', successResponse()],
  ['after a clear no', '5.00', declinedResponse()],
  ['when another thing is asked', '6.00', networkError()],
])('%s it has a new key', async (_, firstAmount, response) => {
  const [first, second] = await sendAndCollectKeys([firstAmount, response], ['5.00', successResponse()]);
  expect(second).not.toBe(first);
});

test('a call that has succeeded does not wait longer than 5 seconds for what it changes', async () => {
  const readTips = call({
    method: 'GET',
    path: '/api/tips',
    summary: 'A call of these tests',
    input: z.object({}),
    output: z.object({}),
  });
  const onSuccess = vi.fn<() => void>();
  const useTips = () => {
    useQuery(queryOptionsFor(readTips, {}));
    return useCallMutation(tip, { invalidates: [readTips], onSuccess });
  };
  fetched.mockResolvedValueOnce(successResponse());
  const { result } = renderHook(useTips, { wrapper });
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  fetched.mockResolvedValueOnce(successResponse()).mockReturnValueOnce(new Promise(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    act(() => result.current.mutate({ amount: '5.00' }));
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(onSuccess).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(onSuccess).toHaveBeenCalledTimes(1);
    expect(result.current.isPending).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
