import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import {
  confirmPayment,
  createSubscription,
  giveTip,
  type SubscriptionInfo,
} from '#contract/billing/calls.ts';
import type { Call } from '#contract/call.ts';
import { createRequest, postResponse } from '#contract/readings/calls.ts';
import { toWireRequest } from '#contract/wireRequest.ts';
import { fromWire } from '#contract/wire.ts';
import { createDataFolder, startServer } from '../../../testing/commandLine.ts';
import type { TestUser } from '../../../testing/testProduct.ts';
import { WANTS_AUTHENTICATION } from '../../../testing/billing/billing.ts';
import type { ChangePoint, CrashPoint } from '../../../testing/billing/crashPoints.ts';
import {
  STATE_CHANGES,
  type StateChange,
  type MembershipState,
} from '../../../testing/billing/membershipStates.ts';
import { startBillingProduct } from '../../../testing/billing/startBillingProduct.ts';

const ENTRY = new URL('../../../testing/billing/crashServer.ts', import.meta.url).pathname;
const IS_LONG = process.env['SOAK'] === '1';

const { product, billing, ledger, states } = await startBillingProduct({ LOG_LEVEL: 'fatal' });
const writer = await product.writer();
afterAll(() => product.stop());

interface KeyedRequest {
  call: Call;
  input: object;
  as: TestUser;
  key: string;
}

async function sendWithKey(origin: string, { call, input, as, key }: KeyedRequest) {
  const { method, address, body } = toWireRequest(call, input);
  const response = await fetch(origin + address, {
    method,
    body,
    headers: {
      authorization: `Token ${as.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
  });
  return { status: response.status, text: await response.text() };
}

/** Another instance on the same database, which is killed at one point of the call. */
async function crashInside(point: CrashPoint | ChangePoint, request: KeyedRequest): Promise<void> {
  await using folder = await createDataFolder();
  const env = { DATABASE_URL: product.databaseUrl, DATA_DIR: folder.path, DIE: point, LOG_LEVEL: 'fatal' };
  const { origin, child, ended } = await startServer(env, { entry: ENTRY });
  await expect(sendWithKey(origin, request)).rejects.toThrow(/fetch failed/);
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
}

const CHANGES: readonly [StateChange, MembershipState][] = [
  ['skip', 'monthly_active'],
  ['cancel', 'yearly_active'],
];
const ALL_CHANGES: readonly [StateChange, MembershipState][] = [
  ...CHANGES,
  ['unskip', 'monthly_skip_upcoming'],
  ['uncancel', 'cancel_upcoming'],
  ['upgrade', 'monthly_active'],
  ['update to monthly', 'upgrade_pending'],
  ['cancel', 'payment_failed'],
];

test.each(IS_LONG ? ALL_CHANGES : CHANGES)(
  '%s, killed right after its commit: the same key gets the answer, and nothing is done twice',
  { timeout: 60_000 },
  async (stateChange, state) => {
    const member = (await states.createMembersIn({ [state]: 1 }))[state][0]!;
    const [call, input] = STATE_CHANGES[stateChange];
    const request = { call, input, as: member, key: `${stateChange.replaceAll(' ', '-')}-once` };
    await crashInside('after the change is committed', request);
    const after = await ledger.readEverything(member);

    const repeated = await sendWithKey(product.origin, request);
    expect(repeated.status).toBe(200);
    const info = fromWire(JSON.parse(repeated.text)) as SubscriptionInfo;
    expect(info).toEqual(await billing.subscriptionInfo(member));
    expect(await sendWithKey(product.origin, request)).toEqual(repeated);
    expect(await ledger.readEverything(member)).toEqual(after);
  },
);

/** A tip for an answered request. */
async function prepareTip(member: TestUser): Promise<Omit<KeyedRequest, 'key'>> {
  const { body } = await product.send(createRequest, { message: 'What will come?' }, { as: member });
  await product.send(postResponse, { readingRequest: body.id, message: 'This.' }, { as: writer });
  return { call: giveTip, input: { amount: '5.00', readingRequestId: body.id }, as: member };
}

test.each(
  IS_LONG
    ? (['after the intent', 'before the answer of the gateway', 'before the answer is sent'] as const)
    : (['before the answer of the gateway'] as const),
)(
  'a tip, killed %s: the same key is answered within 5 seconds, and it is given once',
  { timeout: 60_000 },
  async (point) => {
    const member = (await states.createMembersIn({ yearly_active: 1 })).yearly_active[0]!;
    const request = { ...(await prepareTip(member)), key: `tip ${point}`.replaceAll(' ', '-') };
    await crashInside(point, request);

    const startedAt = performance.now();
    const repeated = await sendWithKey(product.origin, request);
    const seconds = (performance.now() - startedAt) / 1_000;
    expect(repeated.status).toBe(201);
    expect(seconds).toBeLessThan(5);
    expect(await sendWithKey(product.origin, request)).toEqual(repeated);
    expect(await ledger.listChargedCents(member)).toEqual([19_200, 500]);
    expect(await billing.invoices(member)).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
  },
);

test('a call that outlasts the heartbeat timeout of its key is not made twice', async () => {
  const member = (await states.createMembersIn({ yearly_active: 1 })).yearly_active[0]!;
  const request = { ...(await prepareTip(member)), key: 'slow' };
  const { payments } = product.services;
  const { charge } = payments;
  const callCounts = { gateway: 0 };
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  Object.assign(payments, {
    async charge(order: Parameters<typeof charge>[0]) {
      callCounts.gateway += 1;
      await answered;
      return charge(order);
    },
  });
  try {
    const first = sendWithKey(product.origin, request);
    const duplicates = Array.from({ length: 20 }, () => sendWithKey(product.origin, request));
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    expect(callCounts.gateway).toBe(1);
    answer();
    const { status, text } = await first;
    expect(status).toBe(201);
    for (const duplicate of await Promise.all(duplicates)) expect(duplicate).toEqual({ status, text });
    expect(callCounts.gateway).toBe(1);
  } finally {
    Object.assign(payments, { charge });
  }
  expect(await ledger.listChargedCents(member)).toEqual([19_200, 500]);
});

describe('a payment that waits for confirmation', () => {
  test('is repeated by the same key with a fresh secret, which is not stored', async () => {
    const member = await states.createMember(WANTS_AUTHENTICATION);
    const input = { productId: 2, userId: member.id };
    const request = { call: createSubscription, input, as: writer, key: 'waits' };
    const first = await sendWithKey(product.origin, request);
    const refusal = JSON.parse(first.text) as Record<string, unknown>;
    expect([first.status, refusal['code']]).toEqual([402, 'authentication_required']);
    expect(refusal['client_secret']).toMatch(/_secret$/);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(idempotency_keys)::text as row from idempotency_keys where key = ${request.key}`.execute(
      product.db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.row).not.toContain('secret');

    const attempts = await billing.attempts(member);
    expect(await sendWithKey(product.origin, request)).toEqual(first);
    expect(await billing.attempts(member)).toEqual(attempts);
    expect(await ledger.listChargedCents(member)).toEqual([]);

    const other = await sendWithKey(product.origin, { ...request, input: { ...input, productId: 1 } });
    expect([other.status, JSON.parse(other.text)['code']]).toEqual([409, 'idempotency_key_reused']);
  });

  test('is answered as paid by the same key once it is confirmed', async () => {
    const member = await states.createMember(WANTS_AUTHENTICATION);
    const input = { productId: 2, userId: member.id };
    const request = { call: createSubscription, input, as: writer, key: 'confirmed' };
    const { attempt_id: attemptId } = JSON.parse((await sendWithKey(product.origin, request)).text);
    expect((await product.send(confirmPayment, { attemptId }, { as: member })).status).toBe(200);
    const repeated = await sendWithKey(product.origin, request);
    expect(repeated.status).toBe(201);
    expect(fromWire(JSON.parse(repeated.text))).toEqual(await billing.subscriptionInfo(member));
    expect(await ledger.listChargedCents(member)).toEqual([1_900]);
  });
});
