import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../app/emptyDatabase.ts';
import { systemClock } from '../../platform/clock.ts';
import type { ChargeOrder, PaymentGateway } from './payments.ts';
import { simulatedGateway } from './simulated.ts';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let gateway: PaymentGateway;
beforeAll(async () => {
  database = await emptyDatabase();
  gateway = simulatedGateway(database.url, systemClock);
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

let born = 0;
const newKey = () => `key${(born += 1)}`;

const raw = {
  cardHolder: 'Rosalind Achterberg',
  cardNumber: '4242424242424242',
  expMonth: 12,
  expYear: 2090,
  cvc: '123',
  cardZipcode: '10001',
};

async function cardOf(customer: string, cardNumber = raw.cardNumber, key = newKey()) {
  const answer = await gateway.attachCard(customer, { ...raw, cardNumber }, key);
  if (answer.kind !== 'attached') throw new Error(answer.kind);
  return answer.card;
}

async function anOrder(cardNumber?: string): Promise<ChargeOrder> {
  const customer = await gateway.ensureCustomer({ id: 1, email: 'ada@example.test' }, newKey());
  const { ref: card } = await cardOf(customer, cardNumber);
  return { customer, card, amountCents: 1_900, attemptId: newKey(), offSession: false };
}

async function paid() {
  const charge = await gateway.charge(await anOrder());
  if (charge.kind !== 'succeeded') throw new Error(charge.kind);
  return charge.ref;
}

test('two that open the books at once open the same ones', async () => {
  const fresh = await emptyDatabase();
  const gateways = [1, 2].map(() => simulatedGateway(fresh.url, systemClock));
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
  test('has the same fingerprint for the same number, another for another', async () => {
    const { customer } = await anOrder();
    const [visa, again, other] = [
      await cardOf(customer),
      await cardOf(customer),
      await cardOf(customer, '5555555555554444'),
    ];
    expect(again.ref).not.toBe(visa.ref);
    expect(again.fingerprint).toBe(visa.fingerprint);
    expect(other.fingerprint).not.toBe(visa.fingerprint);
  });

  test('is attached once for one key', async () => {
    const { customer } = await anOrder();
    const key = newKey();
    expect(await cardOf(customer, raw.cardNumber, key)).toEqual(await cardOf(customer, raw.cardNumber, key));
  });

  test('that was detached is charged no more, nor by another customer', async () => {
    const order = await anOrder();
    const other = await anOrder();
    const declined = { kind: 'declined', code: 'card_declined', class: 'soft' };
    expect(await gateway.charge({ ...order, customer: other.customer, attemptId: newKey() })).toEqual(
      declined,
    );
    await gateway.detachCard(order.card);
    expect(await gateway.charge(order)).toEqual(declined);
  });
});

describe('a charge', () => {
  test('is made once, however often and by how many it is sent', async () => {
    const order = await anOrder();
    const charges = await Promise.all(Array.from({ length: 20 }, () => gateway.charge(order)));
    expect(new Set(charges.map((charge) => JSON.stringify(charge))).size).toBe(1);
    expect(await gateway.findCharge(order)).toEqual(charges[0]);
  });

  test('is not found before it was sent', async () => {
    expect(await gateway.findCharge({ attemptId: 'never', customer: 'nobody' })).toEqual({ kind: 'none' });
  });

  test('is refused under the same attempt with another amount', async () => {
    const order = await anOrder();
    await gateway.charge(order);
    await expect(gateway.charge({ ...order, amountCents: 19_200 })).rejects.toThrow('other values');
  });

  test('of …0341 is declined', async () => {
    const order = await anOrder('4000000000000341');
    const declined = { kind: 'declined', code: 'card_declined', class: 'soft' };
    expect(await gateway.charge(order)).toEqual(declined);
    expect(await gateway.findCharge(order)).toEqual(declined);
  });

  test('of …3155 wants authentication when the member is away', async () => {
    const order = await anOrder('4000002500003155');
    expect((await gateway.charge(order)).kind).toBe('succeeded');
    const away = await gateway.charge({ ...order, attemptId: newKey(), offSession: true });
    expect(away).toMatchObject({ kind: 'requires_action', clientSecret: expect.any(String) });
  });

  test('of …0119 is unknown at first, each attempt anew, and has succeeded when it is looked up', async () => {
    const order = await anOrder('4000000000000119');
    expect(await gateway.charge(order)).toEqual({ kind: 'unknown' });
    const found = await gateway.findCharge(order);
    expect(found.kind).toBe('succeeded');
    expect(await gateway.charge(order)).toEqual(found);
    expect(await gateway.charge({ ...order, attemptId: newKey() })).toEqual({ kind: 'unknown' });
  });

  test('is remembered by a gateway that is opened anew', async () => {
    const order = await anOrder();
    const charge = await gateway.charge(order);
    const again = simulatedGateway(database.url, systemClock);
    try {
      expect(await again.findCharge(order)).toEqual(charge);
    } finally {
      await again.close();
    }
  });
});

describe('a refund', () => {
  test('is made once for one key', async () => {
    const order = { ref: await paid(), amountCents: 1_900, key: newKey() };
    const refund = await gateway.refund(order);
    expect(refund.kind).toBe('succeeded');
    expect(await gateway.refund(order)).toEqual(refund);
  });

  test('never exceeds what is left of the charge, also by several at once', async () => {
    const ref = await paid();
    const refunds = await Promise.all(
      Array.from({ length: 4 }, () => gateway.refund({ ref, amountCents: 700, key: newKey() })),
    );
    expect(refunds.filter(({ kind }) => kind === 'succeeded')).toHaveLength(2);
    expect(refunds.filter(({ kind }) => kind === 'refused')).toHaveLength(2);
    expect((await gateway.refund({ ref: 'unheard of', amountCents: 1, key: newKey() })).kind).toBe('refused');
  });
});

test('books that were opened before charges could be taken back are opened still', async () => {
  const fresh = await emptyDatabase();
  const first = simulatedGateway(fresh.url, systemClock);
  await first.ensureCustomer({ id: 1, email: '' }, 'user1');
  await first.close();
  const client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  await client.query(
    'alter table simulated_gateway.charges drop column canceled_at, drop column disputed_at',
  );
  await client.end();
  const again = simulatedGateway(fresh.url, systemClock);
  try {
    expect(await again.findCharge({ attemptId: 'never', customer: 'nobody' })).toEqual({ kind: 'none' });
    await expect(again.cancelCharge('never')).rejects.toThrow('no charge');
  } finally {
    await again.close();
    await fresh.drop();
  }
});

test('no number is kept', async () => {
  await anOrder();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select to_jsonb(c) as card from simulated_gateway.cards c');
  await client.end();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(raw.cardNumber);
});
