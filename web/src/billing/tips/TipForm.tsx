import { useState } from 'react';
import type { Card } from '#contract/billing/calls.ts';
import { tipForm, toTwoDecimals } from '#contract/billing/forms.ts';
import { describeCard } from '#contract/billing/format.ts';
import { useForm } from '../../platform/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Link } from '../../ui/Link.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './TipForm.module.css';
import { TIP_OPTIONS, type TipChoice } from './tipRules.ts';

interface TipFormProps {
  /** The reader's name. */
  name: string;
  card: Card;
  /** Called with the amount, with two decimals. The caller shows errors. */
  onGive: (amount: string) => Promise<unknown>;
}

/** The amount of a tip: one of the suggestions, or another one. */
export function TipForm({ name, card, onGive }: TipFormProps) {
  const [choice, setChoice] = useState<TipChoice | null>(null);
  // Kept while other choices are selected.
  const [typed, setTyped] = useState('');
  const form = useForm({
    shape: tipForm,
    initial: { amount: '' },
    submit: ({ amount }) => onGive(toTwoDecimals(amount)),
  });
  const { value, error } = form.field('amount');
  const isOther = choice === 'other';
  const choose = (chosen: TipChoice) => {
    setChoice(chosen);
    form.set('amount', chosen === 'other' ? typed : chosen);
  };
  const type = (amount: string) => {
    setTyped(amount);
    form.set('amount', amount);
  };
  return (
    <form {...form.props} className={styles.form}>
      <Choice
        label={`Tip for ${name}`}
        isLabelHidden
        look="chips"
        options={TIP_OPTIONS}
        value={choice}
        onChange={choose}
        error={isOther ? undefined : error}
        disabled={form.isSending}
      />
      {isOther && (
        <div className={styles.other}>
          <TextField
            label="Amount in dollars"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            placeholder="7.50"
            value={value}
            error={error}
            onChange={type}
            readOnly={form.isSending}
          />
        </div>
      )}
      <Button type="submit" isBusy={form.isSending}>
        Send tip
      </Button>
      <p className={styles.charged}>
        Charged now to {describeCard(card)}. <Link to="/account/payment">Change card</Link>
      </p>
    </form>
  );
}
