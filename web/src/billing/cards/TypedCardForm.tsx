import { useState } from 'react';
import { cardForm, parseExpiry } from '#contract/billing/forms.ts';
import type { Failure } from '../../platform/failure.ts';
import { maskCardNumber, maskExpiryDate } from '../../platform/masks.ts';
import { useForm } from '../../platform/useForm.ts';
import { Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CardFormFooter, type PaymentProps } from './CardFormFooter.tsx';
import { toCallInput, type ForMember, useAddCard, useCards } from '../queries.ts';
import styles from './TypedCardForm.module.css';

export interface CardFormProps extends ForMember {
  /** Whether the checkbox "Make it the default card" is checked at first. */
  isDefaultAtFirst?: boolean | undefined;
  /** Whether the page has another main action. */
  isSecondary?: boolean | undefined;
  /** Set when the card pays at once. */
  payment?: PaymentProps | undefined;
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
export function TypedCardForm({
  userId,
  isDefaultAtFirst = false,
  isSecondary,
  payment,
  onAdded,
  onFailed,
}: CardFormProps) {
  const { cards } = useCards({ userId });
  const add = useAddCard({ onFailed });
  const [shape] = useState(() => cardForm(new Date().toISOString().slice(0, 10)));
  const form = useForm({
    shape,
    initial: { ...emptyValues, makeDefaultPaymentMethod: isDefaultAtFirst || payment !== undefined },
    submit: async ({ expDate, ...card }) => {
      await add.mutateAsync({ ...card, ...parseExpiry(expDate), ...toCallInput({ userId }) });
      form.reset();
      onAdded();
    },
  });
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
        <div className={styles.pair}>
          <TextField
            label="Expiration date"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            // A browser may fill in, and a user paste, a year of four digits, with spaces around the slash.
            maxLength={9}
            mask={maskExpiryDate}
            {...form.field('expDate')}
          />
          <TextField label="Security code" inputMode="numeric" autoComplete="cc-csc" {...form.field('cvc')} />
        </div>
        <TextField label="ZIP" autoComplete="postal-code" {...form.field('cardZipcode')} />
        <CardFormFooter
          hasOtherCards={cards.length > 0}
          makeDefault={form.field('makeDefaultPaymentMethod')}
          // Without a payment, the failure is shown in an alert.
          failure={payment && form.failure}
          isSending={form.isSending}
          isSecondary={isSecondary}
          payment={payment}
        />
      </Stack>
    </form>
  );
}
