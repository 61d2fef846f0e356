import { readPageSetting } from './pageSetting.ts';

// Without a DSN nothing is loaded, stored or sent.
const dsn = readPageSetting('sentry-dsn') ?? '';
const sentry = dsn === '' ? undefined : import('./sentry.ts');

/** Reports uncaught errors from now on, if the installation has a Sentry DSN. */
export function startReporting() {
  void sentry?.then(({ startSentry }) => startSentry(dsn));
}

/** Reports an error that the app has caught. Does nothing without a Sentry DSN. */
export function report(error: unknown) {
  void sentry?.then(({ captureError }) => captureError(error));
}
