import { QueryClientContext } from '@tanstack/react-query';
import { use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { Failure } from './failure.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';
import { isSame } from './mergeRules.ts';
import { announceChanges } from './otherTabs.ts';
import { hasKnownOutcome, send } from './send.ts';
import type { SendUnderKey } from './sharedKey.ts';

/** A call that was sent and not answered yet: its input and its idempotency key. */
interface PendingCall {
  input: unknown;
  key: string;
}

/** Stores a call until it is answered, so that repeating it uses the same idempotency key. */
export interface PendingCallStore {
  read: () => PendingCall | undefined;
  write: (call: PendingCall) => void;
  /** Called when there is a response: success, or a definite refusal. */
  settle: (isDone: boolean) => void;
  /** `sendUnderSharedKey` for a store that other tabs read. Passed in, because the first views send nothing that needs it. */
  sendUnderKey?: SendUnderKey;
}

/** How long a call that has succeeded waits for the results that it changes. */
const REFETCH_WAIT_MS = 5_000;

interface CallMutationOptions<C extends Call> {
  /** In memory by default. An input with a file is always kept in memory; this store only learns how the call ended. */
  pendingCall?: PendingCallStore | undefined;
  /** The `etag` of the record as it was when editing began. */
  ifMatch?: string | undefined;
  /** For a refusal because of a newer record: its `etag`, if the call may be sent again for that one, as it is. */
  ifMatchAgain?: (refusal: Failure, input: InputOf<C>) => string | undefined;
  /** The calls whose results it changes: they are refetched before it counts as done, unless that takes long. */
  invalidates?: readonly Call[];
  /** Called before they are refetched, which may take long: for writing the output into the cache. */
  onResponse?: (output: OutputOf<C>) => unknown;
  onSuccess?: (output: OutputOf<C>, input: InputOf<C>) => unknown;
  onFailure?: (failure: Failure, input: InputOf<C>) => unknown;
}

/** In place of the option `ifMatch`: the `etag` of the record as it was when the user was asked about the change. */
type AskedVersion = { ifMatch?: string };

type MutationState<Output> =
  | { kind: 'idle' }
  | { kind: 'pending' }
  | { kind: 'done'; output: Output }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'broken'; fault: unknown };

/**
 * `const skip = useCallMutation(skipSubscription, { invalidates: [getSubscriptionInfo, getMe] })`, then `skip.mutate({
 * userId })`.
 * Like TanStack's `useMutation`, but smaller: visitors log in and sign up without loading the query cache.
 */
export function useCallMutation<C extends Call>(call: C, options: CallMutationOptions<C> = {}) {
  const client = use(QueryClientContext);
  const inMemory = useMemoryPendingCallStore();
  const [state, setState] = useState<MutationState<OutputOf<C>>>({ kind: 'idle' });
  const latest = useRef({ options, client });
  useLayoutEffect(() => {
    latest.current = { options, client };
  });

  const mutation = useMemo(() => {
    const sendAndSettle = async (input: InputOf<C>, version: AskedVersion) => {
      const { pendingCall = inMemory, ifMatch, ifMatchAgain } = latest.current.options;
      const store = hasFile(input) ? keepInMemory(inMemory, pendingCall) : pendingCall;
      const output = await sendOnce(call, input, {
        store,
        ifMatch: version.ifMatch ?? ifMatch,
        ifMatchAgain: (refusal) => ifMatchAgain?.(refusal, input),
      });
      const { invalidates = [], onResponse, onSuccess } = latest.current.options;
      onResponse?.(output);
      announceChanges(invalidates);
      // Every cache key begins with its call's path.
      const refetch = async ({ path }: Call) =>
        latest.current.client?.invalidateQueries({ queryKey: [path] });
      await waitBriefly(Promise.all(invalidates.map(refetch)));
      await onSuccess?.(output, input);
      return output;
    };
    const mutateAsync = async (input: InputOf<C>, version: AskedVersion = {}) => {
      setState({ kind: 'pending' });
      try {
        const output = await sendAndSettle(input, version);
        setState({ kind: 'done', output });
        return output;
      } catch (thrown) {
        if (thrown instanceof Failure) {
          setState({ kind: 'failed', failure: thrown });
          await latest.current.options.onFailure?.(thrown, input);
        } else setState({ kind: 'broken', fault: thrown });
        throw thrown;
      }
    };
    return {
      mutateAsync,
      /** Without a promise: errors are passed to `onFailure`. */
      mutate: (input: InputOf<C>) => void mutateAsync(input).catch(() => {}),
      reset: () => setState({ kind: 'idle' }),
    };
  }, [call, inMemory]);

  // A bug is thrown while rendering, so that the unexpected error screen shows it.
  if (state.kind === 'broken') throw state.fault;
  const outcome =
    state.kind === 'done'
      ? { isSuccess: true as const, data: state.output }
      : { isSuccess: false as const, data: undefined };
  return {
    ...mutation,
    ...outcome,
    isPending: state.kind === 'pending',
    error: state.kind === 'failed' ? state.failure : null,
  };
}

interface SendOnceOptions {
  store: PendingCallStore;
  ifMatch: string | undefined;
  ifMatchAgain: (refusal: Failure) => string | undefined;
}

/** Sends a call under the idempotency key of the same call that was not answered, or else under a new one. */
async function sendOnce<C extends Call>(
  call: C,
  input: InputOf<C>,
  { store, ifMatch, ifMatchAgain }: SendOnceOptions,
): Promise<OutputOf<C>> {
  const before = store.read();
  const ownKey = before !== undefined && isSame(before.input, input) ? before.key : newIdempotencyKey();
  const sendUnder = async (key: string) => {
    store.write({ input, key });
    const sendFor = (etag: string | undefined) => send(call, input, { idempotencyKey: key, ifMatch: etag });
    const output = await sendFor(ifMatch)
      .catch((thrown: unknown) => {
        const newer = thrown instanceof Failure ? ifMatchAgain(thrown) : undefined;
        if (newer === undefined) throw thrown;
        return sendFor(newer);
      })
      .catch((thrown: unknown) => {
        // For the same key the server would repeat a definite refusal, even after its cause has been fixed.
        if (hasKnownOutcome(thrown)) store.settle(false);
        throw thrown;
      });
    store.settle(true);
    return output;
  };
  return (
    store.sendUnderKey?.(`${call.path} ${JSON.stringify(input)} `, ownKey, sendUnder) ?? sendUnder(ownKey)
  );
}

/** The call has succeeded, and without a network its screen must not wait for minutes to say so. */
async function waitBriefly(refetched: Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((resolve) => (timer = setTimeout(resolve, REFETCH_WAIT_MS)));
  await Promise.race([refetched, limit]).finally(() => clearTimeout(timer));
}

/** For an input with a file, which only memory can hold: `store` learns that a call was sent and how it ended. */
const keepInMemory = (inMemory: PendingCallStore, store: PendingCallStore): PendingCallStore => ({
  read: inMemory.read,
  write: (call) => {
    store.write({ ...call, input: null });
    inMemory.write(call);
  },
  settle: (isDone) => {
    store.settle(isDone);
    inMemory.settle(isDone);
  },
});

const useMemoryPendingCallStore = (): PendingCallStore => {
  const stored = useRef<PendingCall>(undefined);
  return useMemo(
    () => ({
      read: () => stored.current,
      write: (call) => (stored.current = call),
      settle: () => (stored.current = undefined),
    }),
    [],
  );
};

const hasFile = (input: unknown) =>
  typeof input === 'object' && input !== null && Object.values(input).some((value) => value instanceof Blob);
