import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { TestUser } from '../../../testing/testProduct.ts';
import { createSystemContext, NO_HOOKS } from '../../platform/http/callContext.ts';
import { toEpochSeconds, type MovableClock } from '../../platform/clock.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { ANSWERS_LATE } from '../../../testing/billing/billing.ts';
import { settleLostCharges } from './settleLostCharges.ts';
import { settleLostRefunds } from './settleLostRefunds.ts';
import { renewalJob } from '../membership/renewalJob.ts';
import { startBillingProduct } from '../../../testing/billing/startBillingProduct.ts';

const { product, billing, states } = await startBillingProduct({ LOG_LEVEL: 'silent' });
// From here on, jobs run only when a test calls them.
await product.scheduler.stop();
afterAll(() => product.stop());

const runJob = (job: Job) => {
  return job.run(createSystemContext(product.services, NO_HOOKS), new AbortController().signal);
};

/** Members with a monthly plan, each with another card where one is given. */
async function createMembersWith(cards: readonly (string | undefined)[]): Promise<TestUser[]> {
  const members = await Promise.all(cards.map(() => states.createMember()));
  for (const member of members) await states.sendStateChangeOrThrow('create', member);
  for (const [index, card] of cards.entries())
    if (card !== undefined) await billing.addCardTo(members[index]!, card);
  // All jobs have run by now.
  await product.advance({ seconds: 0 });
  return members;
}

/** Ends the periods of all members, that of the first member first, before a job can run. */
async function makeDue(members: readonly TestUser[]): Promise<void> {
  const now = toEpochSeconds(product.services.clock.now());
  const first = Math.min(...members.map(({ id }) => id));
  await sql`update subscriptions set current_period_end = ${now - 100} + user_id - ${first},
      anchor = ${now - 31 * 86_400 - 3_600}, next_action_at = ${now - 100} + user_id - ${first}
    where user_id = any(${members.map(({ id }) => id)}::bigint[])`.execute(product.db);
}
const readLastAttempt = async (member: TestUser) => (await billing.attempts(member)).at(-1)!.status;

test('five charges without an answer do not delay the next ones', { timeout: 60_000 }, async () => {
  const late = await createMembersWith(Array.from({ length: 5 }, () => ANSWERS_LATE));
  const members = [...late, ...(await createMembersWith([undefined, undefined, undefined]))];
  await makeDue(members);
  await runJob(renewalJob);
  expect(await Promise.all(members.map(readLastAttempt))).toEqual([
    ...Array.from({ length: 5 }, () => 'unknown'),
    ...Array.from({ length: 3 }, () => 'succeeded'),
  ]);
  await product.advance({ minutes: 1 });
});

test('a gateway that does not answer is not called for every member', { timeout: 60_000 }, async () => {
  const members = await createMembersWith(Array.from({ length: 8 }, () => undefined));
  const { payments } = product.services;
  const { charge, findCharge } = payments;
  let callCount = 0;
  const failToAnswer = async () => {
    callCount += 1;
    throw new Error('silent');
  };
  Object.assign(payments, { charge: failToAnswer, findCharge: () => Promise.reject(new Error('silent')) });
  try {
    await makeDue(members);
    await runJob(renewalJob);
    expect(callCount).toBe(5);
  } finally {
    Object.assign(payments, { charge, findCharge });
  }
  await product.advance({ minutes: 15 });
  expect(await Promise.all(members.map(readLastAttempt))).toEqual(members.map(() => 'succeeded'));
});

/** Tips of one member whose process was killed before it called the gateway. */
async function insertLostTips(member: TestUser, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with billed as (
      insert into invoices (user_id, kind, purpose, status, amount_cents, description, created_at)
      select ${member.id}, 'tip', 'tip', 'open', 200 + n, 'Tip', ${product.services.clock.now().toString()}
      from generate_series(1, ${count}) n returning id, created_at)
    insert into attempts (invoice_id, user_id, actor_id, payment_method_id, n, off_session, status, created_at, look_at)
    select billed.id, ${member.id}, ${member.id}, payment_methods.id, 1, false, 'pending', billed.created_at,
      billed.created_at + interval '1 second' * (billed.id % 7)
    from billed join payment_methods on payment_methods.user_id = ${member.id}
    order by billed.id returning invoice_id as id`.execute(product.db);
  return rows.map(({ id }) => id);
}

/** Makes the database refuse to record the outcome of these rows. */
async function withFailingUpdates(
  table: 'attempts' | 'refunds' | 'subscriptions',
  condition: string,
  act: () => Promise<void>,
) {
  await sql
    .raw(`
    create function refuse_${table}() returns trigger language plpgsql as
      $$ begin raise exception 'This row cannot be saved'; end $$;
    create trigger refuse_${table} before update of status on ${table} for each row
      when (${condition}) execute function refuse_${table}();`)
    .execute(product.db);
  try {
    await act();
  } finally {
    await sql.raw(`drop function refuse_${table} cascade`).execute(product.db);
  }
}

test('a renewal whose outcome cannot be recorded has no next step until it is looked up', async () => {
  const [failing, member] = await createMembersWith([undefined, undefined]);
  await makeDue([failing!, member!]);
  // Since the first member's steps fail, the batch is processed one by one.
  await withFailingUpdates('subscriptions', `new.user_id = ${failing!.id}`, () =>
    withFailingUpdates('attempts', 'true', () => runJob(renewalJob)),
  );
  expect(await readLastAttempt(member!)).toBe('pending');
  const { nextActionAt } = await product.db
    .selectFrom('subscriptions')
    .select('nextActionAt')
    .where('userId', '=', member!.id)
    .executeTakeFirstOrThrow();
  expect(nextActionAt).toBe(null);
  await product.advance({ minutes: 20 });
  expect(await readLastAttempt(member!)).toBe('succeeded');
});

test('twenty charges that cannot be settled do not delay the next one', { timeout: 60_000 }, async () => {
  const member = await states.createMember();
  const invoices = await insertLostTips(member, 21);
  const good = invoices.at(-1)!;
  await sql`update attempts set look_at = look_at + interval '1 minute' where invoice_id = ${good}`.execute(
    product.db,
  );
  (product.services.clock as MovableClock).moveTo(product.services.clock.now().add({ minutes: 2 }));
  const readInvoiceStatus = async (id: number) =>
    (await product.db.selectFrom('invoices').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  await withFailingUpdates('attempts', `new.invoice_id < ${good}`, async () => {
    await runJob(settleLostCharges);
    expect(await readInvoiceStatus(good)).toBe('paid');
    expect(await readInvoiceStatus(invoices[0]!)).toBe('open');
  });
  await product.advance({ minutes: 20 });
  expect(await Promise.all(invoices.map(readInvoiceStatus))).toEqual(invoices.map(() => 'paid'));

  // The same for refunds: twenty-one of them.
  const now = product.services.clock.now().toString();
  await sql`insert into refunds (invoice_id, user_id, amount_cents, status, ends_membership, created_at, look_at)
    select id, user_id, 100, 'pending', false, ${now}, ${now}::timestamptz - interval '1 minute' * (${good} - id + 1)
    from invoices where id = any(${invoices}::bigint[])`.execute(product.db);
  await withFailingUpdates('refunds', `new.invoice_id < ${good}`, async () => {
    await runJob(settleLostRefunds);
    expect(await readInvoiceStatus(good)).toBe('partly_refunded');
  });
  await product.advance({ minutes: 20 });
  expect(await Promise.all(invoices.map(readInvoiceStatus))).toEqual(invoices.map(() => 'partly_refunded'));
});
