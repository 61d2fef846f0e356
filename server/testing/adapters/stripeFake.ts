import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import {
  STRIPE_API_VERSION,
  createStripeGateway,
  type StripeSettings,
} from '../../src/adapters/payments/stripe.ts';
import { type FakeResponse, createStripeState } from './stripeFakeState.ts';

/** Faults of a request: before or after it is carried out. */
export type Fault =
  | 'lost_before'
  | 'lost_after'
  | 'in_progress'
  | 'rate_limited'
  | 'fails_before'
  | 'fails_after'
  | 'slow'
  | 'rubbish'
  | 'nothing'
  | 'strange'
  | 'another';

export const FAKE_STRIPE = {
  secretKey: 'sk_test_fake',
  publishableKey: 'pk_test_fake',
  webhookSecret: 'whsec_fake',
};

export type StripeFake = ReturnType<typeof createStripeFake>;

/** A fake Stripe in this process: the official library talks to it as to the real one, and faults can be injected. */
export function createStripeFake() {
  const state = createStripeState();
  const storedResponses = new Map<string, { request: string; answered: FakeResponse }>();
  const faults: { fault: Fault; on: string }[] = [];
  const requests: string[] = [];

  /**
   * Runs a request once per idempotency key and repeats the stored response afterwards; invalid requests are not
   * stored.
   */
  function runRequest(
    method: string,
    path: string,
    params: URLSearchParams,
    key: string | null,
  ): FakeResponse {
    if (method !== 'POST' || key === null) return state.answer(method, path, params);
    const request = `${path}?${params.toString()}`;
    const known = storedResponses.get(key);
    if (known !== undefined && known.request !== request)
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'Said by Stripe' } } };
    if (known !== undefined) return known.answered;
    const answered = structuredClone(state.answer(method, path, params));
    if (answered.status !== 400 && answered.status !== 404) storedResponses.set(key, { request, answered });
    return answered;
  }

  async function fetchFake(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    if (headers.get('authorization') !== `Bearer ${FAKE_STRIPE.secretKey}`)
      return toJsonResponse(401, { error: { type: 'invalid_request_error', message: 'Said by Stripe' } });
    if (headers.get('stripe-version') !== STRIPE_API_VERSION)
      throw new Error('another version was asked for');
    const params = typeof init.body === 'string' ? new URLSearchParams(init.body) : searchParams;
    requests.push(`${method} ${pathname}?${params.toString()}`);

    const at = faults.findIndex(({ on }) => `${method} ${pathname}`.startsWith(on));
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]!.fault;
    if (fault === 'lost_before') throw new TypeError('fetch failed');
    if (fault === 'in_progress') return toApiError(409, 'idempotency_key_in_use');
    if (fault === 'rate_limited') return toApiError(429, 'rate_limit');
    if (fault === 'fails_before') return toApiError(500, 'api_error');

    const { status, body } = runRequest(method, pathname, params, headers.get('idempotency-key'));
    if (fault === 'lost_after') throw new TypeError('fetch failed');
    if (fault === 'fails_after') return toApiError(500, 'api_error');
    if (fault === 'slow') return untilAborted(init.signal);
    if (fault === 'rubbish') return new Response('<html>Bad gateway</html>', { status: 200 });
    if (fault === 'nothing') return toJsonResponse(200, null);
    if (fault === 'strange') return toJsonResponse(200, { object: 'payment_intent', status: 'succeeded' });
    if (fault === 'another')
      return toJsonResponse(200, { ...(body as object), metadata: { attempt_id: 'inv9_a9' } });
    return toJsonResponse(status, body);
  }

  const { answer: _, ...visibleState } = state;
  return {
    ...visibleState,
    /** All requests with their parameters, oldest first. */
    requests,
    /** Deletes the responses stored under idempotency keys, as Stripe does after a day. */
    forgetKeys: () => storedResponses.clear(),
    /** Injects this fault into the next requests that begin with `on`. */
    fault(fault: Fault, { on = 'POST /v1/payment_intents', times = 1 } = {}) {
      for (let i = 0; i < times; i++) faults.push({ fault, on });
    },
    /** A webhook message as sent by Stripe, with its signature. */
    message(type: string, object: object, { secret = FAKE_STRIPE.webhookSecret, id = newEventId() } = {}) {
      const payload = JSON.stringify({ object: 'event', id, type, data: { object } });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      return { payload, signature, id };
    },
    /** A gateway that talks to the fake; the library's own retry is off, unless it is being tested. */
    gateway: (settings: Partial<StripeSettings> = {}) =>
      createStripeGateway({
        ...FAKE_STRIPE,
        httpClient: Stripe.createFetchHttpClient(fetchFake),
        retries: 0,
        ...settings,
      }),
  };
}

const newEventId = () => `evt_${randomBytes(9).toString('hex')}`;

const toJsonResponse = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'request-id': 'req_fake' },
  });

const toApiError = (status: number, code: string) =>
  toJsonResponse(status, { error: { type: 'api_error', code, message: 'Said by Stripe' } });

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
