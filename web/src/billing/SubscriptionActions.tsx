import type { ComponentType } from 'react';
import type { Action } from '#contract/billing/codes.ts';
import { actionsAllowed } from '#contract/billing/rules.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { CancelMembership } from './CancelMembership.tsx';
import { OpenPaymentNotice } from './OpenPaymentNotice.tsx';
import { PlainChange } from './PlainChange.tsx';
import { useSubscription, type Whose } from './queries.ts';
import { RetryPayment } from './RetryPayment.tsx';
import { TakeMembership } from './TakeMembership.tsx';
import type { ChangeProps } from './useMembershipChange.ts';
import { useOpenPayment } from './useOpenPayment.ts';

interface SubscriptionActionsProps extends Whose {
  onDone?: ((action: Action) => void) | undefined;
}

const blocks: Record<Action, ComponentType<ChangeProps>> = {
  create: TakeMembership,
  update: TakeMembership,
  retry: RetryPayment,
  cancel: CancelMembership,
  skip: PlainChange,
  unskip: PlainChange,
  uncancel: PlainChange,
  upgrade: PlainChange,
  keep_monthly: PlainChange,
};

/** The action blocks that the membership allows now, and no others. */
export function SubscriptionActions({ userId, onDone }: SubscriptionActionsProps) {
  const { currentSubscriptionStatus, pendingProductId } = useSubscription({ userId });
  const toasts = useToasts();
  const openPayment = useOpenPayment({ userId }, ({ action, says }) => {
    toasts.success(says);
    onDone?.(action);
  });
  return (
    <>
      <OpenPaymentNotice {...openPayment} userId={userId} />
      {actionsAllowed(currentSubscriptionStatus, pendingProductId).map((action) => {
        const Block = blocks[action];
        return (
          <Block key={action} action={action} userId={userId} onDone={onDone} openPayment={openPayment} />
        );
      })}
    </>
  );
}
