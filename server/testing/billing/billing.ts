import { logIn } from '#contract/accounts/calls.ts';
import { addCard, createSubscription, getSubscriptionInfo } from '#contract/billing/calls.ts';
import { TEST_PASSWORD, type TestProduct, type TestUser } from '../testProduct.ts';

export const VISA = '4242424242424242';
export const MASTERCARD = '5555555555554444';
export const DECLINES = '4000000000000341';
export const WANTS_AUTHENTICATION = '4000002500003155';
export const ANSWERS_LATE = '4000000000000119';

export const CARD = {
  cardHolder: 'Rosalind Achterberg',
  cardNumber: VISA,
  expMonth: 12,
  expYear: 2090,
  cvc: '123',
  cardZipcode: '10001',
};

/** The response for a member who never subscribed. */
export const NEVER_SUBSCRIBED_INFO = {
  currentSubscriptionStatus: 'canceled',
  status: 'canceled',
  interval: 'month',
  productId: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  paymentPausedAt: null,
  paymentResumesAt: null,
  pendingProductId: null,
  nextCharge: null,
};

export const toSubscriptionEvent = ({ id }: TestUser, status: string) => [
  'both',
  { type: 'subscription', request_id: null, user_id: id, status },
];

/** Actions of members, and access to the ledger. */
export function createBilling(product: TestProduct) {
  const { send, sendOrThrow, advance, db, services } = product;
  const addCardTo = (as: TestUser, cardNumber: string) =>
    sendOrThrow(addCard, { ...CARD, cardNumber, makeDefaultPaymentMethod: true }, { as });

  return {
    addCardTo,
    async customer({ card = VISA }: { card?: string | null } = {}): Promise<TestUser> {
      const customer = await product.customer();
      if (card !== null) await addCardTo(customer, card);
      return customer;
    },
    /** The expiry of a card in its last month. */
    expiringThisMonth() {
      const today = services.clock.now().toZonedDateTimeISO('UTC');
      return { expMonth: today.month, expYear: today.year };
    },
    /** Advances the clock by a month; the token expires meanwhile. */
    async advanceMonth({ email, id }: TestUser): Promise<TestUser> {
      await advance({ days: 32 });
      const { token } = await sendOrThrow(logIn, { email, password: TEST_PASSWORD });
      return { id, email, token };
    },
    subscribe: (as: TestUser, productId: 1 | 2, headers: Record<string, string> = {}) =>
      send(createSubscription, { productId }, { as, headers }),
    subscriptionInfo: (as: TestUser) => sendOrThrow(getSubscriptionInfo, {}, { as }),

    invoices: ({ id }: TestUser) =>
      db
        .selectFrom('invoices')
        .select(['id', 'status', 'amountCents', 'productId', 'periodStart', 'periodEnd'])
        .where('userId', '=', id)
        .orderBy('id')
        .execute(),
    attempts: ({ id }: TestUser) =>
      db
        .selectFrom('attempts')
        .select(['status', 'declineCode', 'gatewayRef', 'lookAt'])
        .where('userId', '=', id)
        .orderBy('id')
        .execute(),
    /** Events sent, or about to be sent, to the member's open pages. */
    async events({ id }: TestUser) {
      const numbered = db.selectFrom('events').select(['audience', 'data']).where('memberId', '=', id);
      const waiting = db.selectFrom('eventOutbox').select(['audience', 'data']).where('memberId', '=', id);
      const events = await numbered.unionAll(waiting).execute();
      return events.map(({ audience, data }) => [audience, JSON.parse(data)]);
    },
    /** The gateway's own record of each of a member's charges. */
    async gatewayCharges({ id }: TestUser) {
      const attempts = await db
        .selectFrom('attempts')
        .innerJoin('gatewayCustomers', 'gatewayCustomers.userId', 'attempts.userId')
        .select(['invoiceId', 'n', 'ref as customer'])
        .where('attempts.userId', '=', id)
        .orderBy('attempts.id')
        .execute();
      const charges = attempts.map(({ invoiceId, n, customer }) =>
        services.payments.findCharge({ attemptId: `inv${invoiceId}_a${n}`, customer }),
      );
      return (await Promise.all(charges)).map(({ kind }) => kind);
    },
  };
}
