import type { Job } from '../../platform/jobs.ts';
import { deleteGatewayEvents } from './gatewayEventsSql.ts';

/** A gateway gives up telling an event long before. */
const RETENTION = { hours: 30 * 24 } as const;

/** Events of the gateway that will not come again. Nothing waits for it. */
export const deleteOldGatewayEvents: Job = {
  name: 'old gateway events',
  nextRunAt: async () => null,
  run: ({ db, now }) => deleteGatewayEvents.run(db, { before: now.subtract(RETENTION) }),
};
