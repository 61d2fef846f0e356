import { useState } from 'react';
import * as z from 'zod/mini';
import type { Invoice } from '#contract/billing/calls.ts';
import { id } from '#contract/call.ts';
import { fromWire } from '#contract/wire.ts';
import type { Failure } from '../../platform/failure.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { toCallInput, useConfirmPayment, useCards, type ForMember } from '../queries.ts';

const confirmationRequest = z.object({ attemptId: id, clientSecret: z.nullish(z.string()) });
type ConfirmationRequest = z.output<typeof confirmationRequest>;

const NOT_LOADED = 'The confirmation could not be loaded. Please try again';

interface ConfirmationCallbacks {
  onConfirmed: (invoice: Invoice) => void;
  /** The bank has not answered: the charge has no outcome yet. */
  onUnanswered: () => void;
}

/**
 * For a charge that the member must confirm with their bank. With the gateway's script the confirmation opens at once;
 * without it, or to try again, a button calls `confirm`.
 */
export function useBankConfirmation(
  { userId }: ForMember,
  { onConfirmed, onUnanswered }: ConfirmationCallbacks,
) {
  const toasts = useToasts();
  const { publishableKey } = useCards({ userId });
  const [request, setRequest] = useState<ConfirmationRequest | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const confirmPaymentMutation = useConfirmPayment(
    { userId },
    {
      onDone: (invoice) => {
        setRequest(null);
        onConfirmed(invoice);
      },
      // A definite refusal ends the charge, and an unanswered one is settled by the server: there is nothing left to
      // confirm.
      onFailed: ({ status, code }) => {
        // The bank may want it once more: the member then presses again.
        if (status < 500 && code !== 'authentication_required') setRequest(null);
        if (code === 'payment_unknown') onUnanswered();
      },
      isHandled: (failure) => handleFailure(failure),
    },
  );
  const confirm = async (requested: ConfirmationRequest) => {
    setConfirming(true);
    const error = await confirmWithScript(requested).finally(() => setConfirming(false));
    if (error !== null) return toasts.error(error);
    confirmPaymentMutation.mutate({ attemptId: requested.attemptId, ...toCallInput({ userId }) });
  };
  // The bank asks only the member, never a writer.
  const confirmWithScript = async ({ clientSecret }: ConfirmationRequest): Promise<string | null> => {
    if (publishableKey === null || userId !== undefined || typeof clientSecret !== 'string') return null;
    const browser = await import('./stripeBrowser.ts').catch(() => null);
    if (browser === null) return NOT_LOADED;
    return (await browser.confirmInBrowser(publishableKey, clientSecret)).error;
  };
  /** Whether the failure is a request for confirmation, which is then handled here. */
  function handleFailure(failure: Failure): boolean {
    const requested = parseConfirmationRequest(failure);
    if (requested === null) return false;
    const isRepeated = request?.attemptId === requested.attemptId;
    setRequest(requested);
    if (publishableKey !== null && userId === undefined && !isRepeated) void confirm(requested);
    return !isRepeated;
  }
  return {
    handleFailure,
    isRequested: request !== null,
    isBusy: isConfirming || confirmPaymentMutation.isPending,
    confirm: () => request !== null && void confirm(request),
  };
}

function parseConfirmationRequest({ code, body }: Failure): ConfirmationRequest | null {
  if (code !== 'authentication_required') return null;
  return z.safeParse(confirmationRequest, fromWire(body)).data ?? null;
}
