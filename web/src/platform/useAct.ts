import { QueryClientContext } from '@tanstack/react-query';
import { use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { Failure } from './failure.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';
import { mayPass, send } from './send.ts';

interface ActOptions<C extends Call> {
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
  const keyFor = useKeptKey();
  const [state, setState] = useState<State<OutputOf<C>>>({ is: 'idle' });
  const latest = useRef({ options, client, keyFor });
  useLayoutEffect(() => {
    latest.current = { options, client, keyFor };
  });

  const acts = useMemo(() => {
    const attempt = async (input: InputOf<C>) => {
      const { key, forget } = latest.current.keyFor(input);
      const answer = await send(call, input, { idempotencyKey: key }).catch((thrown: unknown) => {
        if (!mayPass(thrown)) forget();
        throw thrown;
      });
      forget();
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
  }, [call]);

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
