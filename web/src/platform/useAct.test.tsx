import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '#contract/call.ts';
import { newQueryClient } from './queries.ts';
import { useAct } from './useAct.ts';

const tip = call({
  method: 'POST',
  path: '/api/give_tip',
  says: 'A call of these tests',
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

/** Acts once for each of these answers, and gives the keys that were sent. */
async function keysOf(...attempts: [amount: string, answer: Response | Error][]) {
  const { result } = renderHook(() => useAct(tip), { wrapper });
  for (const [amount, answer] of attempts) {
    if (answer instanceof Error) fetched.mockRejectedValueOnce(answer);
    else fetched.mockResolvedValueOnce(answer);
    await act(() => result.current.mutateAsync({ amount }).catch(() => {}));
  }
  return fetched.mock.calls.map(([, request]) => new Headers(request!.headers).get('Idempotency-Key'));
}

const yes = () => Response.json({});
const no = () => Response.json({ code: 'card_declined', detail: 'Declined' }, { status: 402 });
const noAnswer = () => new TypeError('Failed to fetch');

test('the same act tried again after no answer keeps its idempotency key', async () => {
  const [first, second] = await keysOf(['5.00', noAnswer()], ['5.00', yes()]);
  expect(second).toBe(first);
});

test.each([
  ['after it has succeeded', '5.00', yes()],
  ['after a clear no', '5.00', no()],
  ['when another thing is asked', '6.00', noAnswer()],
])('%s it has a new key', async (_, firstAmount, answer) => {
  const [first, second] = await keysOf([firstAmount, answer], ['5.00', yes()]);
  expect(second).not.toBe(first);
});
