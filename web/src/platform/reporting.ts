import { isChunkLoadError } from './chunks.ts';
import { stored } from './storage.ts';

// The server puts <meta name="sentry-dsn"> into the page. Without a DSN nothing is loaded, kept or sent.
const dsn = document.querySelector<HTMLMetaElement>('meta[name=sentry-dsn]')?.content ?? '';
const sentry = dsn === '' ? undefined : import('./sentry.ts');

/** Begins to report what goes wrong from here on. */
export function startReporting() {
  void sentry?.then(({ startSentry }) => startSentry(dsn));
}

/** Reports an error that was caught on the way. */
export function report(error: unknown) {
  // The first failed chunk is mended by a reload; only one that fails again is worth a report.
  if (isChunkLoadError(error) && stored.chunkAutoRefresh.read() === null) return;
  void sentry?.then(({ captureError }) => captureError(error));
}
