import type { Log } from './log.ts';

/** Where bugs are reported. */
export interface ErrorReporter {
  /** Reports an unexpected error, i.e. one that is not a refusal. */
  report(error: unknown, requestId: string): void;
}

/** Reports bugs to Sentry if there is a DSN; otherwise they are only logged. */
export async function createErrorReporter(dsn: string | undefined, log: Log): Promise<ErrorReporter> {
  if (dsn === undefined) return { report() {} };
  const sentry = await import('./sentry.ts');
  sentry.start(dsn);
  log.info('errors are reported');
  return { report: sentry.send };
}
