import { sql } from 'kysely';
import { isServiceable, subscriptionStatus } from '#contract/billing/rules.ts';
import { type Clock, toEpochSeconds } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { findRecordFaults } from './records.ts';
import type { Membership } from '../../src/billing/membershipRecord.ts';

/** Queries for rows that must not exist, by the rule that they violate. */
const BROKEN_INVARIANTS: Record<string, string> = {
  'every successful charge at the gateway is a successful attempt in our records': `
    select attempt_id from simulated_gateway.charges
    where outcome = 'succeeded' and canceled_at is null and not exists (
      select from attempts join invoices on invoices.id = invoice_id
      where format('inv%s_a%s', invoice_id, n) = attempt_id and gateway_ref = charges.ref
        and attempts.status = 'succeeded' and invoices.amount_cents = charges.amount_cents)`,
  'every successful attempt in our records is a successful charge at the gateway': `
    select id from attempts where status = 'succeeded' and not exists (
      select from simulated_gateway.charges where ref = gateway_ref and outcome = 'succeeded' and canceled_at is null)`,
  'a paid invoice has exactly one successful attempt, any other invoice none': `
    select id, status from invoices where (status in ('paid', 'refunded', 'partly_refunded'))::int <>
      (select count(*) from attempts where invoice_id = invoices.id and attempts.status = 'succeeded')`,
  'refunded amounts are the same in our records and at the gateway': `
    select id, refunded_cents from invoices
    where refunded_cents <> (select coalesce(sum(amount_cents), 0) from refunds
        where invoice_id = invoices.id and refunds.status = 'succeeded')
      or refunded_cents <> (select coalesce(sum(refunds.amount_cents), 0)
        from simulated_gateway.refunds join attempts on attempts.gateway_ref = charge
        where invoice_id = invoices.id)
      or (status = 'refunded') <> (refunded_cents = amount_cents)
      or (status = 'partly_refunded') <> (refunded_cents > 0 and refunded_cents < amount_cents)`,
  'no refund stays pending': `select id from refunds where status = 'pending'`,
  'an invoice has one live attempt at most': `
    select invoice_id from attempts
    where status in ('pending', 'unknown', 'requires_action', 'succeeded')
    group by invoice_id having count(*) > 1`,
  'an open invoice is being charged, or its renewal is past due': `
    select id from invoices where status = 'open'
      and not exists (select from attempts
        where invoice_id = invoices.id and status in ('pending', 'unknown', 'requires_action'))
      and not (purpose = 'renewal' and exists (select from subscriptions
        where subscriptions.user_id = invoices.user_id and status = 'past_due'))`,
  'a past-due membership has exactly one open invoice': `
    select user_id from subscriptions where status = 'past_due' and 1 <>
      (select count(*) from invoices
       where invoices.user_id = subscriptions.user_id and status = 'open' and purpose = 'renewal')`,
  'paid periods never overlap': `
    with paid_periods as (
      select id, user_id, period_start as begins, least(period_end, (
        select floor(extract(epoch from min(created_at))) from audit_log
        where audit_log.user_id = invoices.user_id and act = 'end'
          and floor(extract(epoch from created_at)) >= period_start)) as ends
      from invoices
      where kind = 'membership' and period_start is not null and status in ('paid', 'refunded', 'partly_refunded'))
    select a.id, b.id as other from paid_periods a join paid_periods b on a.user_id = b.user_id and a.id < b.id
    where a.begins < b.ends and b.begins < a.ends and a.begins < a.ends and b.begins < b.ends`,
  'no renewal is charged after a cancellation or the end of the membership': `
    select attempts.id, last.act from attempts join invoices on invoices.id = invoice_id
      cross join lateral (select act from audit_log
        where audit_log.user_id = attempts.user_id and act in ('create', 'end', 'cancel', 'uncancel')
          and audit_log.created_at < attempts.created_at
        order by audit_log.id desc limit 1) last
    where attempts.actor_id is null and purpose = 'renewal' and last.act in ('end', 'cancel')`,
  'no renewal is charged in a skipped month, unless the member has resumed': `
    select attempts.id from attempts join invoices on invoices.id = invoice_id
      join audit_log skip on skip.user_id = attempts.user_id and skip.act = 'skip_began'
    where purpose = 'renewal' and attempts.created_at >= skip.created_at
      and attempts.created_at < skip.created_at + interval '28 days' - interval '1 minute'
      and not exists (select from audit_log resumed
        where resumed.user_id = skip.user_id and act in ('create', 'update', 'end')
          and resumed.id > skip.id and resumed.created_at <= attempts.created_at)`,
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
  for (const { userId, isUnderWay, isRenewing, hasPaidForNow, ...record } of await readMemberships(db, now)) {
    const { status, nextActionAt } = record;
    const isScheduled = (nextActionAt === null) === (status === 'canceled' || isRenewing);
    const isOverdue = nextActionAt !== null && nextActionAt < now - CHECK_TOLERANCE;
    const isUsable = isServiceable(subscriptionStatus(record, now));
    const violated = [
      ...findRecordFaults(record, now),
      ...(isScheduled
        ? []
        : ['a next action is scheduled unless the membership is over or a charge is under way']),
      ...(isOverdue ? ['no next action is overdue'] : []),
      ...(isUsable && !isUnderWay && !hasPaidForNow
        ? ['a usable membership has paid for the current period']
        : []),
    ];
    if (violated.length > 0) found.push(`${violated.join('; ')}: member ${userId} ${JSON.stringify(record)}`);
  }
  return found;
}

/** Seconds that may pass during the check. */
const CHECK_TOLERANCE = 5;

interface MembershipRow extends Membership {
  userId: number;
  isUnderWay: boolean;
  isRenewing: boolean;
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
      sql<boolean>`exists (${underWay} and actor_id is null)`.as('isRenewing'),
      sql<boolean>`exists (${paidNow})`.as('hasPaidForNow'),
    ])
    .execute() as Promise<unknown> as Promise<MembershipRow[]>;
}
