import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RequestStatus } from '#contract/readings/codes.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { fromWire } from '#contract/wire.ts';
import { readPersistedMessage } from '../../readings/thread/persistedMessages.ts';
import { aWireRequest } from '../../testing/wireRequests.ts';
import { toInitialValues } from './replyForm.ts';
import { useRequestChanges } from './useRequestChanges.ts';

test.each([
  ['OPENED', 'RESPONDED', '', 'Standard'],
  ['RESPONDED', 'OPENED', '', 'ReadingResponse'],
  ['OPENED', 'RESPONDED', 'Dear Rosalind', undefined],
  ['RESPONDED', 'CLOSED', '', undefined],
] as const)(
  'when a request that was %s is %s, with the text “%s”, the mode becomes %s',
  (before, after, text, mode) => {
    const requestWith = (status: RequestStatus) => fromWire(aWireRequest({ status })) as ReadingRequest;
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
