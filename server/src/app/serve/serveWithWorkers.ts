import type { Config } from '../../platform/config.ts';
import { createLog, type Log } from '../../platform/log.ts';
import { findFreePort } from '../../platform/findFreePort.ts';
import { migrateDatabase, openProduct } from '../product.ts';
import { warnOfFewConnections } from './warnOfFewConnections.ts';
import { printLine } from './printLine.ts';
import { requireSameGateway } from './requireSameGateway.ts';
import { seedIfDemo } from './seedIfDemo.ts';
import { onStopSignals } from './serving.ts';
import { WorkerPool } from './workerPool.ts';

/**
 * Prepares the database and serves with WORKERS processes on one port, until SIGTERM or SIGINT. SIGHUP runs newly
 * installed migrations and then replaces one worker after the other.
 * @param program the module that the workers run
 */
export async function serveWithWorkers(config: Config, databaseUrl: string, program: string): Promise<void> {
  const log = createLog(config.logLevel);
  await prepareDatabase(config, databaseUrl, log);
  // Checked here, so that a port in use throws before any worker starts.
  const mailInPort = config.mailIn?.port;
  if (mailInPort !== undefined) await findFreePort({ host: config.host, port: mailInPort });
  const stop = onStopSignals();
  const pool = new WorkerPool({
    program,
    count: config.workers,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      // Chosen here, so that PORT=0 stays the same port for all workers; it too throws if the port is in use.
      PORT: String(await findFreePort(config)),
    },
    log,
  });
  process.on('SIGHUP', () => {
    void migrateDatabase(databaseUrl)
      .then(() => pool.replaceAll())
      .then(
        () => log.info('all workers have been replaced'),
        (error: unknown) =>
          log.error({ err: error }, 'not all workers could be replaced; the old ones continue'),
      );
  });
  try {
    const address = await Promise.race([pool.start(), stop.requested]);
    if (address !== undefined) {
      printLine(`Moonletter is at ${address}`);
      await stop.requested;
    }
    printLine('Moonletter is stopping');
  } finally {
    await pool.stop(stop.skipDrain, config.drainSeconds * 1000);
  }
}

async function prepareDatabase(config: Config, databaseUrl: string, log: Log): Promise<void> {
  const product = await openProduct(config, databaseUrl, log, { pool: { max: 2 } });
  try {
    await requireSameGateway(product.services.db, config);
    await seedIfDemo(product);
    await warnOfFewConnections(product.services.db, config.workers, log);
  } finally {
    await product.close();
  }
}
