// Only Sentry's core: its Node library adds a command line and OpenTelemetry and is four times as large.
import { subscribe } from 'node:diagnostics_channel';
import {
  captureException,
  continueTrace,
  createStackParser,
  createTransport,
  dedupeIntegration,
  eventFiltersIntegration,
  initAndBind,
  linkedErrorsIntegration,
  SEMANTIC_ATTRIBUTE_SENTRY_OP,
  setHttpStatus,
  startInactiveSpan,
} from '@sentry/core';
import {
  nodeStackLineParser,
  ServerRuntimeClient,
  type ServerRuntimeClientOptions,
} from '@sentry/core/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { maskSecrets } from '#contract/maskSecrets.ts';

/** One request in five is traced, to limit what is sent to Sentry. */
const TRACES_SAMPLE_RATE = 0.2;

/** By default the library sends request data and local variables, which can include card security codes. */
const NO_PERSONAL_DATA = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
};

/** Starts sending errors and request traces to Sentry. */
export function start(dsn: string): void {
  const options: ServerRuntimeClientOptions = {
    dsn,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [eventFiltersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, ({ body }) => post(options.url, body as Uint8Array<ArrayBuffer>)),
    tracesSampleRate: TRACES_SAMPLE_RATE,
    dataCollection: NO_PERSONAL_DATA,
    beforeSend: (event) => maskSecrets(event) as typeof event,
    beforeSendSpan: (span) => maskSecrets(span) as typeof span,
    beforeBreadcrumb: (crumb) => maskSecrets(crumb) as typeof crumb,
  };
  initAndBind(ServerRuntimeClient, options);
  subscribe('tracing:fastify.request.handler:start', (message) => trace(message as HandledRequest));
}

/** Reports an error, with the id of the request in which it happened. */
export function send(error: unknown, requestId: string): void {
  captureException(error, { tags: { requestId } });
}

async function post(url: string, body: string | Uint8Array<ArrayBuffer>) {
  const { status, headers } = await fetch(url, { method: 'POST', body });
  return {
    statusCode: status,
    headers: {
      'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
      'retry-after': headers.get('retry-after'),
    },
  };
}

interface HandledRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  route: { method: string; url: string };
}

function trace({ request: { headers, method }, reply, route }: HandledRequest): void {
  const { 'sentry-trace': sentryTrace, baggage } = headers;
  const span = continueTrace({ sentryTrace: [sentryTrace].flat()[0], baggage }, () =>
    startInactiveSpan({
      name: `${method} ${route.url}`,
      attributes: {
        [SEMANTIC_ATTRIBUTE_SENTRY_OP]: 'http.server',
        'sentry.span.source': 'route',
        'http.request.method': method,
        'http.route': route.url,
      },
    }),
  );
  reply.raw.once('close', () => {
    setHttpStatus(span, reply.statusCode);
    span.end();
  });
}
