import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { CommandError } from '../commands/commandError.ts';

/**
 * The cards of one gateway are unknown to the other, which would decline every renewal.
 * @throws {CommandError} when the members' customers belong to the other gateway than the configured one
 */
export async function requireSameGateway(db: Db, { stripe }: Pick<Config, 'stripe'>): Promise<void> {
  const first = await db
    .selectFrom('gatewayCustomers')
    .select('ref')
    .orderBy('userId')
    .limit(1)
    .executeTakeFirst();
  if (stripe !== undefined && first?.ref.startsWith('sim_'))
    throw new CommandError(
      'STRIPE_SECRET_KEY: the members of this database have simulated cards: start with an empty database',
    );
  if (stripe === undefined && first?.ref.startsWith('cus_'))
    throw new CommandError(
      'STRIPE_SECRET_KEY: is needed, because the members of this database have cards at Stripe',
    );
}
