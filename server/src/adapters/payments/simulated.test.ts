import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { systemClock } from '../../platform/clock.ts';
import type { ChargeOrder, PaymentGateway } from './payments.ts';
import { createSimulatedGateway } from './simulated.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let gateway: PaymentGateway;
beforeAll(async () => {
  database = await createEmptyDatabase();
  gateway = createSimulatedGateway(database.url, systemClock);
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

let keyCount = 0;
const randomKey = () => `key${(keyCount += 1)}`;

const raw = {
  cardHolder: 'Rosalind Achterberg',
  cardNumber: '4242424242424242',
  expMonth: 12,
  expYear: 2090,
  cvc: '123',
  cardZipcode: '10001',
};

async function toRawCard(customer: string, cardNumber = raw.cardNumber, key = randomKey()) {
  const answer = await gateway.attachCard(customer, { ...raw, cardNumber }, key);
  if (answer.kind !== 'attached') throw new Error(answer.kind);
  return answer.card;
}

async function createTestOrder(cardNumber?: string): Promise<ChargeOrder> {
  const customer = await gateway.ensureCustomer({ id: 1, email: 'ada@example.test' }, randomKey());
  const { ref: card } = await toRawCard(customer, cardNumber);
  return { customer, card, amountCents: 1_900, attemptId: randomKey(), offSession: false };
}

test('two processes that open the ledger at the same time open the same one', async () => {
  const fresh = await createEmptyDatabase();
  const gateways = [1, 2].map(() => createSimulatedGateway(fresh.url, systemClock));
  try {
    const refs = await Promise.all(
      gateways.map((each) => each.ensureCustomer({ id: 1, email: '' }, 'user1')),
    );
    expect(refs[0]).toBe(refs[1]);
  } finally {
    await Promise.all(gateways.map((each) => each.close()));
    await fresh.drop();
  }
});

describe('a card', () => {
  test('is attached once per key', async () => {
    const { customer } = await createTestOrder();
    const key = randomKey();
    expect(await toRawCard(customer, raw.cardNumber, key)).toEqual(
      await toRawCard(customer, raw.cardNumber, key),
    );
  });
});

describe('a charge', () => {
  test('of …3155 requires authentication off session', async () => {
    const order = await createTestOrder('4000002500003155');
    expect((await gateway.charge(order)).kind).toBe('succeeded');
    const offSession = await gateway.charge({ ...order, attemptId: randomKey(), offSession: true });
    expect(offSession).toMatchObject({ kind: 'requires_action', clientSecret: expect.any(String) });
  });

  test('of …0119 is unknown at first for each attempt, and has succeeded when it is looked up', async () => {
    const order = await createTestOrder('4000000000000119');
    expect(await gateway.charge(order)).toEqual({ kind: 'unknown' });
    const found = await gateway.findCharge(order);
    expect(found.kind).toBe('succeeded');
    expect(await gateway.charge(order)).toEqual(found);
    expect(await gateway.charge({ ...order, attemptId: randomKey() })).toEqual({ kind: 'unknown' });
  });
});

test('a ledger from before charges could be canceled can still be opened', async () => {
  const fresh = await createEmptyDatabase();
  const first = createSimulatedGateway(fresh.url, systemClock);
  await first.ensureCustomer({ id: 1, email: '' }, 'user1');
  await first.close();
  const client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  await client.query(
    'alter table simulated_gateway.charges drop column canceled_at, drop column disputed_at',
  );
  await client.end();
  const reopened = createSimulatedGateway(fresh.url, systemClock);
  try {
    expect(await reopened.findCharge({ attemptId: 'never', customer: 'nobody' })).toEqual({ kind: 'none' });
    await expect(reopened.cancelCharge('never')).rejects.toThrow('knows nothing');
  } finally {
    await reopened.close();
    await fresh.drop();
  }
});

test('a dispute is read from the ledger', async () => {
  const order = await createTestOrder();
  const charge = await gateway.charge(order);
  const ref = (charge as { ref: string }).ref;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('update simulated_gateway.charges set disputed_at = now() where ref = $1', [ref]);
  await client.end();
  expect(await gateway.isDisputed(ref)).toBe(true);
});

test('no card number is stored', async () => {
  await createTestOrder();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select to_jsonb(c) as card from simulated_gateway.cards c');
  await client.end();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(raw.cardNumber);
});
