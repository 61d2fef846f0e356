import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { startTestProduct, type TestProduct } from '../../../testing/testProduct.ts';

const DUE = process.env['SOAK'] === '1' ? 1_000 : 120;
/** Every tenth card is declined. */
const DECLINED = DUE / 10;

/** Members whose month ends in an hour, each with a card. */
async function insertDueMembers({ db, services }: TestProduct): Promise<void> {
  // The gateway creates its schema at the first call.
  await services.payments.ensureCustomer({ id: 0, email: '' }, 'nobody');
  const now = Math.floor(services.clock.now().epochMilliseconds / 1000);
  const [periodStart, periodEnd] = [now - 31 * 86_400, now + 3_600];
  await sql`
    insert into users (email, password_hash, first_name, last_name, birth_date, terms_accepted_at, created_at)
      select 'due' || n || '@example.test', '', 'Rosalind', 'Achterberg', date '1980-03-04', now(), now()
      from generate_series(1, ${sql.lit(DUE)}) n;
    insert into gateway_customers (user_id, ref) select id, 'customer' || id from users;
    insert into simulated_gateway.customers (ref, key) select 'customer' || id, 'customer' || id from users;
    insert into simulated_gateway.cards (ref, key, customer, brand, last4, exp_month, exp_year, fingerprint, scenario)
      select 'card' || id, 'card' || id, 'customer' || id, 'visa', '4242', 12, 2090, '',
        case when row_number() over (order by id) % 10 = 0 then 'declines' else 'succeeds' end
      from users;
    insert into payment_methods (user_id, ref, brand, last4, exp_month, exp_year, fingerprint, is_default, created_at)
      select id, 'card' || id, 'visa', '4242', 12, 2090, '', true, now() from users;
    insert into subscriptions (user_id, status, interval, product_id, cancel_at_period_end, current_period_start,
        current_period_end, anchor, periods, next_action_at, noticed_until, created_at)
      select id, 'active', 'month', 2, false, ${sql.lit(periodStart)}, ${sql.lit(periodEnd)}, ${sql.lit(periodStart)}, 1,
        ${sql.lit(periodEnd)}, ${sql.lit(now)}, now()
      from users;
  `.execute(db);
}

test.each([2, 4])(
  `%i concurrent renewal jobs on ${DUE} due memberships: each is charged once`,
  { timeout: 300_000 },
  async (jobCount) => {
    const database = await createEmptyDatabase();
    const products: TestProduct[] = [];
    while (products.length < jobCount)
      products.push(await startTestProduct({}, { databaseUrl: database.url }));
    const { db } = products[0]!;
    await insertDueMembers(products[0]!);

    await Promise.all(products.map((product) => product.advance({ hours: 2 })));

    const { rows: members } = await sql<Record<string, unknown>>`
      select status, tries, attempts, invoices, charges, count(*)::int from (
        select status,
          (select count(*)::int from attempts where attempts.user_id = s.user_id) as tries,
          (select string_agg(status, ' ') from attempts where attempts.user_id = s.user_id) as attempts,
          (select string_agg(status, ' ') from invoices where invoices.user_id = s.user_id) as invoices,
          (select string_agg(outcome || ' ' || amount_cents, ' ') from simulated_gateway.charges
            where customer = 'customer' || s.user_id) as charges
        from subscriptions s) each_member
      group by 1, 2, 3, 4, 5 order by 1`.execute(db);
    const mails = await db.selectFrom('mailOutbox').select('recipient').execute();
    const audited = await db.selectFrom('auditLog').select('userId').where('act', '=', 'renew').execute();
    await Promise.all(products.map((product) => product.stop()));
    await database.drop();

    const paid = { status: 'active', attempts: 'succeeded', invoices: 'paid', charges: 'succeeded 1900' };
    const owed = { status: 'past_due', attempts: 'declined', invoices: 'open', charges: 'declined 1900' };
    expect(members).toEqual([
      { ...paid, tries: 1, count: DUE - DECLINED },
      { ...owed, tries: 1, count: DECLINED },
    ]);
    // One mail per member, and one audit entry per charged member.
    expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([DUE, DUE]);
    expect(new Set(audited.map(({ userId }) => userId)).size).toBe(audited.length);
    expect(audited).toHaveLength(DUE - DECLINED);
  },
);
