import { useState } from 'react';
import { giveTip, type Invoice, listInvoices } from '#contract/billing/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { useUser } from '../../platform/session.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { createPendingTipStore } from './pendingTipStore.ts';
import { buildTipThanks, type GivenTip } from './tipRules.ts';
import { useBankConfirmation } from '../payments/useBankConfirmation.ts';
import { usePendingTip } from './usePendingTip.ts';

interface TipTarget {
  readingRequestId: number;
  /** The reader's name. */
  name: string;
  /** The tips that the letter shows. */
  tips: readonly GivenTip[];
}

/** Gives a tip and follows its charge to its outcome. */
export function useGiveTip({ readingRequestId, name, tips }: TipTarget) {
  const userId = useUser().id;
  const toasts = useToasts();
  const [given, setGiven] = useState<Invoice | null>(null);
  const [formKey, setFormKey] = useState(0);
  const resetForm = (invoice: Invoice | null) => {
    setGiven(invoice);
    setFormKey(formKey + 1);
  };
  const handleGiven = (invoice: Invoice | null) => {
    toasts.success(buildTipThanks(name));
    resetForm(invoice);
  };
  const confirmation = useBankConfirmation({}, () => handleGiven(null));
  const unanswered = usePendingTip({ readingRequestId, tips }, resetForm);
  const give = useCallMutation(giveTip, {
    pendingCall: createPendingTipStore(userId, readingRequestId, tips.length),
    invalidates: [listInvoices, getRequest],
    onSuccess: handleGiven,
    onFailure: (failure) => {
      if (failure.code === 'payment_unknown') unanswered.startWaiting();
      if (!confirmation.handleFailure(failure)) toasts.error(failure.details);
    },
  });
  return {
    give: (amount: string) => {
      setGiven(null);
      unanswered.reset();
      return give.mutateAsync({ amount, readingRequestId });
    },
    confirmation,
    unanswered,
    /** The newest tip. */
    given,
    /** A new key after each tip resets the form. */
    formKey,
  };
}
