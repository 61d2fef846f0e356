import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ROLES } from '#contract/accounts/codes.ts';
import { newQueryClient } from '../platform/queries.ts';
import type { useLiveEvents } from '../platform/useLiveEvents.ts';
import { useMembershipEvents } from './useMembershipEvents.ts';

const stream = vi.hoisted(() => ({ send: (_: unknown) => {} }));
const load = vi.hoisted(() => vi.fn<() => Promise<never>>());

vi.mock('../platform/useLiveEvents.ts', () => ({
  useLiveEvents: (...[, , onEvent]: Parameters<typeof useLiveEvents>) => {
    stream.send = onEvent as (event: unknown) => void;
  },
}));
vi.mock('../platform/chunks.ts', () => ({ loadChunk: load }));

test('a file that cannot be loaded when a membership changes leaves no unhandled rejection', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  load.mockRejectedValue(new Error('Without a network'));
  const client = newQueryClient();
  renderHook(
    () => useMembershipEvents({ id: 3, email: 'me@moonletter.test', role: ROLES.customer, isWriter: false }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  stream.send({ type: 'subscription', userId: 3 });
  // Node reports a rejection before the next timer.
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledOnce();
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
