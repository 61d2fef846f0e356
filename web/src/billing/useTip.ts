import { useState } from 'react';
import { giveTip, type Invoice, listInvoices } from '#contract/billing/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { useUser } from '../platform/session.ts';
import { useAct } from '../platform/useAct.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { tipAttempts } from './tipAttempts.ts';
import { thanks } from './tipRules.ts';
import { useBankConfirmation } from './useBankConfirmation.ts';
import { useUnansweredTip } from './useUnansweredTip.ts';

interface Tipped {
  readingRequestId: number;
  /** The reader's. */
  name: string;
  /** How many tips the letter shows. */
  knownTips: number;
}

/** Giving a tip, until the outcome of its charge is known. */
export function useTip({ readingRequestId, name, knownTips }: Tipped) {
  const userId = useUser().id;
  const toasts = useToasts();
  const [given, setGiven] = useState<Invoice | null>(null);
  const [round, setRound] = useState(0);
  const beginAnew = (invoice: Invoice | null) => {
    setGiven(invoice);
    setRound(round + 1);
  };
  const done = (invoice: Invoice | null) => {
    toasts.success(thanks(name));
    beginAnew(invoice);
  };
  const confirmation = useBankConfirmation({}, () => done(null));
  const unanswered = useUnansweredTip(readingRequestId, beginAnew);
  const give = useAct(giveTip, {
    attempts: tipAttempts(userId, readingRequestId, knownTips),
    refetches: [listInvoices, getRequest],
    onSuccess: done,
    onFailure: (failure) => {
      if (failure.code === 'payment_unknown') unanswered.await();
      if (!confirmation.take(failure)) toasts.error(failure.details);
    },
  });
  return {
    give: (amount: string) => {
      setGiven(null);
      unanswered.forget();
      return give.mutateAsync({ amount, readingRequestId });
    },
    confirmation,
    unanswered,
    /** The tip that has just been given. */
    given,
    /** After each tip the form begins anew. */
    round,
  };
}
