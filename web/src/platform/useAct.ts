import { QueryClientContext } from '@tanstack/react-query';
import { use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { Failure } from './failure.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';
import { mayPass, send } from './send.ts';

/** An act that has been sent and not answered yet: what was sent, and under which idempotency key. */
interface Attempt {
  input: unknown;
  key: string;
}

/** Where the attempt is kept until it is answered, so that the same act tried again is the same attempt. */
export interface AttemptStore {
  read: () => Attempt | undefined;
  write: (attempt: Attempt) => void;
  /** It was answered: by success, or by a clear no. */
  answered: (isDone: boolean) => void;
}

interface ActOptions<C extends Call> {
  /** In memory unless given. An input with a file stays in memory in any case. */
  attempts?: AttemptStore | undefined;
  /** The calls whose answers it changes: they are asked again before it counts as done. */
  refetches?: readonly Call[];
  onSuccess?: (answer: OutputOf<C>, input: InputOf<C>) => unknown;
  onFailure?: (failure: Failure, input: InputOf<C>) => unknown;
}

type State<Answer> =
  | { is: 'idle' }
  | { is: 'pending' }
  | { is: 'done'; answer: Answer }
  | { is: 'failed'; failure: Failure }
  | { is: 'broken'; fault: unknown };

/**
 * `const skip = useAct(skipSubscription, { refetches: [getSubscriptionInfo, me] })`, then `skip.mutate({ userId })`.
 * It has TanStack's names and not its weight: visitors act (they log in and sign up) but keep no query cache.
 */
export function useAct<C extends Call>(call: C, options: ActOptions<C> = {}) {
  const client = use(QueryClientContext);
  const inMemory = useAttemptInMemory();
  const [state, setState] = useState<State<OutputOf<C>>>({ is: 'idle' });
  const latest = useRef({ options, client });
  useLayoutEffect(() => {
    latest.current = { options, client };
  });

  const acts = useMemo(() => {
    const attempt = async (input: InputOf<C>) => {
      const { attempts = inMemory } = latest.current.options;
      const store = hasFile(input) ? inMemory : attempts;
      const before = store.read();
      const key = before !== undefined && sameInput(before.input, input) ? before.key : newIdempotencyKey();
      store.write({ input, key });
      const answer = await send(call, input, { idempotencyKey: key }).catch((thrown: unknown) => {
        // The server would repeat a clear no for the same key, even after what was wrong has been put right.
        if (!mayPass(thrown)) store.answered(false);
        throw thrown;
      });
      store.answered(true);
      const { refetches = [], onSuccess } = latest.current.options;
      // Every key of the cache begins with its call's path.
      const refetch = async ({ path }: Call) =>
        latest.current.client?.invalidateQueries({ queryKey: [path] });
      await Promise.all(refetches.map(refetch));
      await onSuccess?.(answer, input);
      return answer;
    };
    const mutateAsync = async (input: InputOf<C>) => {
      setState({ is: 'pending' });
      try {
        const answer = await attempt(input);
        setState({ is: 'done', answer });
        return answer;
      } catch (thrown) {
        if (thrown instanceof Failure) {
          setState({ is: 'failed', failure: thrown });
          await latest.current.options.onFailure?.(thrown, input);
        } else setState({ is: 'broken', fault: thrown });
        throw thrown;
      }
    };
    return {
      mutateAsync,
      /** The same for those who wait for nothing: what went wrong is told to `onFailure`. */
      mutate: (input: InputOf<C>) => void mutateAsync(input).catch(() => {}),
      reset: () => setState({ is: 'idle' }),
    };
  }, [call, inMemory]);

  // A fault goes to the unexpected error screen, like any error of rendering.
  if (state.is === 'broken') throw state.fault;
  const outcome =
    state.is === 'done'
      ? { isSuccess: true as const, data: state.answer }
      : { isSuccess: false as const, data: undefined };
  return {
    ...acts,
    ...outcome,
    isPending: state.is === 'pending',
    error: state.is === 'failed' ? state.failure : null,
  };
}

const useAttemptInMemory = (): AttemptStore => {
  const kept = useRef<Attempt>(undefined);
  return useMemo(
    () => ({
      read: () => kept.current,
      write: (attempt) => (kept.current = attempt),
      answered: () => (kept.current = undefined),
    }),
    [],
  );
};

// Undefined is not sent, and not kept either.
const sameInput = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => sameInput(one[key], other[key]));
};

// Files are the same only where they are one object.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

const hasFile = (input: unknown) =>
  isRecord(input) && Object.values(input).some((value) => value instanceof Blob);
