import type { NewSubscriptionInfo } from '#contract/billing/calls.ts';
import type { ProductId } from '#contract/billing/codes.ts';
import { describePlanTerms, formatMoney, formatWholeMoney } from '#contract/billing/format.ts';
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
          <span className={styles.price}>
            <strong>{formatWholeMoney(plan.pricePerMonthCents)}</strong> per month
          </span>
          <span className={styles.text}>{describePlanTerms(plan.productId)}</span>
          <span className={styles.now}>{formatMoney(plan.chargeNowCents)} today</span>
        </label>
      ))}
    </div>
  </FieldGroup>
);
