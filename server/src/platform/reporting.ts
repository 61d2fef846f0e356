import type { Log } from './log.ts';

export interface Reporting {
  /** Tells of a bug: an error that no refusal stands for. */
  report(error: unknown, requestId: string): void;
}

/** Where bugs are told besides the log: Sentry with a DSN, nowhere without. */
export async function openReporting(dsn: string | undefined, log: Log): Promise<Reporting> {
  if (dsn === undefined) return { report() {} };
  const sentry = await import('./sentry.ts');
  sentry.start(dsn);
  log.info('errors are reported');
  return { report: sentry.send };
}
