import { createCleanupJob } from '../../platform/jobs/cleanupJob.ts';
import { deleteGatewayEvents } from './gatewayEventsSql.ts';

/** Gateways stop redelivering an event long before this. */
const RETENTION = { hours: 30 * 24 } as const;

/** Deletes gateway events that will not be delivered again. */
export const createDeleteOldGatewayEventsJob = () =>
  createCleanupJob('old gateway events', ({ db, now }) =>
    deleteGatewayEvents.run(db, { before: now.subtract(RETENTION) }),
  );
