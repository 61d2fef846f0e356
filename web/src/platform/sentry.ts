import {
  browserProfilingIntegration,
  browserTracingIntegration,
  captureException,
  init,
} from '@sentry/browser';
import { maskSecrets } from '#contract/maskSecrets.ts';
import { isChunkFailure } from './chunks.ts';
import { stored } from './storage.ts';

export function start(dsn: string) {
  init({
    dsn,
    integrations: [browserTracingIntegration(), browserProfilingIntegration()],
    tracesSampleRate: 0.2,
    profileSessionSampleRate: 0.1,
    profileLifecycle: 'trace',
    ignoreErrors: ['Failed to fetch', 'Fetch is aborted', /user aborted a request/i],
    beforeSend: (event, { originalException }) => (isHidden(originalException) ? null : masked(event)),
    beforeSendTransaction: masked,
    beforeBreadcrumb: masked,
  });
}

export const send = (error: unknown) => captureException(error);

const isHidden = (error: unknown) => isChunkFailure(error) && stored.chunkAutoRefresh.read() === null;

const masked = <Sent>(sent: Sent): Sent => maskSecrets(sent) as Sent;
