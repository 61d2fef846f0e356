import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import { getNewestDraft } from '#contract/readings/calls.ts';
import type { DescribedDeck } from '#contract/tarot/codes.ts';
import { queryKeyFor } from '../../platform/queries.ts';
import { ContractMismatch, send } from '../../platform/send.ts';

/** A draft is only a proposal: a writer whose draft is empty or cannot be read writes without one. */
function noDraftIfEmpty(thrown: unknown): OutputOf<typeof getNewestDraft> {
  if (!(thrown instanceof ContractMismatch)) throw thrown;
  return { personalityMessage: '', source: 'composer' };
}

/** The newest draft for a request; a 404 means that there is none. It is refetched after each message of the member. */
export const useNewestDraft = (
  requestId: number,
  isWanted: boolean,
  newestFromMember: number | undefined,
  deck?: DescribedDeck,
) =>
  useQuery(
    queryOptions({
      queryKey: [...queryKeyFor(getNewestDraft, { id: requestId }), newestFromMember, deck],
      queryFn: ({ signal }) =>
        send(getNewestDraft, { id: requestId, ...(deck !== undefined && { deck }) }, { signal }).catch(
          noDraftIfEmpty,
        ),
      enabled: isWanted,
      retry: false,
    }),
  );
