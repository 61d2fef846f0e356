import { useEffect, useEffectEvent, useState } from 'react';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import type { Action } from '#contract/billing/codes.ts';
import type { Failure } from '../platform/failure.ts';
import { useBankConfirmation } from './useBankConfirmation.ts';
import { useRefetchMembership, useSettling, useSubscription, type Whose } from './queries.ts';

/** The server settles what is in doubt within a minute; after this the bank has said no, or nothing at all. */
const SETTLED_WITHIN_MS = 90_000;

/** What was asked for, and what is said once it has succeeded. */
export interface Asked {
  action: Action;
  says: string;
}

/**
 * A charge without an outcome yet: the bank has not answered, or wants the member first. It outlives the block of its
 * action, which goes as soon as the membership has changed.
 */
export function useOpenPayment(whose: Whose, onPaid: (asked: Asked) => void) {
  const info = useSubscription(whose);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [unanswered, setUnanswered] = useState<{ info: SubscriptionInfo; since: number } | null>(null);
  const refetch = useRefetchMembership(whose);
  const paid = () => asked !== null && onPaid(asked);
  const confirmation = useBankConfirmation(whose, paid);
  const { dataUpdatedAt } = useSettling(whose, unanswered !== null);
  const isSettled = unanswered !== null && isAnother(unanswered.info, info);
  const isOverdue = unanswered !== null && dataUpdatedAt > unanswered.since + SETTLED_WITHIN_MS;
  const readAgain = useEffectEvent(refetch);
  const onSettled = useEffectEvent(() => {
    setUnanswered(null);
    paid();
  });
  // The bank's answer comes from outside, whenever it does.
  useEffect(() => {
    if (isSettled) void readAgain().then(() => onSettled());
  }, [isSettled]);
  return {
    isUnanswered: unanswered !== null && !isSettled && !isOverdue,
    isOverdue,
    confirmation,
    /** Whoever tries again waits for the earlier try no longer. */
    begin: () => setUnanswered(null),
    /** Whether the failure leaves a charge open, which is then looked after. */
    take(failure: Failure, from: Asked): boolean {
      setAsked(from);
      if (failure.code === 'payment_unknown') setUnanswered({ info, since: Date.now() });
      return confirmation.take(failure);
    },
  };
}

export type OpenPayment = ReturnType<typeof useOpenPayment>;

const isAnother = (one: SubscriptionInfo, other: SubscriptionInfo) =>
  one.currentSubscriptionStatus !== other.currentSubscriptionStatus ||
  one.currentPeriodStart !== other.currentPeriodStart;
