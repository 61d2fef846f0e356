import { sql } from 'kysely';
import { isServiceable, subscriptionStatus } from '#contract/billing/rules.ts';
import { type Clock, toEpochSeconds } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { findRecordFaults } from './records.ts';
import type { Membership } from '../../src/billing/rules.ts';

/** Queries for rows that must not exist, by the rule that they violate. */
const BROKEN_INVARIANTS: Record<string, string> = {
  'the gateway has taken nothing that the books do not know': `
    select attempt_id from simulated_gateway.charges
    where outcome = 'succeeded' and canceled_at is null and not exists (
      select from attempts join invoices on invoices.id = invoice_id
      where format('inv%s_a%s', invoice_id, n) = attempt_id and gateway_ref = charges.ref
        and attempts.status = 'succeeded' and invoices.amount_cents = charges.amount_cents)`,
  'the books know nothing that the gateway has not taken': `
    select id from attempts where status = 'succeeded' and not exists (
      select from simulated_gateway.charges where ref = gateway_ref and outcome = 'succeeded' and canceled_at is null)`,
  'what is paid was paid once, and what is not was not': `
    select id, status from invoices where (status in ('paid', 'refunded', 'partly_refunded'))::int <>
      (select count(*) from attempts where invoice_id = invoices.id and attempts.status = 'succeeded')`,
  'what was given back is the same in the books and at the gateway': `
    select id, refunded_cents from invoices
    where refunded_cents <> (select coalesce(sum(amount_cents), 0) from refunds
        where invoice_id = invoices.id and refunds.status = 'succeeded')
      or refunded_cents <> (select coalesce(sum(refunds.amount_cents), 0)
        from simulated_gateway.refunds join attempts on attempts.gateway_ref = charge
        where invoice_id = invoices.id)
      or (status = 'refunded') <> (refunded_cents = amount_cents)
      or (status = 'partly_refunded') <> (refunded_cents > 0 and refunded_cents < amount_cents)`,
  'no refund is left lying': `select id from refunds where status = 'pending'`,
  'an invoice has one live attempt at most': `
    select invoice_id from attempts
    where status in ('pending', 'unknown', 'requires_action', 'succeeded')
    group by invoice_id having count(*) > 1`,
  'only what is owed is open': `
    select id from invoices where status = 'open'
      and not exists (select from attempts
        where invoice_id = invoices.id and status in ('pending', 'unknown', 'requires_action'))
      and not (purpose = 'renewal' and exists (select from subscriptions
        where subscriptions.user_id = invoices.user_id and status = 'past_due'))`,
  'what is owed has one open invoice': `
    select user_id from subscriptions where status = 'past_due' and 1 <>
      (select count(*) from invoices
       where invoices.user_id = subscriptions.user_id and status = 'open' and purpose = 'renewal')`,
  'paid periods never overlap': `
    with lasted as (
      select id, user_id, period_start as begins, least(period_end, (
        select floor(extract(epoch from min(created_at))) from audit_log
        where audit_log.user_id = invoices.user_id and act = 'end'
          and floor(extract(epoch from created_at)) >= period_start)) as ends
      from invoices
      where kind = 'membership' and period_start is not null and status in ('paid', 'refunded', 'partly_refunded'))
    select a.id, b.id as other from lasted a join lasted b on a.user_id = b.user_id and a.id < b.id
    where a.begins < b.ends and b.begins < a.ends and a.begins < a.ends and b.begins < b.ends`,
  'the clock charges nobody who has left or is about to': `
    select attempts.id, last.act from attempts join invoices on invoices.id = invoice_id
      cross join lateral (select act from audit_log
        where audit_log.user_id = attempts.user_id and act in ('create', 'end', 'cancel', 'uncancel')
          and audit_log.created_at < attempts.created_at
        order by audit_log.id desc limit 1) last
    where attempts.actor_id is null and purpose = 'renewal' and last.act in ('end', 'cancel')`,
  'nobody is charged while they skip, but who goes on by themselves': `
    select attempts.id from attempts join invoices on invoices.id = invoice_id
      join audit_log skip on skip.user_id = attempts.user_id and skip.act = 'skip_began'
    where purpose = 'renewal' and attempts.created_at >= skip.created_at
      and attempts.created_at < skip.created_at + interval '28 days' - interval '1 minute'
      and not exists (select from audit_log between_them
        where between_them.user_id = skip.user_id and act in ('create', 'update', 'end')
          and between_them.id > skip.id and between_them.created_at <= attempts.created_at)`,
};

interface Ledger {
  db: Db;
  services: { clock: Clock };
}

/** The violated rules of all members' ledgers, with their rows; to be called when nothing is due. */
export async function findLedgerFaults({ db, services }: Ledger): Promise<string[]> {
  const found: string[] = [];
  for (const [sentence, query] of Object.entries(BROKEN_INVARIANTS)) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) found.push(`${sentence}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const now = toEpochSeconds(services.clock.now());
  for (const { userId, isUnderWay, isAsked, hasPaidForNow, ...record } of await readMemberships(db, now)) {
    const { status, nextActionAt } = record;
    const isReachable = (nextActionAt === null) === (status === 'canceled' || isAsked);
    const isLeftLying = nextActionAt !== null && nextActionAt < now - CHECK_TOLERANCE;
    const mayUse = isServiceable(subscriptionStatus(record, now));
    const broken = [
      ...findRecordFaults(record, now),
      ...(isReachable ? [] : ['it is looked at again unless it is over or a charge is under way']),
      ...(isLeftLying ? ['nothing is left lying'] : []),
      ...(mayUse && !isUnderWay && !hasPaidForNow ? ['who may use it has paid for now'] : []),
    ];
    if (broken.length > 0) found.push(`${broken.join('; ')}: member ${userId} ${JSON.stringify(record)}`);
  }
  return found;
}

/** Seconds that may pass during the check. */
const CHECK_TOLERANCE = 5;

interface MembershipRow extends Membership {
  userId: number;
  isUnderWay: boolean;
  isAsked: boolean;
  hasPaidForNow: boolean;
}

function readMemberships(db: Db, now: number): Promise<MembershipRow[]> {
  const underWay = sql`select from attempts where attempts.user_id = subscriptions.user_id
    and attempts.status in ('pending', 'unknown', 'requires_action')`;
  const paidNow = sql`select from invoices where invoices.user_id = subscriptions.user_id
    and kind = 'membership' and invoices.status in ('paid', 'refunded', 'partly_refunded')
    and period_start <= ${now} and period_end > ${now - CHECK_TOLERANCE}`;
  return db
    .selectFrom('subscriptions')
    .selectAll('subscriptions')
    .select([
      sql<boolean>`exists (${underWay})`.as('isUnderWay'),
      sql<boolean>`exists (${underWay} and actor_id is null)`.as('isAsked'),
      sql<boolean>`exists (${paidNow})`.as('hasPaidForNow'),
    ])
    .execute() as Promise<unknown> as Promise<MembershipRow[]>;
}
