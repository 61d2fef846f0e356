import type { Postmaster } from './postmaster.ts';
import { isAlive } from './processes.ts';

const POLL_MS = 500;

/** Restarts the server when it exits unexpectedly, e.g. killed for lack of memory. */
export function keepRunning(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  log: (message: string) => void,
) {
  let current = first;
  let starting: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (starting === undefined && !isAlive(current)) starting = restart();
  }, POLL_MS).unref();

  async function restart() {
    log('embedded PostgreSQL has ended by itself; starting it again');
    try {
      current = await start();
      log(`embedded PostgreSQL is back on port ${current.port}`);
    } catch (error) {
      log((error as Error).message);
    }
    starting = undefined;
  }

  return {
    current: () => current,
    /** Stops restarting it. */
    async stopWatching() {
      clearInterval(timer);
      await starting;
    },
  };
}
