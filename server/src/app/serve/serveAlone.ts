import type { Config } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { openProduct } from '../product.ts';
import { requireSameGateway } from './requireSameGateway.ts';
import { seedIfDemo } from './seedIfDemo.ts';
import { warnOfFewConnections } from './warnOfFewConnections.ts';
import { printLine } from './printLine.ts';
import { onStopSignals, startServing, STOPPED_BY_SIGNAL, stopServing } from './serving.ts';

/** Serves in this process alone, until SIGTERM or SIGINT. */
export async function serveAlone(config: Config, databaseUrl: string, isWarm: Promise<void>): Promise<void> {
  const log = createLog(config.logLevel);
  const product = await openProduct(config, databaseUrl, log);
  try {
    await requireSameGateway(product.services.db, config);
    await seedIfDemo(product);
    await warnOfFewConnections(product.services.db, config.workers, log);
    await isWarm;
    const stop = onStopSignals();
    const serving = await startServing(product);
    printLine(`Moonletter is at ${serving.address}`);
    await stop.requested;
    printLine('Moonletter is stopping');
    await stopServing(serving, {
      ...STOPPED_BY_SIGNAL,
      drainMs: config.drainSeconds * 1000,
      skipDrain: stop.skipDrain,
    });
  } finally {
    await product.close();
  }
}
