import { deleteInBatches } from '../../platform/database/deleteInBatches.ts';
import { createCleanupJob } from '../../platform/jobs/cleanupJob.ts';

/** Gateways stop redelivering an event long before this. */
const RETENTION = { hours: 30 * 24 } as const;

/** Deletes gateway events that will not be delivered again. */
export const createDeleteOldGatewayEventsJob = () =>
  createCleanupJob('old gateway events', ({ db, now }) =>
    deleteInBatches(db, { table: 'gateway_events', column: 'received_at', before: now.subtract(RETENTION) }),
  );
