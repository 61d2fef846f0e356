import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Card, giveTip, type Invoice, listInvoices } from '#contract/billing/calls.ts';
import { describeCard } from '#contract/billing/format.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { describeActionFailure, Failure, isUnreachable } from '../../platform/failure.ts';
import { queryKeyFor, queryOptionsFor } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { createPendingTipStore } from './pendingTipStore.ts';
import { buildTipThanks, type GivenTip } from './tipRules.ts';
import { describeDecline } from '../membership/declineRules.ts';
import { useBankConfirmation } from '../payments/useBankConfirmation.ts';
import { usePendingTip } from './usePendingTip.ts';

const LOST_TIP_PAID =
  'Your earlier tip has been paid. To give this one as well, press “Send tip” once more; it is charged separately';

/** The bank has not answered this tip, or an earlier one for the same request. */
const UNANSWERED_CODES: ReadonlySet<string> = new Set(['payment_unknown', 'payment_in_progress']);

interface TipTarget {
  readingRequestId: number;
  /** The reader's name. */
  name: string;
  /** The tips that the letter shows. */
  tips: readonly GivenTip[];
  /** The card that pays. */
  card: Card;
}

/** A tip that was sent and had no answer. */
interface LostTip {
  amount: string;
  /** How many tips the letter showed when it was sent. */
  knownTips: number;
}

/** Gives a tip and follows its charge to its outcome. */
export function useGiveTip({ readingRequestId, name, tips, card }: TipTarget) {
  const userId = useUser().id;
  const toasts = useToasts();
  const client = useQueryClient();
  const wasLostTipPaid = useLostTipCheck(readingRequestId, tips);
  const [given, setGiven] = useState<Invoice | null>(null);
  const [lost, setLost] = useState<LostTip | null>(null);
  const [decline, setDecline] = useState<string | null>(null);
  const [formKey, setFormKey] = useState(0);
  const resetForm = (invoice: Invoice) => {
    setGiven(invoice);
    setFormKey(formKey + 1);
  };
  const handleGiven = (invoice: Invoice) => {
    toasts.success(buildTipThanks(name));
    resetForm(invoice);
  };
  const pendingCall = createPendingTipStore(userId, readingRequestId, tips.length);
  const unanswered = usePendingTip({ readingRequestId, tips, pendingCall }, resetForm);
  const confirmation = useBankConfirmation(
    {},
    { onConfirmed: handleGiven, onUnanswered: unanswered.startWaiting },
  );
  const give = useCallMutation(giveTip, {
    pendingCall,
    invalidates: [listInvoices, getRequest],
    onSuccess: handleGiven,
    onFailure: (failure) => {
      // An earlier tip may have been paid without an answer to this page.
      if (failure.code === 'tipped_just_now')
        void client.invalidateQueries({ queryKey: queryKeyFor(getRequest) });
      if (UNANSWERED_CODES.has(failure.code)) unanswered.startWaiting();
      setDecline(describeDecline(failure.code, describeCard(card)));
      if (!confirmation.handleFailure(failure)) toasts.error(describeActionFailure(failure));
    },
  });
  const send = (amount: string) =>
    give.mutateAsync({ amount, readingRequestId }).catch((thrown: unknown) => {
      setLost(isUnreachable(thrown) ? { amount, knownTips: tips.length } : null);
      throw thrown;
    });
  // Once the letter shows another tip, the lost one is known to be paid, and the same amount would be a second tip.
  const lostAmount = lost?.knownTips === tips.length ? lost.amount : null;
  return {
    give: async (amount: string) => {
      setGiven(null);
      setDecline(null);
      unanswered.reset();
      // Sent again, the same amount is charged once. Another amount would be a second tip.
      const mayBeSecond = lostAmount !== null && lostAmount !== amount;
      if (mayBeSecond && (await wasLostTipPaid())) toasts.error(LOST_TIP_PAID);
      else await send(amount);
      setLost(null);
    },
    /** The amount of a tip that may have been paid: there was no answer. */
    lostAmount,
    /** Why the last tip was declined; the toast about it has disappeared by then. */
    decline,
    confirmation,
    unanswered,
    /** The newest tip. */
    given,
    /** A new key after each tip resets the form. */
    formKey,
  };
}

/** Returns a function that finds out whether a tip without an answer has been paid; the letter then shows it. */
function useLostTipCheck(readingRequestId: number, tips: readonly GivenTip[]) {
  const toasts = useToasts();
  const client = useQueryClient();
  return async () => {
    const letter = { ...queryOptionsFor(getRequest, { id: readingRequestId }), staleTime: 0 };
    const { tips: known } = await client.fetchQuery(letter).catch((thrown: unknown) => {
      if (thrown instanceof Failure) toasts.error(describeActionFailure(thrown));
      throw thrown;
    });
    return known.length > tips.length;
  };
}
