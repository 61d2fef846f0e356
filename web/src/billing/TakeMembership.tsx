import { useState } from 'react';
import { ANNUAL, type ProductId } from '#contract/billing/codes.ts';
import { billingRefusals } from '#contract/billing/refusals.ts';
import { Failure } from '../platform/failure.ts';
import { Button } from '../ui/Button.tsx';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import { inputOf, useCreateSubscription, useOffers, useSettling, useSubscription } from './queries.ts';
import { cardName, dayOf, hasNeverSubscribed, money, questionOf, successOf } from './rules.ts';
import styles from './TakeMembership.module.css';
import type { ActionBlockProps } from './SubscriptionActions.tsx';

/** For whoever has no membership, the first or again: choose a plan, confirm the charge. */
export function TakeMembership({ userId, onDone }: ActionBlockProps) {
  const isFirst = hasNeverSubscribed(useSubscription({ userId }));
  const { plans, defaultCard, actions } = useOffers({ userId });
  const [productId, setProductId] = useState<ProductId>(ANNUAL);
  const confirm = useConfirm();
  const toasts = useToasts();
  const create = useCreateSubscription(
    { userId },
    {
      onDone: () => {
        toasts.success(successOf(isFirst));
        onDone?.();
      },
    },
  );
  const isUnsettled = create.error instanceof Failure && create.error.code === 'payment_unknown';
  useSettling({ userId }, isUnsettled);
  const plan = plans.find((offered) => offered.productId === productId);
  if (plan === undefined) return null;
  const askAndTake = async () => {
    if (defaultCard === null) return;
    const today = actions.create === undefined ? 'today' : `on ${dayOf(actions.create.effectiveAt)}`;
    const isYes = await confirm({
      heading: questionOf('create', userId, isFirst),
      details: `${plan.name} plan: ${money(plan.chargeNowCents)} is charged ${today} to ${cardName(defaultCard)}, and again every ${plan.interval} until it is canceled.`,
    });
    if (isYes) create.mutate({ productId, ...inputOf({ userId }) });
  };
  return (
    <Paper heading={isFirst ? 'Start your membership' : 'Reactivate Membership'}>
      <Stack>
        <PlanPicker plans={plans} value={productId} onChange={setProductId} />
        <div className={styles.act}>
          <Button disabled={defaultCard === null} isBusy={create.isPending} onClick={askAndTake}>
            {isFirst ? 'Start Membership' : 'Reactivate Membership'}
          </Button>
          <p className={styles.card}>
            {defaultCard === null ? 'Please add a card first.' : `Paid with ${cardName(defaultCard)}.`}
          </p>
        </div>
        {isUnsettled && <p role="status">{billingRefusals.payment_unknown.says}.</p>}
      </Stack>
    </Paper>
  );
}
