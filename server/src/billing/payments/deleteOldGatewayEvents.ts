import type { Job } from '../../platform/jobs/jobs.ts';
import { deleteGatewayEvents } from './gatewayEventsSql.ts';

/** Gateways stop redelivering an event long before this. */
const RETENTION = { hours: 30 * 24 } as const;

/** Deletes gateway events that will not be delivered again. Has no due time: it runs when the scheduler polls. */
export const deleteOldGatewayEvents: Job = {
  name: 'old gateway events',
  nextRunAt: async () => null,
  run: ({ db, now }) => deleteGatewayEvents.run(db, { before: now.subtract(RETENTION) }),
};
