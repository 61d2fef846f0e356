import {
  browserProfilingIntegration,
  browserTracingIntegration,
  captureException,
  init,
} from '@sentry/browser';
import { maskSecrets } from '#contract/maskSecrets.ts';
import { isChunkLoadError } from './chunks.ts';
import { stored } from './storage.ts';

/** Starts Sentry's browser client. Card numbers and other secrets are masked in everything that it sends. */
export function startSentry(dsn: string) {
  init({
    dsn,
    integrations: [browserTracingIntegration(), browserProfilingIntegration()],
    tracesSampleRate: 0.2,
    profileSessionSampleRate: 0.1,
    profileLifecycle: 'trace',
    ignoreErrors: ['Failed to fetch', 'Fetch is aborted', /user aborted a request/i],
    beforeSend: (event, { originalException }) => (isHidden(originalException) ? null : maskEvent(event)),
    beforeSendTransaction: maskEvent,
    beforeBreadcrumb: maskEvent,
  });
}

/** Sends one error to Sentry. */
export const captureError = (error: unknown) => captureException(error);

const isHidden = (error: unknown) => isChunkLoadError(error) && stored.chunkAutoRefresh.read() === null;

const maskEvent = <Sent>(sent: Sent): Sent => maskSecrets(sent) as Sent;
