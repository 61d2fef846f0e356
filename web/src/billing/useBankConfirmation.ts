import { useState } from 'react';
import * as z from 'zod/mini';
import { confirmPayment } from '#contract/billing/calls.ts';
import { id } from '#contract/call.ts';
import { fromWire } from '#contract/wire.ts';
import type { Failure } from '../platform/failure.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { inputOf, useMembershipAct, usePaymentMethods, type Whose } from './queries.ts';

const wish = z.object({ attemptId: id, clientSecret: z.nullish(z.string()) });
type Wish = z.output<typeof wish>;

/**
 * For a charge that the bank wants the member to confirm. Where the gateway's own script can ask them, it does so at
 * once; else, and for another try, `confirm` is what a button does.
 */
export function useBankConfirmation({ userId }: Whose, onConfirmed: () => void) {
  const toasts = useToasts();
  const { publishableKey } = usePaymentMethods({ userId });
  const [wanted, setWanted] = useState<Wish | null>(null);
  const [isAsking, setAsking] = useState(false);
  const finish = useMembershipAct(
    confirmPayment,
    { userId },
    {
      onDone: () => {
        setWanted(null);
        onConfirmed();
      },
      // A definite no ends the charge: there is nothing left to confirm.
      onFailed: ({ status }) => status < 500 && setWanted(null),
      isAnswered: (failure) => take(failure),
    },
  );
  const confirm = async (asked: Wish) => {
    setAsking(true);
    const error = await askedByScript(asked);
    setAsking(false);
    if (error !== null) return toasts.error(error);
    finish.mutate({ attemptId: asked.attemptId, ...inputOf({ userId }) });
  };
  // A writer is not the one whom the bank asks.
  const askedByScript = async ({ clientSecret }: Wish): Promise<string | null> => {
    if (publishableKey === null || userId !== undefined || typeof clientSecret !== 'string') return null;
    const { confirmInBrowser } = await import('./stripeBrowser.ts');
    return (await confirmInBrowser(publishableKey, clientSecret)).error;
  };
  /** Whether the failure is such a wish, which is then taken care of. */
  function take(failure: Failure): boolean {
    const asked = wishOf(failure);
    if (asked === null) return false;
    const isRepeated = wanted?.attemptId === asked.attemptId;
    setWanted(asked);
    if (publishableKey !== null && userId === undefined && !isRepeated) void confirm(asked);
    return !isRepeated;
  }
  return {
    take,
    isWanted: wanted !== null,
    isBusy: isAsking || finish.isPending,
    confirm: () => wanted !== null && void confirm(wanted),
  };
}

function wishOf({ code, answer }: Failure): Wish | null {
  if (code !== 'authentication_required') return null;
  return z.safeParse(wish, fromWire(answer)).data ?? null;
}
