import type { StripeElementChangeEvent, StripeElements } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { newCard } from '#contract/billing/forms.ts';
import { Failure } from '../platform/failure.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Stack } from '../ui/Page.tsx';
import { Pair } from '../ui/Pair.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { CardFormProps } from './TypedCardForm.tsx';
import { inputOf, useAddCard, usePaymentMethods, useStartCardSetup } from './queries.ts';
import { loadStripe } from './stripeBrowser.ts';
import { StripeField, type StripeFieldKind } from './StripeField.tsx';
import { clearCard, confirmCard, faultOf, UNTOUCHED } from './stripeCard.ts';

/** What Stripe says of its own field: nothing while it is right. */
const rightByStripe = z.string().check(
  z.check((given) => {
    if (given.value === '') return;
    given.issues.push({ code: 'custom', message: given.value, input: given.value });
  }),
);

const shape = z.strictObject({
  cardHolder: newCard.cardHolder,
  cardNumber: rightByStripe,
  expDate: rightByStripe,
  cvc: rightByStripe,
  cardZipcode: newCard.cardZipcode,
  makeDefaultPaymentMethod: z.boolean(),
});

const empty = { cardHolder: '', ...UNTOUCHED, cardZipcode: '', makeDefaultPaymentMethod: false };

interface StripeProps extends CardFormProps {
  publishableKey: string;
}

/** The card form with Stripe's own fields: number, date and code go from their frames to Stripe, and never to us. */
export function StripeCardForm({ publishableKey, ...props }: StripeProps) {
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
  return <Fields {...props} stripe={stripe.data} elements={elements} />;
}

interface FieldsProps extends CardFormProps {
  stripe: Awaited<ReturnType<typeof loadStripe>>;
  elements: StripeElements;
}

function Fields(props: FieldsProps) {
  const { userId, isMeantAsDefault = false, stripe, elements, onAdded, onFailed } = props;
  const { cards } = usePaymentMethods({ userId });
  const setUp = useStartCardSetup();
  const add = useAddCard({ onFailed });
  /** A card that Stripe has taken, and of which our server has not answered yet. */
  const taken = useRef<string>(null);
  const form = useForm({
    shape,
    initial: { ...empty, makeDefaultPaymentMethod: isMeantAsDefault },
    submit: async ({ cardHolder, cardZipcode, makeDefaultPaymentMethod }) => {
      taken.current ??= await confirmCard(stripe, elements, {
        clientSecret: (await setUp.mutateAsync(inputOf({ userId }))).clientSecret,
        cardHolder,
        cardZipcode,
      });
      const named = { paymentMethodId: taken.current, ...inputOf({ userId }) };
      await add.mutateAsync({ ...named, makeDefaultPaymentMethod }).catch((thrown: unknown) => {
        if (thrown instanceof Failure && thrown.status < 500) taken.current = null;
        throw thrown;
      });
      taken.current = null;
      clearCard(elements);
      form.reset();
      onAdded();
    },
  });
  const changed = (change: () => void) => {
    taken.current = null;
    change();
  };
  const own = (name: 'cardHolder' | 'cardZipcode') => {
    const { onChange, ...field } = form.field(name);
    return { ...field, onChange: (value: string) => changed(() => onChange(value)) };
  };
  const stripes = (name: keyof typeof UNTOUCHED, kind: StripeFieldKind) => ({
    kind,
    elements,
    error: form.errors[name],
    onChange: (event: StripeElementChangeEvent) => changed(() => form.set(name, faultOf(name, event))),
  });
  const { value: isDefault, ...makeDefault } = form.field('makeDefaultPaymentMethod');
  return (
    <form {...form.props}>
      <Stack>
        <TextField label="Card holder" autoComplete="cc-name" {...own('cardHolder')} />
        <StripeField label="Card number" {...stripes('cardNumber', 'cardNumber')} />
        <Pair>
          <StripeField label="Expiration date" {...stripes('expDate', 'cardExpiry')} />
          <StripeField label="Security code" {...stripes('cvc', 'cardCvc')} />
        </Pair>
        <TextField label="ZIP" autoComplete="postal-code" {...own('cardZipcode')} />
        {cards.length > 0 && (
          <Checkbox {...makeDefault} isChecked={isDefault} label="Make it the default card" />
        )}
        <FormError>{form.failure}</FormError>
        <Button type="submit" isBusy={form.isSending}>
          Add card
        </Button>
      </Stack>
    </form>
  );
}
