import { Suspense, type ReactNode } from 'react';
import { retryPayment, type SubscriptionInfo } from '#contract/billing/calls.ts';
import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import { describeCard } from '#contract/billing/format.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { OpenPaymentNotice } from './OpenPaymentNotice.tsx';
import { usePlainChange } from './PlainChange.tsx';
import { useNewSubscriptionInfo } from './queries.ts';
import { hasNeverSubscribed } from './rules.ts';
import { buildSummary } from './summary.ts';
import { type ChangeProps, useMembershipChange } from './useMembershipChange.ts';
import { useOpenPayment } from './useOpenPayment.ts';

const HEADINGS: Partial<Record<SubscriptionStatus, string>> = {
  payment_failed: 'Your last payment failed',
  cancel_upcoming: 'Your membership ends soon',
  monthly_skip_upcoming: 'You skip the next month',
  monthly_skipping: 'You are skipping this month',
  canceled: 'Your membership has ended',
};

interface InactiveMembershipProps {
  info: SubscriptionInfo;
  owedCents: number | undefined;
}

/** The state of a membership that is not simply active, with the one act that mends it. */
export const InactiveMembership = ({ info, owedCents }: InactiveMembershipProps) => (
  // What an act may need is loaded meanwhile; until then its button leads to the membership's own page.
  <Suspense fallback={<StateNotice info={info} owedCents={owedCents} action={<PageLink info={info} />} />}>
    <MendableMembership info={info} owedCents={owedCents} />
  </Suspense>
);

function MendableMembership({ info, owedCents }: InactiveMembershipProps) {
  const toasts = useToasts();
  const openPayment = useOpenPayment({}, ({ successMessage }) => toasts.success(successMessage));
  return (
    <>
      <StateNotice
        info={info}
        owedCents={owedCents}
        action={<MendingAct info={info} openPayment={openPayment} />}
      />
      <OpenPaymentNotice {...openPayment} />
    </>
  );
}

function StateNotice({ info, owedCents, action }: InactiveMembershipProps & { action: ReactNode }) {
  const { phase, tone, title, text } = buildSummary(info, owedCents);
  const heading = hasNeverSubscribed(info) ? title : HEADINGS[info.currentSubscriptionStatus];
  return <Notice phase={phase} tone={tone} heading={heading ?? title} text={text} action={action} />;
}

/** The page where it can be mended. */
function PageLink({ info }: Pick<InactiveMembershipProps, 'info'>) {
  const [label, path] = findPage(info);
  return <LinkButton to={path}>{label}</LinkButton>;
}

const UPDATE_CARD = 'Update Card';

function findPage(info: SubscriptionInfo): [label: string, path: string] {
  const { currentSubscriptionStatus: status, nextCharge } = info;
  if (hasNeverSubscribed(info)) return ['Choose a plan', '/inactive-subscription'];
  if (status === 'payment_failed' && nextCharge === null) return [UPDATE_CARD, '/account/payment'];
  if (status === 'payment_failed') return ['Retry Payment', '/account/subscription'];
  const isPlanned = status === 'cancel_upcoming' || status === 'monthly_skip_upcoming';
  return [isPlanned ? 'Reactivate Plan' : 'Reactivate Membership', '/account/subscription'];
}

interface MendingActProps extends Pick<ChangeProps, 'openPayment'> {
  info: SubscriptionInfo;
}

function MendingAct({ info, openPayment }: MendingActProps) {
  switch (info.currentSubscriptionStatus) {
    case 'payment_failed':
      return <PayAct info={info} openPayment={openPayment} />;
    case 'cancel_upcoming':
      return <ReactivateAct action="uncancel" openPayment={openPayment} />;
    case 'monthly_skip_upcoming':
      return <ReactivateAct action="unskip" openPayment={openPayment} />;
    default:
      return <PageLink info={info} />;
  }
}

/** Takes back what was planned. */
function ReactivateAct(props: ChangeProps) {
  const { ask, isPending, isDisabled } = usePlainChange(props);
  return (
    <Button isBusy={isPending} disabled={isDisabled} onClick={ask}>
      Reactivate Plan
    </Button>
  );
}

/** Another card where this one will not be charged again, else another try. */
function PayAct({ info, openPayment }: MendingActProps) {
  const { defaultCard } = useNewSubscriptionInfo();
  const retry = useMembershipChange(retryPayment, { action: 'retry', openPayment });
  if (defaultCard === null || info.nextCharge === null)
    return <LinkButton to="/account/payment">{UPDATE_CARD}</LinkButton>;
  return (
    <Button
      isBusy={retry.isPending}
      disabled={retry.isDisabled}
      onClick={() => void retry.ask(`${retry.sentence} Charged to ${describeCard(defaultCard)}.`, () => ({}))}
    >
      Retry Payment
    </Button>
  );
}
