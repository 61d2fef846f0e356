import type { ComponentType } from 'react';
import type { Action } from '#contract/billing/codes.ts';
import { getAllowedActions } from '#contract/billing/allowedActions.ts';
import { Paper } from '../../ui/Paper.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { CancelMembership } from './CancelMembership.tsx';
import { JoinMembership } from './JoinMembership.tsx';
import { OpenPaymentNotice } from '../payments/OpenPaymentNotice.tsx';
import { PlainChange } from './PlainChange.tsx';
import { useSubscriptionInfo, type ForMember } from '../queries.ts';
import { hasNeverSubscribed } from '../rules.ts';
import { RetryPayment } from './RetryPayment.tsx';
import { StartMembership } from './StartMembership.tsx';
import type { ChangeProps } from './useMembershipChange.tsx';
import { useOpenPayment } from '../payments/useOpenPayment.ts';

interface SubscriptionActionsProps extends ForMember {
  onDone?: ((action: Action) => void) | undefined;
  /** Keeps showing the joining form after the membership has begun, until the page is left. */
  isJoining?: boolean;
}

/** The actions that have their own panel, because they need more than a confirmation. */
const actionPanels: Partial<Record<Action, ComponentType<ChangeProps>>> = {
  create: StartMembership,
  update: StartMembership,
  retry: RetryPayment,
};

/** The blocks of the actions that the membership allows now. */
export function SubscriptionActions({ userId, onDone, isJoining = false }: SubscriptionActionsProps) {
  const info = useSubscriptionInfo({ userId });
  const toasts = useToasts();
  const openPayment = useOpenPayment({ userId }, ({ action, successMessage }) => {
    toasts.success(successMessage);
    onDone?.(action);
  });
  const props = { userId, onDone, openPayment };
  const actions = getAllowedActions(info.currentSubscriptionStatus, info.pendingProductId);
  const rows = actions.filter((action) => actionPanels[action] === undefined);
  if (isJoining || (userId === undefined && hasNeverSubscribed(info)))
    return <JoinMembership action="create" {...props} />;
  return (
    <>
      <OpenPaymentNotice {...openPayment} userId={userId} />
      {actions.map((action) => {
        const Panel = actionPanels[action];
        return Panel && <Panel key={action} action={action} {...props} />;
      })}
      {rows.length > 0 && (
        <Paper heading="Change the plan" fill="list">
          {rows.map((action) => {
            const Row = action === 'cancel' ? CancelMembership : PlainChange;
            return <Row key={action} action={action} {...props} />;
          })}
        </Paper>
      )}
    </>
  );
}
