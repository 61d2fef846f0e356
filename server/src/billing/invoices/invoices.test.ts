import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getReceipt, listAttempts, listInvoices } from '#contract/billing/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';
import { createBilling, DECLINES, MASTERCARD, VISA } from '../../../testing/billing/billing.ts';
import { loadInvoice } from './toInvoice.ts';

let product: TestProduct;
let billing: ReturnType<typeof createBilling>;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  billing = createBilling(product);
  writer = await product.writer();
});
afterAll(() => product.stop());

const readHistory = async (as: TestUser, paging = {}) =>
  (await product.send(listInvoices, paging, { as })).body;
const listAsWriter = async ({ id }: TestUser, paging = {}) =>
  (await product.send(listInvoices, { userId: id, ...paging }, { as: writer })).body;
const openReceipt = (id: number, as: TestUser) => product.send(getReceipt, { id }, { as });
const readAttempts = (userId: number, paging = {}) =>
  product.send(listAttempts, { userId, ...paging }, { as: writer });

const currentInstant = () => product.services.clock.now();
const nowSeconds = () => Math.floor(currentInstant().epochMilliseconds / 1000);

/** An invoice as a renewal would have created it. */
async function anInvoice(
  { id: userId }: TestUser,
  more: { status?: 'open' | 'paid'; createdAt?: string } = {},
) {
  const tip = { kind: 'tip', status: 'paid', amountCents: 500, description: 'Tip for Isolde' } as const;
  const { id } = await product.db
    .insertInto('invoices')
    .values({ ...tip, userId, createdAt: currentInstant(), paidAt: currentInstant(), ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function anAttempt({ id: userId }: TestUser, invoiceId: number, n: number, last4: string) {
  const { id: paymentMethodId } = await product.db
    .selectFrom('paymentMethods')
    .select('id')
    .where('userId', '=', userId)
    .where('last4', '=', last4)
    .executeTakeFirstOrThrow();
  const times = { offSession: true, createdAt: currentInstant(), settledAt: currentInstant() };
  await product.db
    .insertInto('attempts')
    .values({ ...times, userId, invoiceId, paymentMethodId, n, status: 'declined' })
    .execute();
}

const aRefund = ({ id: userId }: TestUser, invoiceId: number, status: 'pending' | 'succeeded' | 'refused') =>
  product.db
    .insertInto('refunds')
    .values({
      userId,
      invoiceId,
      status,
      amountCents: 700,
      endsMembership: false,
      createdAt: '2026-01-02T03:04:05Z',
      settledAt: status === 'pending' ? null : '2026-01-02T03:05:00Z',
    })
    .execute();

describe('the billing history', () => {
  test('is empty for a member who never paid', async () => {
    expect(await readHistory(await product.customer())).toEqual({ count: 0, results: [] });
  });

  test('shows for a membership the amount, the period and the card', async () => {
    const customer = await billing.customer();
    const { body: info } = await billing.subscribe(customer, 2);
    const { count, results } = await readHistory(customer);
    expect(count).toBe(1);
    const [invoice] = results;
    expect(invoice).toEqual({
      id: expect.any(Number),
      number: `ML-${String(invoice!.id).padStart(6, '0')}`,
      kind: 'membership',
      status: 'paid',
      productId: 2,
      periodStart: info.currentPeriodStart,
      periodEnd: info.currentPeriodEnd,
      amountCents: 1_900,
      taxCents: 0,
      refundedCents: 0,
      card: { brand: 'visa', last4: '4242' },
      readingRequestId: null,
      description: 'Monthly membership',
      createdAt: expect.any(Number),
      paidAt: expect.any(Number),
    });
    expect(Math.abs(invoice!.createdAt - nowSeconds())).toBeLessThan(10);
    expect(Math.abs(invoice!.paidAt! - nowSeconds())).toBeLessThan(10);
    expect(await listAsWriter(customer)).toEqual({
      count: 1,
      results: [{ ...invoice, userId: customer.id }],
    });
  });

  test('shows declined charges to writers but not to the member', async () => {
    const customer = await billing.customer({ card: DECLINES });
    await billing.subscribe(customer, 1);
    await billing.addCardTo(customer, MASTERCARD);
    await billing.subscribe(customer, 1);
    expect(await readHistory(customer)).toMatchObject({ count: 1, results: [{ status: 'paid' }] });
    expect(await listAsWriter(customer)).toMatchObject({
      count: 2,
      results: [
        { status: 'paid', card: { brand: 'mastercard', last4: '4444' } },
        { status: 'void', card: { brand: 'visa', last4: '0341' }, paidAt: null },
      ],
    });
  });

  test('names the card of the last attempt, also after it was removed', async () => {
    const customer = await billing.customer({ card: VISA });
    await billing.addCardTo(customer, MASTERCARD);
    const id = await anInvoice(customer, { status: 'open' });
    expect((await readHistory(customer)).results[0]).toMatchObject({ id, status: 'open', card: null });
    await anAttempt(customer, id, 1, '4444');
    await anAttempt(customer, id, 2, '4242');
    await product.db
      .updateTable('paymentMethods')
      .set({ removedAt: currentInstant() })
      .where('userId', '=', customer.id)
      .where('last4', '=', '4242')
      .execute();
    expect((await readHistory(customer)).results[0]!.card).toEqual({ brand: 'visa', last4: '4242' });
    expect(await loadInvoice(product.db, id, { withUser: false })).toEqual(
      (await readHistory(customer)).results[0],
    );
  });

  test("is paged, newest first, and contains only the member's own invoices", async () => {
    const customer = await product.customer();
    const ids: number[] = [];
    for (let day = 1; day <= 28; day++)
      ids.push(await anInvoice(customer, { createdAt: `2026-01-${String(day).padStart(2, '0')}T09:00:00Z` }));
    await anInvoice(await product.customer());
    const toIds = async (paging: object) => (await readHistory(customer, paging)).results.map(({ id }) => id);

    expect(await readHistory(customer)).toMatchObject({ count: 28 });
    expect(await toIds({})).toEqual(ids.slice(3).reverse());
    expect(await toIds({ offset: 25 })).toEqual(ids.slice(0, 3).reverse());
    expect(await toIds({ order: 'asc', limit: 2 })).toEqual(ids.slice(0, 2));
    expect(await readHistory(customer, { offset: 28 })).toEqual({ count: 28, results: [] });
  });

  test('is counted up to 10,000', async () => {
    const { id } = await product.customer();
    await sql`
      insert into invoices (user_id, kind, status, amount_cents, description, created_at)
      select ${id}, 'tip', 'paid', 500, 'Tip', now() from generate_series(1, 10001)`.execute(product.db);
    expect(await listAsWriter({ id } as TestUser, { limit: 1 })).toMatchObject({ count: 10_000 });
  });

  test.each([999_999_999, 'a writer'])('is 404 for %s', async (userId) => {
    const named = typeof userId === 'number' ? userId : (await product.writer()).id;
    const answer = await product.send(listInvoices, { userId: named }, { as: writer });
    expect(answer).toMatchObject({ status: 404, code: 'not_found' });
    expect(await readAttempts(named)).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('a receipt', () => {
  test('says what was paid, and names payer and seller', async () => {
    const customer = await billing.customer();
    await billing.subscribe(customer, 1);
    const [invoice] = (await readHistory(customer)).results;
    const { status, body } = await openReceipt(invoice!.id, customer);
    expect(status).toBe(200);
    expect(body).toEqual({
      invoice,
      seller: { name: 'Moonletter', email: 'letters@moonletter.test' },
      member: { firstName: 'Rosalind', lastName: 'Achterberg', email: customer.email },
      refunds: [],
    });
    const forWriter = await openReceipt(invoice!.id, writer);
    expect(forWriter.body).toEqual({ ...body, invoice: { ...invoice, userId: customer.id } });
  });

  test('lists completed refunds only', async () => {
    const customer = await billing.customer();
    await billing.subscribe(customer, 2);
    const { id } = (await readHistory(customer)).results[0]!;
    for (const status of ['pending', 'succeeded', 'refused'] as const) await aRefund(customer, id, status);
    await product.db
      .updateTable('invoices')
      .set({ status: 'partly_refunded', refundedCents: 700 })
      .where('id', '=', id)
      .execute();
    expect((await openReceipt(id, customer)).body).toMatchObject({
      invoice: { status: 'partly_refunded', refundedCents: 700 },
      refunds: [{ amountCents: 700, refundedAt: Date.parse('2026-01-02T03:05:00Z') / 1000 }],
    });
  });

  test("is 404 for another member's payment, as for one that does not exist", async () => {
    const id = await anInvoice(await product.customer());
    const other = await product.customer();
    const otherReceipt = await openReceipt(id, other);
    const nobodys = await openReceipt(999_999_999, other);
    expect(otherReceipt).toMatchObject({ status: 404, code: 'not_found' });
    expect(otherReceipt.body).toEqual(nobodys.body);
  });

  test.each(['open', 'void'] as const)('is 404 for an invoice that is %s', async (status) => {
    const customer = await product.customer();
    const id = await anInvoice(customer);
    expect((await openReceipt(id, customer)).status).toBe(200);
    await product.db.updateTable('invoices').set({ status }).where('id', '=', id).execute();
    expect(await openReceipt(id, customer)).toMatchObject({ status: 404 });
    expect(await openReceipt(id, writer)).toMatchObject({ status: 404 });
  });

  test.each([
    [{ SUPPORT_EMAIL: 'help@moon.example' }, 'help@moon.example'],
    [{ MAIL_FROM: 'post@moon.example' }, 'post@moon.example'],
  ])('names the address of the owner: %j', async (env, email) => {
    const owners = await startTestProduct(env);
    try {
      const customer = await createBilling(owners).customer();
      await createBilling(owners).subscribe(customer, 2);
      const { body } = await owners.send(listInvoices, {}, { as: customer });
      const receipt = await owners.send(getReceipt, { id: body.results[0]!.id }, { as: customer });
      expect(receipt.body.seller).toEqual({ name: 'Moonletter', email });
    } finally {
      await owners.stop();
    }
  });
});

describe('the attempts to charge a member', () => {
  test('are listed with their outcomes, newest first', async () => {
    const customer = await billing.customer({ card: DECLINES });
    await billing.subscribe(customer, 1);
    await billing.addCardTo(customer, VISA);
    await billing.subscribe(customer, 1);
    const { body } = await readAttempts(customer.id);
    const [paid, declined] = (await listAsWriter(customer)).results;
    const common = {
      id: expect.any(Number),
      n: 1,
      offSession: false,
      amountCents: 19_200,
      createdAt: expect.any(Number),
      settledAt: expect.any(Number),
    };
    expect(body).toEqual({
      count: 2,
      results: [
        {
          ...common,
          invoiceId: paid!.id,
          status: 'succeeded',
          declineCode: null,
          card: { brand: 'visa', last4: '4242' },
        },
        {
          ...common,
          invoiceId: declined!.id,
          status: 'declined',
          declineCode: 'card_declined',
          card: { brand: 'visa', last4: '0341' },
        },
      ],
    });
    expect((await readAttempts(customer.id, { order: 'asc', limit: 1 })).body).toEqual({
      count: 2,
      results: [body.results[1]],
    });
    expect((await readAttempts(customer.id, { offset: 2 })).body).toEqual({ count: 2, results: [] });
  });

  test('are empty for a member who was never charged', async () => {
    expect((await readAttempts((await product.customer()).id)).body).toEqual({ count: 0, results: [] });
  });
});
