/** A call of the fake, as recorded in `window.stripeCalls`. */
export interface StripeCall {
  call: string;
  with: unknown;
}

declare global {
  interface Window {
    stripeCalls?: StripeCall[];
  }
}

/**
 * A fake of Stripe.js: its fields are plain inputs, and its bank accepts. The number 4000000000000002 is declined; an
 * intent named `…_refused` is not confirmed. It imports nothing, so that its source can be passed to a browser.
 */
export function installFakeStripe(): void {
  type Listener = (event: object) => void;
  interface CardSetup {
    payment_method: { card: { input: HTMLInputElement }; billing_details: unknown };
  }
  window.stripeCalls = [];
  const record = (call: string, argument: unknown) => window.stripeCalls?.push({ call, with: argument });
  const rules: Record<string, [string, RegExp]> = {
    cardNumber: ['Credit or debit card number', /^\d{14,16}$/],
    cardExpiry: ['Credit or debit card expiration date', /^(0[1-9]|1[0-2])\/[2-9]\d$/],
    cardCvc: ['Credit or debit card CVC/CVV', /^\d{3,4}$/],
  };
  const createField = (kind: string) => {
    const [label, shape] = rules[kind]!;
    const input = document.createElement('input');
    input.setAttribute('aria-label', label);
    const listeners: Record<string, Listener[]> = { change: [], focus: [], blur: [] };
    const emit = (name: string, event: object = {}) =>
      listeners[name]?.forEach((listener) => listener(event));
    const change = () => {
      const { value } = input;
      const isPast = kind === 'cardExpiry' && /\/2[0-5]$/.test(value);
      const code = isPast ? 'invalid_expiry_year_past' : 'incomplete_field';
      const isComplete = shape.test(value) && !isPast;
      const error =
        isComplete || value === '' ? undefined : { code, message: code, type: 'validation_error' };
      emit('change', { elementType: kind, empty: value === '', complete: isComplete, error });
    };
    input.addEventListener('input', change);
    input.addEventListener('focus', () => emit('focus'));
    input.addEventListener('blur', () => emit('blur'));
    return {
      input,
      mount: (place: HTMLElement) => place.append(input),
      destroy: () => input.remove(),
      focus: () => input.focus(),
      update: (options: unknown) => record(`update ${kind}`, options),
      clear: () => {
        input.value = '';
        change();
      },
      on: (name: string, listener: Listener) => listeners[name]?.push(listener),
    };
  };
  const elements = () => {
    const fields = new Map<string, ReturnType<typeof createField>>();
    return {
      create: (kind: string, options: unknown) => {
        record(`create ${kind}`, options);
        const field = createField(kind);
        fields.set(kind, field);
        return field;
      },
      getElement: (kind: string) => fields.get(kind) ?? null,
    };
  };
  const isRefused = (secret: string) => secret.endsWith('_refused');
  const buildConfirmResult = (secret: string) =>
    isRefused(secret)
      ? { error: { code: 'payment_intent_authentication_failure', message: 'Your bank did not confirm it.' } }
      : { paymentIntent: { status: 'succeeded' } };
  const stripe = Object.assign(
    (key: string) => {
      record('Stripe', key);
      return {
        elements,
        confirmCardSetup: async (secret: string, argument: CardSetup) => {
          const { card, billing_details } = argument.payment_method;
          record('confirmCardSetup', { secret, billing_details });
          return card.input.value === '4000000000000002'
            ? { error: { code: 'card_declined', message: 'Your card was declined.' } }
            : { setupIntent: { status: 'succeeded', payment_method: 'pm_fake' } };
        },
        retrievePaymentIntent: async () => ({ paymentIntent: { status: 'requires_action' } }),
        handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
          record('handleNextAction', clientSecret);
          return buildConfirmResult(clientSecret);
        },
      };
    },
    { version: 'endive' },
  );
  Object.assign(window, { Stripe: stripe });
}
