import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RequestStatus } from '#contract/readings/codes.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { fromWire } from '#contract/wire.ts';
import { readPersistedMessage } from '../../readings/thread/persistedMessages.ts';
import { aWireRequest } from '../../testing/wireRequests.ts';
import { toInitialValues } from './replyForm.ts';
import { useRequestChanges } from './useRequestChanges.ts';

const requestWith = (status: RequestStatus) => fromWire(aWireRequest({ status })) as ReadingRequest;

test.each([
  ['OPENED', 'RESPONDED', '', 'Standard'],
  ['RESPONDED', 'OPENED', '', 'ReadingResponse'],
  ['OPENED', 'RESPONDED', 'Dear Rosalind', undefined],
  ['RESPONDED', 'CLOSED', '', undefined],
] as const)(
  'when a request that was %s is %s, with the text “%s”, the mode becomes %s',
  (before, after, text, mode) => {
    const values = toInitialValues(requestWith(before), { ...readPersistedMessage(1, 1), text });
    const set = vi.fn<(name: string, value: unknown) => void>();
    const { rerender } = renderHook(({ status }) => useRequestChanges({ values, set }, requestWith(status)), {
      initialProps: { status: before as RequestStatus },
    });
    set.mockClear();
    rerender({ status: after });
    expect(set.mock.calls.find(([name]) => name === 'responseMode')?.[1]).toBe(mode);
  },
);

test('the status that follows from an own answer changes no mode; a later one does', () => {
  const values = toInitialValues(requestWith('OPENED'), readPersistedMessage(1, 1));
  const set = vi.fn<(name: string, value: unknown) => void>();
  const { result, rerender } = renderHook(
    ({ status }) => useRequestChanges({ values, set }, requestWith(status)),
    { initialProps: { status: 'OPENED' as RequestStatus } },
  );
  const modes = () => set.mock.calls.filter(([name]) => name === 'responseMode').map(([, mode]) => mode);
  act(() => result.current());
  rerender({ status: 'RESPONDED' });
  expect(modes()).toEqual([]);
  rerender({ status: 'OPENED' });
  rerender({ status: 'RESPONDED' });
  expect(modes()).toEqual(['ReadingResponse', 'Standard']);
});
