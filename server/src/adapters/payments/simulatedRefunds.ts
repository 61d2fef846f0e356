import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { PaymentGateway, Refund } from './payments.ts';
import type { SimulatedLedger } from './simulatedLedger.ts';
import { createRef, throwUnknownRef } from './simulatedRefs.ts';

/** Refunds and disputes. */
export function createSimulatedRefunds(
  { rows, transaction }: SimulatedLedger,
  clock: Clock,
): Pick<PaymentGateway, 'refund' | 'listRefunds' | 'isDisputed'> {
  return {
    refund: (order) => transaction((client) => refundOnce(client, { ...order, at: clock.now().toString() })),

    async listRefunds(ref) {
      const found = await rows<{ ref: string | null; key: string; amountCents: number }>(
        `select refunds.ref, refunds.key, refunds.amount_cents as "amountCents"
         from simulated_gateway.charges left join simulated_gateway.refunds on refunds.charge = charges.ref
         where charges.ref = $1 order by refunds.created_at, refunds.ref`,
        [ref],
      );
      if (found.length === 0) throwUnknownRef(ref);
      return found.flatMap(({ ref: refundRef, key, amountCents }) =>
        refundRef === null ? [] : [{ ref: refundRef, key, amountCents, hasFailed: false }],
      );
    },

    async isDisputed(ref) {
      const [charge] = await rows<{ isDisputed: boolean }>(
        `select disputed_at is not null as "isDisputed" from simulated_gateway.charges where ref = $1`,
        [ref],
      );
      return (charge ?? throwUnknownRef(ref)).isDisputed;
    },
  };
}

/** Locks the charge, so that its refunds never exceed it. */
async function refundOnce(
  client: pg.PoolClient,
  order: { ref: string; amountCents: number; key: string; at: string },
): Promise<Refund> {
  const { rows: charges } = await client.query<{ amount: number }>(
    `select amount_cents as amount from simulated_gateway.charges
     where ref = $1 and outcome = 'succeeded' for update`,
    [order.ref],
  );
  const { rows: refunds } = await client.query<{ key: string; ref: string; amount: number }>(
    `select key, ref, amount_cents as amount from simulated_gateway.refunds where charge = $1`,
    [order.ref],
  );
  const again = refunds.find(({ key }) => key === order.key);
  if (again !== undefined) return { kind: 'succeeded', ref: again.ref };
  const refundableCents = (charges[0]?.amount ?? 0) - refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (order.amountCents > refundableCents)
    return { kind: 'refused', message: 'This is more than is left of the charge' };
  const ref = createRef('refund');
  await client.query(
    `insert into simulated_gateway.refunds (key, ref, charge, amount_cents, created_at)
     values ($1, $2, $3, $4, $5)`,
    [order.key, ref, order.ref, order.amountCents, order.at],
  );
  return { kind: 'succeeded', ref };
}
