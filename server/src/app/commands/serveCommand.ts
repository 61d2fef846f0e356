import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config.ts';
import { limitHeapGrowth } from '../../platform/limitHeapGrowth.ts';
import { warmUpDangerDetection } from '../../readings/safety/warmUp.ts';
import { withDatabase } from './withDatabase.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

export async function serveCommand(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  limitHeapGrowth();
  if (cluster.isWorker) return (await import('../serve/serveAsWorker.ts')).serveAsWorker(config);
  if (config.workers > 1)
    return withDatabase(config, async (url) => {
      const { serveWithWorkers } = await import('../serve/serveWithWorkers.ts');
      await serveWithWorkers(config, url, MAIN);
    });
  // Runs while the database starts.
  const isWarm = warmUpDangerDetection();
  await withDatabase(config, async (url) => {
    const { serveAlone } = await import('../serve/serveAlone.ts');
    await serveAlone(config, url, isWarm);
  });
}
