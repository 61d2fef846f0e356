import { maskSecrets } from '#contract/maskSecrets.ts';
import type { Log } from './log.ts';

export interface Reporting {
  /** Tells of a bug: an error that no refusal stands for. */
  report(error: unknown, requestId: string): void;
}

/** As the specification samples: one trace in five, one profile in ten of these. */
const TRACES_SAMPLE_RATE = 0.2;
const PROFILES_SAMPLE_RATE = 0.1;

/** By itself the library sends what a request carried and what stood in variables: a card's code among them. */
const NOTHING_OF_PEOPLE = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
};

/** Where bugs are told besides the log: Sentry with a DSN, nowhere without. */
export async function openReporting(dsn: string | undefined, log: Log): Promise<Reporting> {
  if (dsn === undefined) return { report() {} };
  const sentry = await import('@sentry/node');
  sentry.init({
    dsn,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    profileSessionSampleRate: PROFILES_SAMPLE_RATE,
    dataCollection: NOTHING_OF_PEOPLE,
    beforeSend: (event) => maskSecrets(event) as typeof event,
    beforeSendSpan: (span) => maskSecrets(span) as typeof span,
    beforeBreadcrumb: (crumb) => maskSecrets(crumb) as typeof crumb,
  });
  log.info('errors are reported');
  return {
    report: (error, requestId) => void sentry.captureException(error, { tags: { requestId } }),
  };
}
