import { sql } from 'kysely';
import type { TestProduct, TestUser } from '../testProduct.ts';

/** All records of a member's membership and money: ours, and the gateway's own. */
export function createLedgerReader({ db }: TestProduct) {
  async function readRows(table: string, { id }: TestUser): Promise<string[]> {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t where user_id = ${id} order by id`.execute(
      db,
    );
    return rows.map(({ row }) => row);
  }

  /** What the gateway has charged and refunded a member, charge by charge. */
  async function listGatewayCharges({ id }: TestUser) {
    const { rows } = await sql<{ amount: number; outcome: string; refunded: number }>`
      select charges.amount_cents as amount, charges.outcome,
        coalesce((select sum(amount_cents) from simulated_gateway.refunds where charge = charges.ref), 0)::int as refunded
      from simulated_gateway.charges join gateway_customers on gateway_customers.ref = charges.customer
      where gateway_customers.user_id = ${id} order by charges.created_at, charges.ref`.execute(db);
    return rows;
  }

  /** Of the successful charges only, in cents. */
  const listChargedCents = async (member: TestUser) =>
    (await listGatewayCharges(member))
      .filter(({ outcome }) => outcome === 'succeeded')
      .map(({ amount }) => amount);

  async function listMailSubjects({ email }: TestUser): Promise<string[]> {
    const { rows } = await sql<{ subject: string }>`
      select subject from testing.mails where recipient = ${email} order by id`.execute(db);
    return rows.map(({ subject }) => subject);
  }

  const listAuditEntries = ({ id }: TestUser) =>
    db
      .selectFrom('auditLog')
      .select(['actor', 'actorId', 'act', 'why'])
      .where('userId', '=', id)
      .orderBy('id')
      .execute();

  /** The statuses sent to the member's open pages, in order. */
  async function listAnnouncedStatuses({ id }: TestUser): Promise<string[]> {
    const { rows } = await sql<{ data: string }>`
      select data from (
        select 1 as place, id, data, member_id from events union all
        select 2, id, data, member_id from event_outbox
      ) announced where member_id = ${id} order by place, id`.execute(db);
    const events = rows.map(({ data }) => JSON.parse(data) as { type: string; status: string });
    return events.filter(({ type }) => type === 'subscription').map(({ status }) => status);
  }

  /** Everything at once, to check that something leaves no trace. */
  async function readEverything(member: TestUser) {
    const [record, invoices, attempts, gateway, mails, audit, announcedStatuses] = await Promise.all([
      readRows('subscriptions', member),
      readRows('invoices', member),
      readRows('attempts', member),
      listGatewayCharges(member),
      listMailSubjects(member),
      listAuditEntries(member),
      listAnnouncedStatuses(member),
    ]);
    return { record, invoices, attempts, gateway, mails, audit, announcedStatuses };
  }

  /** The time (epoch seconds) and outcome of each of a member's attempts. */
  async function listAttempts({ id }: TestUser) {
    const attempts = await db
      .selectFrom('attempts')
      .select(['createdAt', 'status', 'declineCode'])
      .where('userId', '=', id)
      .orderBy('id')
      .execute();
    return attempts.map(({ createdAt, ...rest }) => ({
      ...rest,
      at: Math.floor(Date.parse(createdAt) / 1000),
    }));
  }

  return {
    listGatewayCharges,
    listChargedCents,
    listMailSubjects,
    listAuditEntries,
    listAnnouncedStatuses,
    readEverything,
    listAttempts,
  };
}
