import { useState } from 'react';
import * as z from 'zod/mini';
import { confirmPayment } from '#contract/billing/calls.ts';
import { id } from '#contract/call.ts';
import { fromWire } from '#contract/wire.ts';
import type { Failure } from '../platform/failure.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { toCallInput, useMembershipMutation, useCards, type ForMember } from './queries.ts';

const confirmationRequest = z.object({ attemptId: id, clientSecret: z.nullish(z.string()) });
type ConfirmationRequest = z.output<typeof confirmationRequest>;

/**
 * For a charge that the member must confirm with their bank. Where the gateway's script can ask, it does so at once;
 * otherwise, and to try again, a button calls `confirm`.
 */
export function useBankConfirmation({ userId }: ForMember, onConfirmed: () => void) {
  const toasts = useToasts();
  const { publishableKey } = useCards({ userId });
  const [wanted, setWanted] = useState<ConfirmationRequest | null>(null);
  const [isAsking, setAsking] = useState(false);
  const confirmPaymentMutation = useMembershipMutation(
    confirmPayment,
    { userId },
    {
      onDone: () => {
        setWanted(null);
        onConfirmed();
      },
      // A definite refusal ends the charge: there is nothing left to confirm.
      onFailed: ({ status }) => status < 500 && setWanted(null),
      isHandled: (failure) => handleFailure(failure),
    },
  );
  const confirm = async (asked: ConfirmationRequest) => {
    setAsking(true);
    const error = await confirmWithScript(asked);
    setAsking(false);
    if (error !== null) return toasts.error(error);
    confirmPaymentMutation.mutate({ attemptId: asked.attemptId, ...toCallInput({ userId }) });
  };
  // The bank asks only the member, never a writer.
  const confirmWithScript = async ({ clientSecret }: ConfirmationRequest): Promise<string | null> => {
    if (publishableKey === null || userId !== undefined || typeof clientSecret !== 'string') return null;
    const { confirmInBrowser } = await import('./stripeBrowser.ts');
    return (await confirmInBrowser(publishableKey, clientSecret)).error;
  };
  /** Whether the failure is a request for confirmation, which is then handled here. */
  function handleFailure(failure: Failure): boolean {
    const asked = parseConfirmationRequest(failure);
    if (asked === null) return false;
    const isRepeated = wanted?.attemptId === asked.attemptId;
    setWanted(asked);
    if (publishableKey !== null && userId === undefined && !isRepeated) void confirm(asked);
    return !isRepeated;
  }
  return {
    take: handleFailure,
    isWanted: wanted !== null,
    isBusy: isAsking || confirmPaymentMutation.isPending,
    confirm: () => wanted !== null && void confirm(wanted),
  };
}

function parseConfirmationRequest({ code, answer }: Failure): ConfirmationRequest | null {
  if (code !== 'authentication_required') return null;
  return z.safeParse(confirmationRequest, fromWire(answer)).data ?? null;
}
