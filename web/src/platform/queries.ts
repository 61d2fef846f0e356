import {
  infiniteQueryOptions,
  QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { type Call, type InputOf, type OutputOf, PAGE_SIZE } from '#contract/call.ts';
import { Failure } from './failure.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';
import { mayPass, send } from './send.ts';

/** Cached data is kept 60 seconds after the last subscriber goes. */
const KEPT_MS = 60_000;

// A Failure is an answer that the screen shows; anything else is a fault, and goes to the unexpected error screen.
const isFault = (error: unknown) => !(error instanceof Failure);

export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: KEPT_MS,
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && mayPass(error),
        throwOnError: isFault,
      },
      mutations: { throwOnError: isFault },
    },
  });

/** The cache's key of a call; without an input it stands for all of them: `invalidateQueries({ queryKey: keyOf(me) })`. */
export const keyOf = <C extends Call>(call: C, input?: InputOf<C>) =>
  input === undefined ? [call.path] : [call.path, input];

/** `useQuery(ask(getSubscriptionInfo, {}))`: reads by a GET call, through the cache. */
export const ask = <C extends Call>(call: C, input: InputOf<C>) =>
  queryOptions({ queryKey: keyOf(call, input), queryFn: ({ signal }) => send(call, input, { signal }) });

interface Page {
  count: number;
  results: readonly unknown[];
}

/** `useInfiniteQuery(askPages(listRequests, { user }))`: a paged list that grows; `data.pages` hold the results. */
export const askPages = <C extends Call>(call: C, input: InputOf<C>) => {
  const { limit = PAGE_SIZE } = input as { limit?: number };
  return infiniteQueryOptions({
    queryKey: [...keyOf(call, input), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      send(call, { ...(input as object), offset: pageParam } as InputOf<C>, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: OutputOf<C>, _all, offset) =>
      (last as Page).results.length < limit ? undefined : offset + limit,
  });
};

interface ActOptions<C extends Call> {
  /** The calls whose answers it changes: they are asked again before it counts as done. */
  refetches?: readonly Call[];
  onSuccess?: (answer: OutputOf<C>, input: InputOf<C>) => unknown;
  onFailure?: (failure: Failure, input: InputOf<C>) => unknown;
}

/** `const skip = useAct(skipSubscription, { refetches: [getSubscriptionInfo, me] })`, then `skip.mutate({ userId })`. */
export function useAct<C extends Call>(
  call: C,
  { refetches = [], onSuccess, onFailure }: ActOptions<C> = {},
) {
  const client = useQueryClient();
  const keyFor = useKeptKey();
  return useMutation<OutputOf<C>, Error, InputOf<C>>({
    mutationFn: async (input) => {
      const attempt = keyFor(input);
      const answer = await send(call, input, { idempotencyKey: attempt.key }).catch((error: unknown) => {
        if (!mayPass(error)) attempt.forget();
        throw error;
      });
      attempt.forget();
      return answer;
    },
    onSuccess: async (answer, input) => {
      await Promise.all(refetches.map((changed) => client.invalidateQueries({ queryKey: keyOf(changed) })));
      await onSuccess?.(answer, input);
    },
    onError: (error, input) => {
      if (error instanceof Failure) onFailure?.(error, input);
    },
  });
}

/**
 * The same act tried again after no answer keeps its key, so that it happens once. A clear no ends the attempt: the
 * server would repeat it for the same key, even after what was wrong has been put right.
 */
function useKeptKey() {
  const kept = useRef<{ input: unknown; key: string }>(null);
  return (input: unknown) => {
    const isSame = kept.current !== null && sameInput(kept.current.input, input);
    const key = isSame && kept.current !== null ? kept.current.key : newIdempotencyKey();
    kept.current = { input, key };
    return { key, forget: () => (kept.current = null) };
  };
}

const sameInput = (one: unknown, other: unknown): boolean =>
  one === other ||
  (isRecord(one) &&
    isRecord(other) &&
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([key, value]) => sameInput(value, other[key])));

// Files are the same only where they are one object.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);
