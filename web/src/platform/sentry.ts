import {
  browserProfilingIntegration,
  browserTracingIntegration,
  captureException,
  init,
} from '@sentry/browser';
import { maskSecrets } from '#contract/maskSecrets.ts';
import { isSolvedByReload } from './chunks.ts';

/**
 * Lost and aborted requests. Chromium's message for a chunk also begins with 'Failed to fetch', but chunks have a rule of
 * their own. AbortError is what a browser calls a request that was aborted, whatever its message.
 */
const IGNORED = [
  /Failed to fetch(?! dynamically imported module)/,
  'Fetch is aborted',
  /user aborted a request/i,
  /^AbortError\b/,
];

/** Starts Sentry's browser client. Card numbers and other secrets are masked in everything that it sends. */
export function startSentry(dsn: string) {
  init({
    dsn,
    integrations: [browserTracingIntegration(), browserProfilingIntegration()],
    tracesSampleRate: 0.2,
    profileSessionSampleRate: 0.1,
    profileLifecycle: 'trace',
    ignoreErrors: IGNORED,
    beforeSend: (event, { originalException }) =>
      isSolvedByReload(originalException) ? null : maskReport(event),
    beforeSendSpan: maskReport,
    beforeBreadcrumb: maskReport,
  });
}

/** Sends one error to Sentry. */
export const captureError = (error: unknown) => captureException(error);

const maskReport = <Sent>(sent: Sent): Sent => maskSecrets(sent) as Sent;
