import { useEffect, useEffectEvent, useState } from 'react';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import type { Action } from '#contract/billing/codes.ts';
import { isServiceable } from '#contract/billing/rules.ts';
import type { Failure } from '../../platform/failure.ts';
import { useBankConfirmation } from './useBankConfirmation.ts';
import {
  useRefetchMembership,
  usePollSubscriptionInfo,
  useSubscriptionInfo,
  type ForMember,
} from '../queries.ts';

/** The server settles most open charges within a minute; after this time the bank has refused or not answered. */
const SETTLED_WITHIN_MS = 90_000;

/** The requested action, and the message for its success. */
export interface RequestedAction {
  action: Action;
  successMessage: string;
}

/**
 * A charge without an outcome yet: the bank has not answered, or requires a confirmation. Its state outlives the
 * action's block, which is removed as soon as the membership has changed.
 */
export function useOpenPayment(forMember: ForMember, onPaid: (requestedAction: RequestedAction) => void) {
  const info = useSubscriptionInfo(forMember);
  const [requestedAction, setRequestedAction] = useState<RequestedAction | null>(null);
  const [unanswered, setUnanswered] = useState<{ info: SubscriptionInfo; since: number } | null>(null);
  const refetch = useRefetchMembership(forMember);
  const handlePaid = () => requestedAction !== null && onPaid(requestedAction);
  const confirmation = useBankConfirmation(forMember, handlePaid);
  const { dataUpdatedAt } = usePollSubscriptionInfo(forMember, unanswered !== null);
  const isSettled = unanswered !== null && hasChanged(unanswered.info, info);
  const isOverdue = unanswered !== null && dataUpdatedAt > unanswered.since + SETTLED_WITHIN_MS;
  const readAgain = useEffectEvent(refetch);
  const onSettled = useEffectEvent(() => {
    setUnanswered(null);
    // An unpaid membership may also have ended meanwhile.
    if (isServiceable(info.currentSubscriptionStatus)) handlePaid();
  });
  // The outcome arrives by polling, so an effect handles it.
  useEffect(() => {
    if (isSettled) void readAgain().then(() => onSettled());
  }, [isSettled]);
  return {
    isUnanswered: unanswered !== null && !isSettled && !isOverdue,
    isOverdue,
    confirmation,
    /** Call before a new attempt: stops waiting for the earlier one. */
    reset: () => setUnanswered(null),
    /** Whether the failure leaves a charge open, which is then handled here. */
    handleFailure(failure: Failure, from: RequestedAction): boolean {
      setRequestedAction(from);
      if (failure.code === 'payment_unknown') setUnanswered({ info, since: Date.now() });
      return confirmation.handleFailure(failure);
    },
  };
}

export type OpenPayment = ReturnType<typeof useOpenPayment>;

const hasChanged = (one: SubscriptionInfo, other: SubscriptionInfo) =>
  one.currentSubscriptionStatus !== other.currentSubscriptionStatus ||
  one.currentPeriodStart !== other.currentPeriodStart;
