import { useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { formatDateAndTime } from '#contract/dates.ts';
import { patchRequest } from '#contract/readings/calls.ts';
import { type ReadingRequest, readingRequest } from '#contract/readings/shapes.ts';
import { readNewerRecord } from '../../platform/editedMeanwhile.ts';
import { describeActionFailure, Failure } from '../../platform/failure.ts';
import { useUser } from '../../platform/session.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { storeRequest } from '../queue/queueCache.ts';

/** Changes a request without changing its place in the order. A newer version of another writer is shown first. */
export function useChangeRequest(request: ReadingRequest) {
  const client = useQueryClient();
  const toasts = useToasts();
  const mutation = useCallMutation(patchRequest, {
    onSuccess: (changed) => storeRequest(client, changed),
    onFailure: (failure) => {
      const current = readNewerRecord(failure, readingRequest);
      if (current !== undefined) storeRequest(client, current);
      toasts.error(describeActionFailure(failure));
    },
  });
  return {
    isBusy: mutation.isPending,
    /**
     * Changes the version of this render: if a dialog asks first, not one that arrives while it is open.
     * @param done the toast after success
     */
    change: async (change: Omit<InputOf<typeof patchRequest>, 'id'>, done: string) => {
      if (mutation.isPending) {
        toasts.error('The last change is still being saved. Please try again in a moment');
        return;
      }
      try {
        const input = { id: request.id, ...change, usePreviousDate: true };
        await mutation.mutateAsync(input, { ifMatch: request.etag });
        toasts.success(done);
      } catch (error) {
        // A Failure is shown above.
        if (!(error instanceof Failure)) throw error;
      }
    },
  };
}

/** The actions on the open request other than answering it, for buttons and keyboard shortcuts. */
export function useRequestActions(request: ReadingRequest) {
  const ownId = useUser().id;
  const { isBusy, change } = useChangeRequest(request);
  return {
    isBusy,
    isOwn: request.assignedWriter === ownId,
    claim: () => change({ assignedWriter: ownId }, 'Claimed'),
    giveBack: () => change({ assignedWriter: null }, 'Given back'),
    handOver: (writer: number, name: string) => change({ assignedWriter: writer }, `Handed over to ${name}`),
    snooze: (until: Date) =>
      change({ snoozedUntil: until.toISOString() }, `Snoozed until ${formatDateAndTime(until, new Date())}`),
    endSnooze: () => change({ snoozedUntil: null }, 'No longer snoozed'),
    /** Marks that the member's reply needs no answer. */
    markDone: () => change({ wroteBack: false }, 'Marked as done'),
    reopen: () => change({ status: 'OPENED' }, 'Reopened as a question'),
  };
}
export type RequestActions = ReturnType<typeof useRequestActions>;
