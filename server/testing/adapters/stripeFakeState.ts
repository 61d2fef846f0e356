import { randomBytes } from 'node:crypto';
import { FAKE_CARDS, type FakeCard } from './stripeFakeCards.ts';

/** Stripe's response to one request: a status and a body. */
export interface FakeResponse {
  status: number;
  body: unknown;
}

export interface Intent {
  object: 'payment_intent';
  id: string;
  status: string;
  amount: number;
  currency: string;
  customer: string;
  client_secret: string;
  metadata: Record<string, string>;
  cancellation_reason: string | null;
  last_payment_error: FakeCard['charge'] | null;
  latest_charge: FakeCharge | null;
}
export interface FakeCharge {
  object: 'charge';
  id: string;
  payment_intent: string;
  amount_refunded: number;
  failure_code: string | null;
  outcome: { reason: string | null; advice_code: string | null };
}
interface Method {
  id: string;
  kind: string;
  customer: string | null;
  isDetached: boolean;
}
export interface FakeRefund {
  object: 'refund';
  id: string;
  payment_intent: string;
  amount: number;
  status: 'succeeded' | 'failed';
  metadata: Record<string, string>;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;

const error = (status: number, type: string, more: object): FakeResponse => ({
  status,
  body: { error: { type, message: 'Said by Stripe', ...more } },
});
const invalid = (code: string, param?: string) => error(400, 'invalid_request_error', { code, param });
const missing = (param: string) => error(404, 'invalid_request_error', { code: 'resource_missing', param });
const ok = (body: unknown): FakeResponse => ({ status: 200, body });
const toList = (data: unknown[], hasMore = false) => ok({ object: 'list', data, has_more: hasMore });

/** Stripe's state, as far as we use it: each request has a method, a path and parameters. */
export function createStripeState() {
  const customers = new Set<string>();
  const methods = new Map<string, Method>();
  const intents = new Map<string, Intent>();
  const refunds: FakeRefund[] = [];
  const disputes: { payment_intent: string; status: string }[] = [];

  /** A payment method from a browser: each use of a test card's name creates another. */
  function findMethod(id: string): Method | undefined {
    if (FAKE_CARDS[id] === undefined) return methods.get(id);
    const method = { id: newId('pm'), kind: id, customer: null, isDetached: false };
    methods.set(method.id, method);
    return method;
  }

  function toShownIntent({ id, kind, customer }: Method) {
    const { brand, last4 } = FAKE_CARDS[kind]!;
    const card = { brand, last4, exp_month: 12, exp_year: 2090, fingerprint: `fp_${kind}` };
    return { object: 'payment_method', id, type: 'card', customer, card };
  }

  function createIntent(params: URLSearchParams): FakeResponse {
    if ([...params.keys()].some((key) => key.startsWith('payment_method_types')))
      return invalid('payment_method_types_no_longer_supported');
    if (params.get('allowed_payment_method_types[0]') !== 'card') return invalid('parameter_missing');
    const customer = params.get('customer') ?? '';
    const method = methods.get(params.get('payment_method') ?? '');
    if (!customers.has(customer)) return missing('customer');
    if (method === undefined || method.customer !== customer) return missing('payment_method');
    const amount = Number(params.get('amount'));
    if (!Number.isInteger(amount) || amount < 50) return invalid('amount_too_small', 'amount');
    const id = newId('pi');
    const intent: Intent = {
      object: 'payment_intent',
      id,
      status: 'requires_confirmation',
      amount,
      currency: params.get('currency') ?? '',
      customer,
      client_secret: `${id}_secret_${randomBytes(6).toString('hex')}`,
      metadata: { attempt_id: params.get('metadata[attempt_id]') ?? '' },
      cancellation_reason: null,
      last_payment_error: null,
      latest_charge: null,
    };
    intents.set(id, intent);
    return confirmIntent(intent, FAKE_CARDS[method.kind]!, params.get('off_session') === 'true');
  }

  function confirmIntent(intent: Intent, card: FakeCard, isOffSession: boolean): FakeResponse {
    const isWanted =
      card.authentication === 'always' || (isOffSession && card.authentication === 'off_session');
    if (isWanted && !isOffSession) {
      intent.status = 'requires_action';
      return ok(intent);
    }
    const refusal = isWanted
      ? { code: 'authentication_required', decline_code: 'authentication_required' }
      : card.charge;
    if (refusal === undefined) {
      succeed(intent);
      return ok(intent);
    }
    fail(intent, refusal);
    return error(402, 'card_error', { ...refusal, payment_intent: structuredClone(intent) });
  }

  function chargeOn(intent: Intent, failure: FakeCard['charge'] | null): FakeCharge {
    return {
      object: 'charge',
      id: newId('ch'),
      payment_intent: intent.id,
      amount_refunded: 0,
      failure_code: failure?.code ?? null,
      outcome: { reason: failure?.decline_code ?? null, advice_code: failure?.advice_code ?? null },
    };
  }
  function succeed(intent: Intent) {
    Object.assign(intent, {
      status: 'succeeded',
      last_payment_error: null,
      latest_charge: chargeOn(intent, null),
    });
  }
  function fail(intent: Intent, failure: NonNullable<FakeCard['charge']>) {
    Object.assign(intent, {
      status: 'requires_payment_method',
      last_payment_error: failure,
      latest_charge: chargeOn(intent, failure),
    });
  }

  function cancelIntent(intent: Intent, params: URLSearchParams): FakeResponse {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return invalid('payment_intent_unexpected_state');
    intent.status = 'canceled';
    intent.cancellation_reason = params.get('cancellation_reason');
    // The next change of the intent clears the error, but not the outcome of the charge.
    intent.last_payment_error = null;
    return ok(intent);
  }

  function createRefund(params: URLSearchParams): FakeResponse {
    const intent = intents.get(params.get('payment_intent') ?? '');
    const charge = intent?.latest_charge;
    if (intent === undefined || !charge || intent.status !== 'succeeded') return missing('payment_intent');
    const amount = Number(params.get('amount'));
    if (amount > intent.amount - charge.amount_refunded) return invalid('charge_already_refunded', 'amount');
    charge.amount_refunded += amount;
    const refund: FakeRefund = {
      object: 'refund',
      id: newId('re'),
      payment_intent: intent.id,
      amount,
      status: 'succeeded',
      metadata: { key: params.get('metadata[key]') ?? '' },
    };
    refunds.push(refund);
    return ok(refund);
  }

  function attach(method: Method | undefined, customer: string): FakeResponse {
    if (method === undefined) return missing('payment_method');
    if (!customers.has(customer)) return missing('customer');
    if (method.isDetached) return invalid('payment_method_unexpected_state');
    if (method.customer !== null && method.customer !== customer) return invalid('resource_already_exists');
    const { attach: decline } = FAKE_CARDS[method.kind]!;
    if (decline !== undefined)
      return error(402, 'card_error', { code: 'card_declined', decline_code: decline });
    method.customer = customer;
    return ok(toShownIntent(method));
  }

  function listIntents(params: URLSearchParams): FakeResponse {
    const customer = params.get('customer') ?? '';
    if (!customers.has(customer)) return missing('customer');
    const intentsOfCustomer = [...intents.values()]
      .filter((intent) => intent.customer === customer)
      .toReversed();
    const from = intentsOfCustomer.findIndex(({ id }) => id === params.get('starting_after')) + 1;
    const limit = Math.min(Number(params.get('limit') ?? 10), PAGE_MAX);
    return toList(intentsOfCustomer.slice(from, from + limit), intentsOfCustomer.length > from + limit);
  }

  /** Carries out a request. */
  function answer(method: string, path: string, params: URLSearchParams): FakeResponse {
    const [, , kind, id = '', act] = path.split('/');
    const endpoint = [method, kind, id && '*', act].filter(Boolean).join(' ');
    const intent = intents.get(id);
    switch (endpoint) {
      case 'POST customers': {
        const customer = newId('cus');
        customers.add(customer);
        return ok({ object: 'customer', id: customer });
      }
      case 'DELETE customers *':
        if (!customers.delete(id)) return missing('customer');
        for (const each of methods.values())
          if (each.customer === id) Object.assign(each, { customer: null, isDetached: true });
        return ok({ object: 'customer', id, deleted: true });
      case 'POST setup_intents':
        if (!customers.has(params.get('customer') ?? '')) return missing('customer');
        if (params.get('usage') !== 'off_session') return invalid('parameter_missing', 'usage');
        return ok({ object: 'setup_intent', id: newId('seti'), client_secret: newId('seti_secret') });
      case 'GET payment_methods *': {
        const found = findMethod(id);
        return found === undefined ? missing('payment_method') : ok(toShownIntent(found));
      }
      case 'POST payment_methods * attach':
        return attach(findMethod(id), params.get('customer') ?? '');
      case 'POST payment_methods * detach': {
        const found = methods.get(id);
        if (found === undefined || found.customer === null) return invalid('payment_method_unexpected_state');
        Object.assign(found, { customer: null, isDetached: true });
        return ok(toShownIntent(found));
      }
      case 'POST payment_intents':
        return createIntent(params);
      case 'GET payment_intents':
        return listIntents(params);
      case 'GET payment_intents *':
        return intent === undefined ? missing('intent') : ok(intent);
      case 'POST payment_intents * cancel':
        return intent === undefined ? missing('intent') : cancelIntent(intent, params);
      case 'POST refunds':
        return createRefund(params);
      case 'GET refunds':
        return intents.has(params.get('payment_intent') ?? '')
          ? toList(refunds.filter((refund) => refund.payment_intent === params.get('payment_intent')))
          : missing('payment_intent');
      case 'GET disputes':
        return toList(disputes.filter((each) => each.payment_intent === params.get('payment_intent')));
      default:
        return error(404, 'invalid_request_error', { code: 'url_invalid' });
    }
  }

  const intentAt = (ref: string) => intents.get(ref) ?? missingIntent(ref);
  return {
    answer,
    intents,
    refunds,
    /** The member completes the bank's authentication, or fails it. */
    memberConfirms: (ref: string) => succeed(intentAt(ref)),
    memberFails: (ref: string) => fail(intentAt(ref), { code: 'payment_intent_authentication_failure' }),
    dispute: (ref: string, status = 'needs_response') => void disputes.push({ payment_intent: ref, status }),
    /** The bank does not take back the money of a refund that was made. */
    failRefund(ref: string) {
      const refund = refunds.find(({ id }) => id === ref)!;
      refund.status = 'failed';
      intentAt(refund.payment_intent).latest_charge!.amount_refunded -= refund.amount;
    },
    /** A card that the browser set up for a customer with Stripe's fields. */
    setUpCard(customer: string, kind = 'pm_card_visa'): string {
      const method = findMethod(kind)!;
      method.customer = customer;
      return method.id;
    },
  };
}

/** Smaller than Stripe's limit, so that a member's charges need more than one page. */
const PAGE_MAX = 3;

function missingIntent(ref: string): never {
  throw new Error(`There is no intent ${ref}`);
}
