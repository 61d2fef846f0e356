import type { StripeElementChangeEvent, StripeElements } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { newCard } from '#contract/billing/forms.ts';
import { Failure } from '../../platform/failure.ts';
import { useForm } from '../../platform/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CardFormFooter } from './CardFormFooter.tsx';
import type { CardFormProps } from './TypedCardForm.tsx';
import { toCallInput, useAddCard, useCards, useStartCardSetup } from '../queries.ts';
import { loadStripe } from '../payments/stripeBrowser.ts';
import { StripeField, type StripeFieldKind } from './StripeField.tsx';
import styles from './TypedCardForm.module.css';
import { clearCard, confirmCard, toFieldError, EMPTY_FIELD_ERRORS } from './stripeCard.ts';

/** Stripe's message for its own field; empty while it is valid. */
const noStripeError = z.string().check(
  z.check((given) => {
    if (given.value === '') return;
    given.issues.push({ code: 'custom', message: given.value, input: given.value });
  }),
);

const shape = z.strictObject({
  cardHolder: newCard.cardHolder,
  cardNumber: noStripeError,
  expDate: noStripeError,
  cvc: noStripeError,
  cardZipcode: newCard.cardZipcode,
  makeDefaultPaymentMethod: z.boolean(),
});

const emptyValues = {
  cardHolder: '',
  ...EMPTY_FIELD_ERRORS,
  cardZipcode: '',
  makeDefaultPaymentMethod: false,
};

interface StripeCardFormProps extends CardFormProps {
  publishableKey: string;
}

/** The card form with Stripe's own fields: number, date and code go from their frames to Stripe, and never to us. */
export function StripeCardForm({ publishableKey, ...props }: StripeCardFormProps) {
  const stripe = useQuery({
    queryKey: ['js.stripe.com', publishableKey],
    queryFn: () => loadStripe(publishableKey),
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
    throwOnError: false,
  });
  const elements = useMemo(() => stripe.data?.elements({ locale: 'en' }), [stripe.data]);
  if (stripe.isFetching) return <Loading label="Loading the card fields" />;
  if (stripe.data === undefined || elements === undefined)
    return (
      <Stack>
        <FormError>{stripe.error?.message}</FormError>
        <Button variant="quiet" onClick={() => void stripe.refetch()}>
          Try again
        </Button>
      </Stack>
    );
  return <StripeCardFields {...props} stripe={stripe.data} elements={elements} />;
}

interface StripeCardFieldsProps extends CardFormProps {
  stripe: Awaited<ReturnType<typeof loadStripe>>;
  elements: StripeElements;
}

function StripeCardFields(props: StripeCardFieldsProps) {
  const {
    userId,
    isDefaultAtFirst = false,
    isSecondary,
    payment,
    stripe,
    elements,
    onAdded,
    onFailed,
  } = props;
  const { cards } = useCards({ userId });
  const setUp = useStartCardSetup();
  const add = useAddCard({ onFailed });
  /** A card that Stripe has accepted but our server has not confirmed yet. */
  const acceptedCard = useRef<string>(null);
  const form = useForm({
    shape,
    initial: { ...emptyValues, makeDefaultPaymentMethod: isDefaultAtFirst || payment !== undefined },
    submit: async ({ cardHolder, cardZipcode, makeDefaultPaymentMethod }) => {
      acceptedCard.current ??= await confirmCard(stripe, elements, {
        clientSecret: (await setUp.mutateAsync(toCallInput({ userId }))).clientSecret,
        cardHolder,
        cardZipcode,
      }).catch((thrown: unknown) => {
        if (thrown instanceof Failure) onFailed?.(thrown);
        throw thrown;
      });
      const named = { paymentMethodId: acceptedCard.current, ...toCallInput({ userId }) };
      await add.mutateAsync({ ...named, makeDefaultPaymentMethod }).catch((thrown: unknown) => {
        if (thrown instanceof Failure && thrown.status < 500) acceptedCard.current = null;
        throw thrown;
      });
      acceptedCard.current = null;
      clearCard(elements);
      form.reset();
      onAdded();
    },
  });
  const withoutAcceptedCard = (change: () => void) => {
    acceptedCard.current = null;
    change();
  };
  const ownField = (name: 'cardHolder' | 'cardZipcode') => {
    const { onChange, ...field } = form.field(name);
    return { ...field, onChange: (value: string) => withoutAcceptedCard(() => onChange(value)) };
  };
  const stripeField = (name: keyof typeof EMPTY_FIELD_ERRORS, kind: StripeFieldKind) => ({
    kind,
    elements,
    error: form.errors[name],
    onChange: (event: StripeElementChangeEvent) =>
      withoutAcceptedCard(() => form.set(name, toFieldError(name, event))),
  });
  return (
    <form {...form.props}>
      <Stack>
        <TextField label="Card holder" autoComplete="cc-name" {...ownField('cardHolder')} />
        <StripeField label="Card number" {...stripeField('cardNumber', 'cardNumber')} />
        <div className={styles.pair}>
          <StripeField label="Expiration date" {...stripeField('expDate', 'cardExpiry')} />
          <StripeField label="Security code" {...stripeField('cvc', 'cardCvc')} />
        </div>
        <TextField label="ZIP" autoComplete="postal-code" {...ownField('cardZipcode')} />
        <CardFormFooter
          hasOtherCards={cards.length > 0}
          makeDefault={form.field('makeDefaultPaymentMethod')}
          failure={form.failure}
          isSending={form.isSending}
          isSecondary={isSecondary}
          payment={payment}
        />
      </Stack>
    </form>
  );
}
