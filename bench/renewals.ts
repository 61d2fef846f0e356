import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { BenchCall } from './calls.ts';
import { type CallLatencies, compareLatencies } from './latencies.ts';
import { readResidentMb } from './measure.ts';

const DUE = 10_000;
const POLL_MS = 250;
const TIMEOUT_MS = 300_000;

export interface RenewalFigures {
  due: number;
  seconds: number;
  residentMb: number;
  calls: CallLatencies[];
}

/** Makes thousands of memberships due at once, and requests lists and pages while they are charged. */
export async function measureRenewals(
  origin: string,
  pid: number,
  databaseUrl: string,
  pages: readonly BenchCall[],
): Promise<RenewalFigures> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await openGateway(origin, pages[0]!.targets[0]!.token!);
    await insertCards(db);
    const { calls, result } = await compareLatencies(origin, pages, async () => {
      await makeDue(db);
      const started = performance.now();
      // Responds when everything due is done, including the mails.
      const all = fetch(`${origin}/api/test_clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advance_seconds: 0 }),
      });
      return { all, seconds: (await untilPaid(db, started)) / 1000 };
    });
    const residentMb = await readResidentMb(pid);
    await (await result.all).text();
    return { due: DUE, seconds: result.seconds, residentMb, calls };
  } finally {
    await db.end();
  }
}

/** The gateway creates its schema at the first call. */
async function openGateway(origin: string, token: string): Promise<void> {
  const card = { card_holder: 'Ada', card_number: '4242424242424242', exp_month: 12, exp_year: 2090 };
  const response = await fetch(`${origin}/api/billing/payment_method`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, cvc: '123', card_zipcode: '94110' }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** A card at the simulated gateway for each due member. */
async function insertCards(db: pg.Client): Promise<void> {
  await db.query(`
    insert into simulated_gateway.customers (ref, key)
      select 'bench_customer_' || user_id, 'bench' || user_id from (${MEMBERS}) members;
    insert into simulated_gateway.cards (ref, key, customer, brand, last4, exp_month, exp_year, fingerprint, scenario)
      select 'bench_card_' || user_id, 'bench' || user_id, 'bench_customer_' || user_id, 'visa', '4242', 12, 2090,
        'bench', 'succeeds' from (${MEMBERS}) members;
    insert into gateway_customers (user_id, ref)
      select user_id, 'bench_customer_' || user_id from (${MEMBERS}) members
      on conflict (user_id) do update set ref = excluded.ref;
    delete from payment_methods;
    insert into payment_methods
        (user_id, ref, brand, last4, exp_month, exp_year, fingerprint, is_default, created_at)
      select user_id, 'bench_card_' || user_id, 'visa', '4242', 12, 2090, 'bench', true, now()
      from (${MEMBERS}) members;
    -- What each has paid for until now.
    insert into invoices (user_id, subscription_id, kind, purpose, status, product_id, period_start, period_end,
        amount_cents, description, created_at, paid_at)
      select user_id, id, 'membership', 'create', 'paid', 2, anchor, current_period_end, 1900, 'Monthly membership',
        to_timestamp(anchor), to_timestamp(anchor)
      from subscriptions where anchor is not null;
    insert into attempts (invoice_id, user_id, actor_id, payment_method_id, n, status, off_session, gateway_ref,
        created_at, settled_at)
      select invoices.id, user_id, user_id, payment_methods.id, 1, 'succeeded', false, 'bench_charge_' || invoices.id,
        invoices.created_at, invoices.created_at
      from invoices join payment_methods using (user_id) where invoices.status = 'paid';
    analyze`);
}

const MEMBERS = `select user_id from subscriptions order by user_id limit ${DUE}`;

/** Puts each membership at the end of its paid month. */
async function makeDue(db: pg.Client): Promise<void> {
  const { rowCount } = await db.query(`
    update subscriptions set status = 'active', interval = 'month', product_id = 2, cancel_at_period_end = false,
      payment_paused_at = null, payment_resumes_at = null, pending_product_id = null, canceled_at = null,
      ended_at = null, dunning_since = null, dunning_step = null, dunning_next_at = null, periods = 1,
      anchor = extract(epoch from now() - interval '1 month')::bigint - 60 - user_id % 600,
      current_period_start = extract(epoch from now() - interval '1 month')::bigint - 60 - user_id % 600,
      current_period_end = extract(epoch from now())::bigint - 60 - user_id % 600,
      next_action_at = extract(epoch from now())::bigint - 60 - user_id % 600
    where user_id in (${MEMBERS})`);
  if (rowCount !== DUE) throw new Error(`Only ${rowCount} memberships could be made due`);
}

/** @returns milliseconds until the last one was paid */
async function untilPaid(db: pg.Client, started: number): Promise<number> {
  for (;;) {
    const { rows } = await db.query<{ n: number }>(
      `select count(*)::int as n from invoices where status = 'paid' and purpose = 'renewal'`,
    );
    const elapsed = performance.now() - started;
    if (rows[0]!.n >= DUE) return elapsed;
    if (elapsed > TIMEOUT_MS) throw new Error(`Only ${rows[0]!.n} of ${DUE} memberships were charged`);
    await pause(POLL_MS);
  }
}
