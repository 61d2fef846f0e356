import { type ReactNode, useEffect } from 'react';
import { retryPayment, type SubscriptionInfo } from '#contract/billing/calls.ts';
import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import { describeCardToCharge, formatBillingDate } from '#contract/billing/format.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { findPageHeading, restoreLostFocus } from '../../ui/lostFocus.ts';
import { NavigateButton } from '../../ui/NavigateButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { WholeDates } from '../../ui/WholeDates.tsx';
import { ButtonRow } from '../../ui/layout.tsx';
import { useFailedChargeTime } from '../invoices/invoiceQueries.ts';
import { OpenPaymentNotice } from '../payments/OpenPaymentNotice.tsx';
import { usePlainChange } from './PlainChange.tsx';
import { useHasPaymentData, useNewSubscriptionInfo } from '../queries.ts';
import { hasNeverSubscribed } from '../rules.ts';
import { buildSummary } from './summary.ts';
import { type ChangeProps, useMembershipChange } from './useMembershipChange.tsx';
import { useOpenPayment } from '../payments/useOpenPayment.ts';

const HEADINGS: Partial<Record<SubscriptionStatus, string>> = {
  payment_failed: 'Your last payment failed',
  monthly_skip_upcoming: 'You skip the next month',
  monthly_skipping: 'You are skipping this month',
  canceled: 'Your membership has ended',
};

interface InactiveMembershipProps {
  info: SubscriptionInfo;
  owedCents: number | undefined;
}

/** The state of a membership that is not plainly active, with the actions that make it active again. */
export function InactiveMembership(props: InactiveMembershipProps) {
  // With the membership active again, the notice is gone, and the pressed button with it.
  useEffect(() => () => void restoreLostFocus(() => findPageHeading()?.focus()), []);
  // While the data for the action is loading or if it fails, a link to the membership's page is shown in its place.
  const canAct = useHasPaymentData();
  return canAct ? (
    <MembershipWithAction {...props} />
  ) : (
    <StateNotice {...props} action={<PageLink info={props.info} />} />
  );
}

function MembershipWithAction({ info, owedCents }: InactiveMembershipProps) {
  const toasts = useToasts();
  const openPayment = useOpenPayment({}, ({ successMessage }) => toasts.success(successMessage));
  return (
    <>
      <StateNotice
        info={info}
        owedCents={owedCents}
        action={<MembershipAction info={info} openPayment={openPayment} />}
      />
      <OpenPaymentNotice {...openPayment} />
    </>
  );
}

function StateNotice({ info, owedCents, action }: InactiveMembershipProps & { action: ReactNode }) {
  const { phase, tone, title, text } = buildSummary(info, owedCents, useFailedChargeTime({}, info));
  return (
    <Notice
      phase={phase}
      tone={tone}
      heading={findHeading(info) ?? title}
      text={<WholeDates>{text}</WholeDates>}
      action={action}
    />
  );
}

function findHeading(info: SubscriptionInfo): string | undefined {
  const { currentSubscriptionStatus: status, currentPeriodEnd } = info;
  if (hasNeverSubscribed(info)) return undefined;
  if (status === 'cancel_upcoming' && currentPeriodEnd !== null)
    return `Your membership ends on ${formatBillingDate(currentPeriodEnd)}`;
  return HEADINGS[status];
}

/** A link to the page where the membership can be made active again. */
function PageLink({ info }: Pick<InactiveMembershipProps, 'info'>) {
  const [label, path] = findPage(info);
  return <LinkButton to={path}>{label}</LinkButton>;
}

const UPDATE_CARD = 'Update Card';

function findPage(info: SubscriptionInfo): [label: string, path: string] {
  const { currentSubscriptionStatus: status } = info;
  if (hasNeverSubscribed(info)) return ['Choose a plan', '/inactive-subscription'];
  if (status === 'payment_failed') return ['Retry Payment', '/account/subscription'];
  const isPlanned = status === 'cancel_upcoming' || status === 'monthly_skip_upcoming';
  return [isPlanned ? 'Reactivate Plan' : 'Reactivate Membership', '/account/subscription'];
}

interface MembershipActionProps extends Pick<ChangeProps, 'openPayment'> {
  info: SubscriptionInfo;
}

function MembershipAction({ info, openPayment }: MembershipActionProps) {
  switch (info.currentSubscriptionStatus) {
    case 'payment_failed':
      return <RetryOrUpdateCard openPayment={openPayment} />;
    case 'cancel_upcoming':
      return <ReactivateButton action="uncancel" openPayment={openPayment} />;
    case 'monthly_skip_upcoming':
      return <ReactivateButton action="unskip" openPayment={openPayment} />;
    default:
      return <PageLink info={info} />;
  }
}

/** Removes the scheduled cancellation or skip. */
function ReactivateButton(props: ChangeProps) {
  const { confirmAndAct, isPending, isDisabled } = usePlainChange(props);
  return (
    <Button isBusy={isPending} disabled={isDisabled} onClick={confirmAndAct}>
      Reactivate Plan
    </Button>
  );
}

function RetryOrUpdateCard({ openPayment }: Pick<ChangeProps, 'openPayment'>) {
  const { defaultCard } = useNewSubscriptionInfo();
  const retry = useMembershipChange(retryPayment, { action: 'retry', openPayment });
  if (defaultCard === null) return <NavigateButton to="/account/payment">{UPDATE_CARD}</NavigateButton>;
  return (
    <ButtonRow>
      <Button
        isBusy={retry.isPending}
        disabled={retry.isDisabled}
        onClick={() =>
          void retry.confirmAndAct(`${retry.sentence} ${describeCardToCharge(defaultCard)}`, () => ({}))
        }
      >
        Retry Payment
      </Button>
      <NavigateButton variant="quiet" to="/account/payment">
        {UPDATE_CARD}
      </NavigateButton>
    </ButtonRow>
  );
}
