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

const CARD_KEY = /card_?number|cvc|card_?holder|card_?zipcode/i;
const CARD_NUMBER = /\b(?:\d[ -]?){13,19}\b/g;

/** Card data by its key and by its pattern, at every depth, is masked. */
export function maskCards(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(CARD_NUMBER, (given) => (isLuhn(given.replaceAll(/\D/g, '')) ? '[card]' : given));
  if (Array.isArray(value)) return value.map(maskCards);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    CARD_KEY.test(key) ? '[card]' : maskCards(inner),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** The check digit of ISO/IEC 7812, which every card number ends in. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 13 && sum % 10 === 0;
}

/** Where bugs are told besides the log: Sentry with a DSN, nowhere without. */
export async function openReporting(dsn: string | undefined, log: Log): Promise<Reporting> {
  if (dsn === undefined) return { report() {} };
  const sentry = await import('@sentry/node');
  sentry.init({
    dsn,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    profileSessionSampleRate: PROFILES_SAMPLE_RATE,
    dataCollection: NOTHING_OF_PEOPLE,
    beforeSend: (event) => maskCards(event) as typeof event,
    beforeBreadcrumb: (crumb) => maskCards(crumb) as typeof crumb,
  });
  log.info('errors are reported');
  return {
    report: (error, requestId) => void sentry.captureException(error, { tags: { requestId } }),
  };
}
