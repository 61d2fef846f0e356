import type { Clock } from '../../platform/clock.ts';
import type { PaymentGateway } from './payments.ts';
import { createSimulatedCards } from './simulatedCards.ts';
import { createSimulatedCharges } from './simulatedCharges.ts';
import { openSimulatedLedger, type WithTimeout } from './simulatedLedger.ts';
import { createSimulatedRefunds } from './simulatedRefunds.ts';

/**
 * A gateway that moves no money. Like a real one it is separate from the product: it has its own schema and
 * connections, so its records survive when the product is killed during a call.
 * @param withTimeout limits how long a call waits; a later result is found by its key
 */
export function createSimulatedGateway(
  databaseUrl: string,
  clock: Clock,
  withTimeout: WithTimeout = (ask) => ask(),
): PaymentGateway {
  const ledger = openSimulatedLedger(databaseUrl, withTimeout);
  return {
    publishableKey: null,
    ...createSimulatedCards(ledger, clock),
    ...createSimulatedCharges(ledger, clock),
    ...createSimulatedRefunds(ledger, clock),
    parseEvent: () => null,
    close: ledger.close,
  };
}
