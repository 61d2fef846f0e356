import { useState } from 'react';
import { cardForm, parseExpiry } from '#contract/billing/forms.ts';
import type { Failure } from '../platform/failure.ts';
import { maskCardNumber, maskExpiryDate } from '../platform/masks.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Stack } from '../ui/Page.tsx';
import { FieldPair } from '../ui/FieldPair.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toCallInput, type ForMember, useAddCard, useCards } from './queries.ts';
import styles from './TypedCardForm.module.css';

export interface CardFormProps extends ForMember {
  /** Whether the box for a new default card is ticked at first. */
  isDefaultAtFirst?: boolean | undefined;
  onAdded: () => void;
  onFailed?: ((failure: Failure) => void) | undefined;
}

const emptyValues = {
  cardHolder: '',
  cardNumber: '',
  expDate: '',
  cvc: '',
  cardZipcode: '',
  makeDefaultPaymentMethod: false,
};

/** The card form with our own fields. */
export function TypedCardForm({ userId, isDefaultAtFirst = false, onAdded, onFailed }: CardFormProps) {
  const { cards } = useCards({ userId });
  const add = useAddCard({ onFailed });
  const [shape] = useState(() => cardForm(new Date().toISOString().slice(0, 10)));
  const form = useForm({
    shape,
    initial: { ...emptyValues, makeDefaultPaymentMethod: isDefaultAtFirst },
    submit: async ({ expDate, ...card }) => {
      await add.mutateAsync({ ...card, ...parseExpiry(expDate), ...toCallInput({ userId }) });
      form.reset();
      onAdded();
    },
  });
  const { value: isDefault, ...makeDefault } = form.field('makeDefaultPaymentMethod');
  return (
    <form {...form.props}>
      <Stack>
        {/* Only the demo's simulated gateway takes cards through these fields. */}
        <p className={styles.note}>This demo takes test cards only, such as 4242 4242 4242 4242.</p>
        <TextField label="Card holder" autoComplete="cc-name" {...form.field('cardHolder')} />
        <TextField
          label="Card number"
          inputMode="numeric"
          autoComplete="cc-number"
          mask={maskCardNumber}
          {...form.field('cardNumber')}
        />
        <FieldPair>
          <TextField
            label="Expiration date"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            // Makes browsers autofill a two-digit year.
            maxLength={5}
            mask={maskExpiryDate}
            {...form.field('expDate')}
          />
          <TextField label="Security code" inputMode="numeric" autoComplete="cc-csc" {...form.field('cvc')} />
        </FieldPair>
        <TextField label="ZIP" autoComplete="postal-code" {...form.field('cardZipcode')} />
        {cards.length > 0 && (
          <Checkbox {...makeDefault} isChecked={isDefault} label="Make it the default card" />
        )}
        <Button type="submit" isBusy={form.isSending}>
          Add card
        </Button>
      </Stack>
    </form>
  );
}
