import { useState } from 'react';
import { createSubscription, updateSubscription } from '#contract/billing/calls.ts';
import { ANNUAL, type ProductId } from '#contract/billing/codes.ts';
import {
  describeCard,
  describeCardToCharge,
  formatBillingDate,
  formatMoney,
} from '#contract/billing/format.ts';
import { addIntervals } from '#contract/billing/periods.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorText } from '../../ui/FormError.tsx';
import { ButtonRow, Stack } from '../../ui/layout.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import { useNewSubscriptionInfo, useSubscriptionInfo } from '../queries.ts';
import { hasNeverSubscribed, possessiveFor } from '../rules.ts';
import styles from './StartMembership.module.css';
import { type ChangeProps, useMembershipChange } from './useMembershipChange.tsx';

/**
 * Starts a membership, the first or a later one, or changes the plan while skipping: choose a plan, confirm the charge.
 */
export function StartMembership(props: ChangeProps) {
  const { action, userId } = props;
  const info = useSubscriptionInfo({ userId });
  const isFirst = hasNeverSubscribed(info);
  const { plans, defaultCard } = useNewSubscriptionInfo({ userId });
  const [productId, setProductId] = useState<ProductId>(info.productId ?? ANNUAL);
  const { confirmAndAct, isPending, isDisabled, offer, sentence, decline } = useMembershipChange(
    action === 'update' ? updateSubscription : createSubscription,
    props,
  );
  const plan = plans.find((offered) => offered.productId === productId);
  if (plan === undefined) return null;
  const confirmAndStart = () => {
    if (defaultCard === null || offer === undefined) return;
    const again = formatBillingDate(addIntervals(offer.effectiveAt, plan.interval, 1));
    const details = `${sentence}\n\n${plan.name} plan: ${formatMoney(plan.chargeNowCents)} is charged on ${formatBillingDate(offer.effectiveAt)} to ${describeCard(defaultCard)}, again on ${again}, and then every ${plan.interval} until it is canceled.`;
    void confirmAndAct(details, () => ({ productId }));
  };
  const label = isFirst ? 'Start Membership' : 'Reactivate Membership';
  return (
    <Paper heading={isFirst ? `Start ${possessiveFor(userId)} membership` : label}>
      <Stack>
        <PlanPicker plans={plans} value={productId} onChange={setProductId} isDisabled={isPending} />
        {decline !== null && <ErrorText>{decline}</ErrorText>}
        <ButtonRow>
          <Button disabled={isDisabled || defaultCard === null} isBusy={isPending} onClick={confirmAndStart}>
            {label}
          </Button>
          <p className={styles.card}>
            {defaultCard === null ? 'Please add a card first.' : describeCardToCharge(defaultCard)}
          </p>
        </ButtonRow>
      </Stack>
    </Paper>
  );
}
