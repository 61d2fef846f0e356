import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createReader,
  getReader,
  inviteReader,
  listPersonalities,
  listReaders,
  patchReader,
  type Reader,
} from '#contract/readers/calls.ts';
import { listRequests } from '#contract/readings/calls.ts';
import { queryKeyFor, queryOptionsFor } from '../platform/queries.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useOkMessage } from '../ui/OkModal.tsx';
import { useToasts } from '../ui/Toasts.tsx';

/** All readers, of every status. */
export const useReaders = () => useQuery(queryOptionsFor(listReaders, {}));

const INVALIDATES = [listReaders, listPersonalities, getReader];

export const useCreateReader = () => useCallMutation(createReader, { invalidates: INVALIDATES });

export function usePatchReader(ifMatch: string | undefined) {
  const client = useQueryClient();
  return useCallMutation(patchReader, {
    invalidates: INVALIDATES,
    ifMatch,
    onResponse: (saved) =>
      client.setQueryData<Reader[]>(queryKeyFor(listReaders, {}), (known) =>
        known?.map((reader) => (reader.id === saved.id ? saved : reader)),
      ),
  });
}

export function useInviteReader() {
  const toasts = useToasts();
  const showOk = useOkMessage();
  return useCallMutation(inviteReader, {
    invalidates: INVALIDATES,
    onSuccess: ({ email }) => toasts.success(`The invitation is on its way to ${email}`),
    onFailure: ({ details }) => showOk({ heading: 'The invitation was not sent', text: details }),
  });
}

/** Activates or deactivates a reader. */
export function useSetReaderStatus({ etag }: { etag: string }) {
  const toasts = useToasts();
  const showOk = useOkMessage();
  return useCallMutation(patchReader, {
    invalidates: INVALIDATES,
    ifMatch: etag,
    onSuccess: ({ firstName, status }) => toasts.success(`${firstName} is ${status} now`),
    onFailure: ({ details }) => showOk({ heading: 'The writer was not changed', text: details }),
  });
}

/** Reads how many open requests carry a reader's name. */
export function useCountOpenRequests() {
  const client = useQueryClient();
  return async (readerId: number): Promise<number> => {
    const input = { personality: readerId, status: ['OPENED' as const], limit: 1, fields: ['id' as const] };
    return (await client.fetchQuery({ ...queryOptionsFor(listRequests, input), staleTime: 0 })).count;
  };
}
