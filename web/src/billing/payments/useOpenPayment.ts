import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import type { Action } from '#contract/billing/codes.ts';
import { isServiceable } from '#contract/billing/rules.ts';
import type { Failure } from '../../platform/failure.ts';
import { useUser } from '../../platform/session.ts';
import {
  persistUnansweredPayment,
  readUnansweredPayment,
  SETTLED_WITHIN_MS,
  type UnansweredPayment,
} from './unansweredPayment.ts';
import { useBankConfirmation } from './useBankConfirmation.ts';
import {
  useRefetchMembership,
  usePollSubscriptionInfo,
  useSubscriptionInfo,
  type ForMember,
} from '../queries.ts';

/** The requested action, and the message for its success. */
export interface RequestedAction {
  action: Action;
  successMessage: string;
}

/**
 * A charge without an outcome yet: the bank has not answered, or requires a confirmation. Its state outlives the
 * action's block, which is removed as soon as the membership has changed; a member's own unanswered charge also outlives
 * the page.
 */
export function useOpenPayment(forMember: ForMember, onPaid: (requestedAction: RequestedAction) => void) {
  const info = useSubscriptionInfo(forMember);
  const [unanswered, setUnanswered] = useUnanswered(forMember);
  const [requestedAction, setRequestedAction] = useState<RequestedAction | null>(unanswered);
  const refetch = useRefetchMembership(forMember);
  const handlePaid = () => requestedAction !== null && onPaid(requestedAction);
  // The membership when a charge is sent: the changed one may be rendered before the call is answered.
  const infoAtSending = useRef(info);
  const waitFor = (from: RequestedAction) => {
    const { currentSubscriptionStatus, currentPeriodStart } = infoAtSending.current;
    setUnanswered({
      ...from,
      since: Date.now(),
      before: { currentSubscriptionStatus, currentPeriodStart },
    });
  };
  const confirmation = useBankConfirmation(forMember, {
    onConfirmed: handlePaid,
    onUnanswered: () => requestedAction !== null && waitFor(requestedAction),
  });
  const { dataUpdatedAt } = usePollSubscriptionInfo(forMember, unanswered !== null);
  const isSettled = unanswered !== null && hasChanged(unanswered.before, info);
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
    reset: () => {
      infoAtSending.current = info;
      setUnanswered(null);
    },
    /** Whether the failure leaves a charge open, which is then handled here. */
    handleFailure(failure: Failure, from: RequestedAction): boolean {
      setRequestedAction(from);
      if (failure.code === 'payment_unknown') waitFor(from);
      return confirmation.handleFailure(failure);
    },
  };
}

export type OpenPayment = ReturnType<typeof useOpenPayment>;

/** The unanswered charge; a member's own is persisted. */
function useUnanswered({ userId }: ForMember) {
  const user = useUser();
  const [unanswered, setUnanswered] = useState(() =>
    userId === undefined ? readUnansweredPayment(user.id) : null,
  );
  const update = (value: UnansweredPayment | null) => {
    if (userId === undefined) persistUnansweredPayment(user.id, value);
    setUnanswered(value);
  };
  return [unanswered, update] as const;
}

const hasChanged = (one: UnansweredPayment['before'], other: SubscriptionInfo) =>
  one.currentSubscriptionStatus !== other.currentSubscriptionStatus ||
  one.currentPeriodStart !== other.currentPeriodStart;
