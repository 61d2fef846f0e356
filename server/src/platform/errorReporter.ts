import type { Log } from './log.ts';

export interface ErrorReporter {
  /** Tells of a bug: an error that no refusal stands for. */
  report(error: unknown, requestId: string): void;
}

/** Where bugs are told besides the log: Sentry with a DSN, nowhere without. */
export async function createErrorReporter(dsn: string | undefined, log: Log): Promise<ErrorReporter> {
  if (dsn === undefined) return { report() {} };
  const sentry = await import('./sentry.ts');
  sentry.start(dsn);
  log.info('errors are reported');
  return { report: sentry.send };
}
