import { useState } from 'react';
import { createSubscription, updateSubscription } from '#contract/billing/calls.ts';
import { ANNUAL, type ProductId } from '#contract/billing/codes.ts';
import { cardInWords, dayInWords, moneyInWords } from '#contract/billing/words.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import { useOffers, useSubscription } from './queries.ts';
import { chargedAgainOn, forWhom, hasNeverSubscribed } from './rules.ts';
import styles from './TakeMembership.module.css';
import { type ChangeProps, useMembershipChange } from './useMembershipChange.ts';

/** For whoever has no membership, the first or again, and for who rests: choose a plan, confirm the charge. */
export function TakeMembership(props: ChangeProps) {
  const { action, userId } = props;
  const info = useSubscription({ userId });
  const isFirst = hasNeverSubscribed(info);
  const { plans, defaultCard } = useOffers({ userId });
  const [productId, setProductId] = useState<ProductId>(info.productId ?? ANNUAL);
  const { ask, isPending, isOff, offer, sentence } = useMembershipChange(
    action === 'update' ? updateSubscription : createSubscription,
    props,
  );
  const plan = plans.find((offered) => offered.productId === productId);
  if (plan === undefined) return null;
  const askAndTake = () => {
    if (defaultCard === null || offer === undefined) return;
    const again = dayInWords(chargedAgainOn(offer.effectiveAt, plan.interval));
    const details = `${sentence}\n\n${plan.name} plan: ${moneyInWords(plan.chargeNowCents)} is charged on ${dayInWords(offer.effectiveAt)} to ${cardInWords(defaultCard)}, again on ${again}, and then every ${plan.interval} until it is canceled.`;
    void ask(details, () => ({ productId }));
  };
  const label = isFirst ? 'Start Membership' : 'Reactivate Membership';
  return (
    <Paper heading={isFirst ? forWhom(userId, 'Start your membership') : label}>
      <Stack>
        <PlanPicker plans={plans} value={productId} onChange={setProductId} />
        <div className={styles.act}>
          <Button disabled={isOff || defaultCard === null} isBusy={isPending} onClick={askAndTake}>
            {label}
          </Button>
          <p className={styles.card}>
            {defaultCard === null ? 'Please add a card first.' : `Paid with ${cardInWords(defaultCard)}.`}
          </p>
        </div>
      </Stack>
    </Paper>
  );
}
