import { isChunkLoadError } from './chunks.ts';
import { readPageSetting } from './pageSetting.ts';
import { stored } from './storage.ts';

// Without a DSN nothing is loaded, stored or sent.
const dsn = readPageSetting('sentry-dsn') ?? '';
const sentry = dsn === '' ? undefined : import('./sentry.ts');

/** Reports uncaught errors from now on, if the installation has a Sentry DSN. */
export function startReporting() {
  void sentry?.then(({ startSentry }) => startSentry(dsn));
}

/** Reports an error that the app has caught. Does nothing without a Sentry DSN. */
export function report(error: unknown) {
  // The first failure of a chunk is solved by a reload; only a second one is reported.
  if (isChunkLoadError(error) && stored.chunkAutoRefresh.read() === null) return;
  void sentry?.then(({ captureError }) => captureError(error));
}
