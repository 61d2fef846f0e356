import type { DueWork } from '../platform/dueWork.ts';
import { forgetGatewayEvents } from './gatewayEventsSql.ts';

/** A gateway gives up telling an event long before. */
const KEPT = { hours: 30 * 24 } as const;

/** Events of the gateway that will not come again. Nothing waits for it. */
export const forgetOldEvents: DueWork = {
  name: 'old gateway events',
  nextDue: async () => null,
  run: ({ db, now }) => forgetGatewayEvents.run(db, { before: now.subtract(KEPT) }),
};
