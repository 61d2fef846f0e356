import type { NewSubscriptionInfo } from '#contract/billing/calls.ts';
import type { ProductId } from '#contract/billing/codes.ts';
import { formatMoney, formatWholeMoney } from '#contract/billing/format.ts';
import { FieldGroup } from '../../ui/Field.tsx';
import styles from './PlanPicker.module.css';

interface PlanPickerProps {
  plans: NewSubscriptionInfo['plans'];
  value: ProductId;
  onChange: (productId: ProductId) => void;
  /** While a payment for the chosen plan is under way. */
  isDisabled: boolean;
}

/** The plans side by side, as a single choice. */
export const PlanPicker = ({ plans, value, onChange, isDisabled }: PlanPickerProps) => (
  <FieldGroup label="Choose a plan" role="radiogroup">
    <div className={styles.plans}>
      {plans.map((plan) => (
        <label key={plan.productId} className={styles.plan}>
          <input
            type="radio"
            name="plan"
            value={plan.productId}
            checked={plan.productId === value}
            onChange={() => onChange(plan.productId)}
            disabled={isDisabled}
          />
          <span className={styles.name}>
            {plan.name}
            {plan.mostPopular && <span className={styles.popular}>Most Popular</span>}
          </span>
          <PlanText text={plan.text} price={formatWholeMoney(plan.pricePerMonthCents)} />
          <span className={styles.now}>{formatMoney(plan.chargeNowCents)} today</span>
        </label>
      ))}
    </div>
  </FieldGroup>
);

/** What a plan costs, in one sentence that begins with the price, which is set larger. */
const PlanText = ({ text, price }: { text: string; price: string }) => (
  <span className={styles.text}>
    <strong>{price}</strong>
    {text.slice(price.length)}
  </span>
);
