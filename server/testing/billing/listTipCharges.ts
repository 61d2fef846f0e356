import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';

/** The cents of each tip that the simulated gateway has charged a member for, least first. */
export async function listTipCharges(db: Db, email: string): Promise<number[]> {
  const { rows } = await sql<{ cents: number }>`
    select charges.amount_cents as cents from simulated_gateway.charges
    join attempts on attempts.gateway_ref = charges.ref join invoices on invoices.id = invoice_id
    where kind = 'tip' and outcome = 'succeeded' and reading_request_id in (
      select reading_requests.id from reading_requests join users on users.id = user_id where email = ${email})
    order by cents`.execute(db);
  return rows.map(({ cents }) => cents);
}
