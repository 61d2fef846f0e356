import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  createSubscription,
  getNewSubscriptionInfo,
  type NewSubscriptionInfo,
} from '#contract/billing/calls.ts';
import { ANNUAL, type ProductId } from '#contract/billing/codes.ts';
import { describeCard, formatBillingDate, formatMoney } from '#contract/billing/format.ts';
import { addIntervals } from '#contract/billing/periods.ts';
import type { Failure } from '../../platform/failure.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { BrandIcon } from '../cards/BrandIcon.tsx';
import { CardForm } from '../cards/CardForm.tsx';
import { PaymentFooter, type PaymentProps } from '../cards/CardFormFooter.tsx';
import styles from './JoinMembership.module.css';
import { OpenPaymentNotice } from '../payments/OpenPaymentNotice.tsx';
import { createPendingJoiningStore, persistJoining, readPersistedJoining } from './persistedJoining.ts';
import { PlanPicker } from './PlanPicker.tsx';
import { useNewSubscriptionInfo } from '../queries.ts';
import { formatExpiry } from '../rules.ts';
import { type ChangeProps, useMembershipChange } from './useMembershipChange.tsx';

/** Starts the first membership on one screen: the plan with its price, the card, and one button that pays. */
export function JoinMembership(props: ChangeProps) {
  const { openPayment } = props;
  const { plans } = useNewSubscriptionInfo();
  const joining = useJoining(props);
  const [isPaying, setPaying] = useState(false);
  const plan = plans.find(({ productId }) => productId === joining.productId);
  if (plan === undefined) return null;
  const { offer, isDisabled } = joining.payment;
  const renewal = offer && formatBillingDate(addIntervals(offer.effectiveAt, plan.interval, 1));
  return (
    <>
      <Paper isRaised>
        <PlanPicker
          plans={plans}
          value={plan.productId}
          onChange={joining.choosePlan}
          isDisabled={isPaying || openPayment.isUnanswered || openPayment.confirmation.isBusy}
        />
      </Paper>
      <JoiningCard
        joining={joining}
        payment={{
          label: `Pay ${formatMoney(plan.chargeNowCents)} and begin`,
          error: joining.decline,
          isDisabled,
          onBusyChange: setPaying,
        }}
      >
        <OpenPaymentNotice {...openPayment} />
        <p className={styles.renewal}>
          {renewal !== undefined && `Renews on ${renewal} and then every ${plan.interval}. `}
          You can cancel at any time.
        </p>
      </JoiningCard>
    </>
  );
}

/** The chosen plan and the payment. The plan, a decline and the payment's Idempotency-Key survive a reload. */
function useJoining(props: ChangeProps) {
  const userId = useUser().id;
  const { defaultCard } = useNewSubscriptionInfo();
  const [{ productId = ANNUAL, decline }, setPersisted] = useState(() => readPersistedJoining(userId));
  const save = (changed: Parameters<typeof persistJoining>[1]) => {
    persistJoining(userId, changed);
    setPersisted(readPersistedJoining(userId));
  };
  const client = useQueryClient();
  const saveDecline = ({ status, details }: Failure) => {
    // Read from the cache, because a card that was added just now may not be rendered yet.
    const info = client.getQueryData(queryOptionsFor(getNewSubscriptionInfo, {}).queryKey);
    if (status === 402) save({ decline: { text: details, cardId: info?.defaultCard?.id ?? null } });
    // The fields of another card are marked, which the decline says nothing about.
    if (status === 400) save({ decline: undefined });
  };
  const payment = useMembershipChange(createSubscription, {
    ...props,
    pendingCall: createPendingJoiningStore(userId),
    onFailed: saveDecline,
  });
  return {
    productId,
    choosePlan: (chosen: ProductId) => save({ productId: chosen }),
    /** Why the card was declined; undefined once another card is the default. */
    decline: decline?.cardId === (defaultCard?.id ?? null) ? decline?.text : undefined,
    saveDecline,
    payment,
    pay: () => payment.act({ productId }),
  };
}

interface JoiningCardProps {
  joining: ReturnType<typeof useJoining>;
  payment: PaymentProps;
  /** Shown below the button. */
  children: ReactNode;
}

/** The card that pays: a new card, or the saved one, for example a card that was added and then declined. */
function JoiningCard({ joining, payment, children }: JoiningCardProps) {
  const { defaultCard } = useNewSubscriptionInfo();
  const [mode, setMode] = useState<'new' | 'added' | 'saved'>(defaultCard === null ? 'new' : 'saved');
  const payWithAdded = () => {
    setMode('added');
    joining.pay();
  };
  if (mode === 'new' || defaultCard === null)
    return (
      <Paper heading="Add New Payment Method">
        <Stack>
          <CardForm payment={payment} onAdded={payWithAdded} onFailed={joining.saveDecline} />
          {defaultCard !== null && (
            <Button variant="quiet" isWide onClick={() => setMode('saved')}>
              Use {describeCard(defaultCard)}
            </Button>
          )}
          {children}
        </Stack>
      </Paper>
    );
  return (
    <Paper heading="Your card">
      <Stack>
        <SavedCard card={defaultCard} onChange={() => setMode('new')} />
        <SavedCardPayment joining={joining} payment={payment} takesFocus={mode === 'added'} />
        {children}
      </Stack>
    </Paper>
  );
}

interface SavedCardPaymentProps extends Omit<JoiningCardProps, 'children'> {
  takesFocus: boolean;
}

function SavedCardPayment({ joining: { pay, payment }, payment: shown, takesFocus }: SavedCardPaymentProps) {
  const form = useRef<HTMLFormElement>(null);
  // The pressed button was removed together with the card fields, so the focus moves to the new button.
  const restoreFocus = useEffectEvent(() => takesFocus && form.current?.querySelector('button')?.focus());
  useEffect(() => void restoreFocus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!payment.isPending) pay();
  };
  return (
    <form ref={form} onSubmit={onSubmit}>
      <Stack>
        <PaymentFooter {...shown} isBusy={payment.isPending} />
      </Stack>
    </form>
  );
}

interface SavedCardProps {
  card: NonNullable<NewSubscriptionInfo['defaultCard']>;
  onChange: () => void;
}

const SavedCard = ({ card, onChange }: SavedCardProps) => (
  <div className={styles.saved}>
    <BrandIcon brand={card.brand} />
    <p>
      {describeCard(card)}
      <span className={styles.expiry}>Expires {formatExpiry(card)}</span>
    </p>
    <Button variant="quiet" isSmall onClick={onChange}>
      Use another card
    </Button>
  </div>
);
