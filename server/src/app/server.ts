import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { isIP, type Socket } from 'node:net';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { sql } from 'kysely';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import { gatewayEventHandlers } from '../billing/payments/gatewayEventHandlers.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { toProblem } from '../platform/http/problem.ts';
import { chooseSender, createErrorHandler, mountRoutes } from '../platform/http/mountRoutes.ts';
import { readTrace, type Trace, toTraceResponse } from '../platform/http/traceContext.ts';
import { WaitBudget, withBudget } from '../platform/database/waitBudget.ts';
import { parseBodies } from './parseBodies.ts';
import { routes } from './features.ts';
import { buildApiDocument } from './apiDocument.ts';
import { mountDeckRoutes } from './deckRoutes.ts';
import type { Product } from './product.ts';
import { mountInboundMailRoute } from './inboundMailRoute.ts';
import { mountMetrics } from './metrics/route.ts';
import { mountReaderPictureRoutes } from './readerPictureRoutes.ts';
import { mountStreamRoutes } from './streamRoutes.ts';
import { mountTestClockRoute } from './testClockRoute.ts';
import { mountUnsubscribeRoutes } from './unsubscribeRoutes.ts';
import { isPageRequest, buildSecurityHeaders, mountWeb, readWebPage, sendWebPage } from './web.ts';
import { mountWebhookRoutes } from './webhookRoutes.ts';
import { mountWelcomeRoutes } from './welcomeRoutes.ts';
import { renderDocsPage } from './renderDocsPage.ts';

const BODY_MAX_BYTES = 1024 * 1024;
/** Health checks give up after a few seconds. */
const READY_TIMEOUT_MS = 3_000;

/** How long a client may take to send the headers and the whole request, and how often this is checked. */
export const RECEIVE_TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
} as const;

type ReceiveTimeouts = Record<keyof typeof RECEIVE_TIMEOUTS, number>;

declare module 'fastify' {
  interface FastifyRequest {
    waitBudget: WaitBudget | null;
    trace: Trace | undefined;
  }
}

/** The HTTP server: every feature's calls, the streams, the API document, health and the web app. */
export async function buildServer(
  product: Product,
  receiveTimeouts: ReceiveTimeouts = RECEIVE_TIMEOUTS,
): Promise<FastifyInstance> {
  const webPage = await readWebPage(product.services.config);
  const server = createServer(product, receiveTimeouts, webPage);
  endConnectionsWhenStopping(server, product);
  dateByTestClock(server, product);
  checkForwardedFor(server, product);
  recordRequests(server, product);
  await parseBodies(server);
  await mountApi(server, product);
  mountDeckRoutes(server, product.services);
  mountReaderPictureRoutes(server, product.services);
  await mountWelcomeRoutes(server, product.services);
  await mountWeb(server, webPage);
  return server;
}

/** Fastify with our limits, headers and refusals, and no routes. */
function createServer(
  { services, mountOptions }: Product,
  receiveTimeouts: ReceiveTimeouts,
  webPage: string | undefined,
): FastifyInstance {
  const { config, log, payments } = services;
  const answer = createErrorHandler(mountOptions.report);
  const headers = buildSecurityHeaders(config, payments);
  const server = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // `recordRequests` writes one log line per request, after the response.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // No logger per request: the log line contains the request id itself.
    childLoggerFactory: (logger) => logger,
    trustProxy: toFastifyTrustProxy(config),
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Fastify sets the last one only after the server was created, and Node would then check every 30 s.
    http: receiveTimeouts,
    requestTimeout: receiveTimeouts.requestTimeout,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, headers, log),
    // Fastify runs no hooks for a path that cannot be decoded. The web app shows its Not Found page for one.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
      if (webPage !== undefined && isPageRequest(request)) void sendWebPage(reply, webPage, 404);
      else void answer(error, request, reply);
      logUnrouted(log, request.id, reply.statusCode);
    },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'ignore',
    // Inputs are checked by the contract. Fastify's own compilers, a tenth of all modules, would be loaded otherwise.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
  });
  server.setErrorHandler(answer);
  beginRequests(server, headers);
  return server;
}

/** Gives each request its headers, its trace and its wait budget. */
function beginRequests(server: FastifyInstance, headers: Record<string, string>): void {
  server.decorateRequest('actor', null);
  server.decorateRequest('waitBudget', null);
  server.decorateRequest('trace', undefined);
  server.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('x-request-id', request.id);
    request.trace = readTrace(request.headers.traceparent);
    if (request.trace !== undefined) reply.header('traceresponse', toTraceResponse(request.trace));
    request.waitBudget = new WaitBudget(undefined, request);
    withBudget(request.waitBudget, next);
  });
  // Bodies are not decompressed. RFC 9110 asks for the header, which says what a client may send instead.
  server.addHook('preParsing', (request, reply, _, next) => {
    const { 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding === 'identity') return next();
    reply.header('accept-encoding', 'identity');
    next(new Refusal('unsupported_media_type', 'Please send the body without compression'));
  });
  // The body is read in the connection's async context, which does not have the request's budget.
  server.addHook('preHandler', (request, _, next) => withBudget(request.waitBudget!, next));
}

/** With the test clock, responses have its time as their date, which the web app goes by. */
function dateByTestClock(server: FastifyInstance, { clock, sharedClock }: Product): void {
  if (sharedClock === undefined) return;
  server.addHook('onRequest', (_, reply, next) => {
    reply.header('date', new Date(clock.now().epochMilliseconds).toUTCString());
    next();
  });
}

function endConnectionsWhenStopping(server: FastifyInstance, product: Product): void {
  server.addHook('onSend', (_, reply, payload, next) => {
    // Makes the client open its next connection to another instance.
    if (product.isStopping) reply.header('connection', 'close');
    next(null, payload);
  });
}

/** Logs and counts every request after its response. */
function recordRequests(server: FastifyInstance, { services: { log, metrics } }: Product): void {
  server.addHook('onResponse', (request, reply, next) => {
    const { method, id, actor, trace } = request;
    const { url = 'unknown', config } = request.routeOptions;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const { statusCode: status } = reply;
    log.info({
      requestId: id,
      ...(trace !== undefined && { trace_id: trace.traceId }),
      userId: actor?.id,
      call: `${method} ${url}`,
      status,
      ms,
    });
    metrics.observeRequest(config.operation ?? url, status, reply.elapsedTime / 1000);
    next();
  });
}

/** Everything but the web app and its files. An unknown path of the API is refused instead of showing the app. */
async function mountApi(server: FastifyInstance, product: Product): Promise<void> {
  mountRoutes(server, routes, product.mountOptions);
  await mountWebhookRoutes(server, product, gatewayEventHandlers);
  await mountInboundMailRoute(server, product);
  await mountUnsubscribeRoutes(server, product);
  mountStreamRoutes(server, product);
  const { sharedClock } = product;
  if (sharedClock !== undefined) mountTestClockRoute(server, { ...product, sharedClock });
  mountApiDocument(server, product.services.config);
  mountHealth(server, product);
  mountMetrics(server, product);
  // Also before the body is read, which could be refused for its size or content type.
  for (const path of ['/api', '/api/*'])
    server.all(path, { onRequest: refuseUnknownPath }, refuseUnknownPath);
}

const refuseUnknownPath = async (): Promise<never> => {
  throw new Refusal('not_found');
};

const refuseSchema = (): never => {
  throw new Error('A route takes its shapes from the contract, and has no schema of Fastify');
};

/**
 * Fastify's `trustProxy`: which proxies' `X-Forwarded-For` is trusted. Fastify does not accept a number of hops, because
 * it cannot know that the port is reachable only through the proxies; docs/operations.md says how to ensure that.
 */
function toFastifyTrustProxy({ trustProxy }: Config) {
  if (trustProxy === undefined) return false;
  if ('networks' in trustProxy) return trustProxy.networks;
  return (_address: string, hop: number) => hop < trustProxy.hops;
}

/**
 * Refuses requests whose forwarded client address is invalid, because a trusted proxy would not send one. Without
 * TRUST_PROXY, warns once when the header appears.
 */
function checkForwardedFor(server: FastifyInstance, { services: { config, log } }: Product) {
  let isWarned = false;
  server.addHook('onRequest', (request, _, next) => {
    if (config.trustProxy !== undefined)
      return next(
        isIP(request.ip) === 0 ? new Refusal('malformed', 'X-Forwarded-For names no address') : undefined,
      );
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      log.warn(
        'A proxy or a caller sends X-Forwarded-For, and TRUST_PROXY is 0: every caller behind a proxy counts as one',
      );
    }
    next();
  });
}

/** Built at the first request, because it would take a third of the time of building the server. */
let apiDocument: string | undefined;

function mountApiDocument(server: FastifyInstance, { compressesJson }: Config) {
  const write = () => (apiDocument ??= JSON.stringify(buildApiDocument(routes)));
  const send = chooseSender(compressesJson);
  server.get('/api/openapi.json', (_, reply) => send(reply, { status: 200, body: write() }));
  server.get('/api/docs', (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderDocsPage(JSON.parse(write()))),
  );
}

function mountHealth(server: FastifyInstance, product: Product) {
  const { db } = product.services;
  const isDatabaseUp = () =>
    withBudget(new WaitBudget(READY_TIMEOUT_MS), () => sql`select 1`.execute(db)).then(
      () => true,
      () => false,
    );
  server.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );
  server.get('/readyz', async (_, reply) => {
    const isUp = await isDatabaseUp();
    const status = product.isStopping ? 'stopping' : isUp ? 'ready' : 'not ready';
    // Without the bus, events only arrive a few seconds later, so the instance still counts as ready.
    const parts = { database: isUp ? 'up' : 'down', bus: product.bus.isConnected() ? 'up' : 'down' };
    if (status !== 'ready') reply.code(503).header('retry-after', '5');
    return reply.header('cache-control', 'no-store').send({ status, ...parts });
  });
}

const UNREADABLE_REFUSALS: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};

/** Invalid HTTP never becomes a request; it is refused on the raw socket. */
function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
  log: Log,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const { status, body } = toProblem(new Refusal(UNREADABLE_REFUSALS[error.code ?? ''] ?? 'malformed'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    `X-Request-Id: ${requestId}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  logUnrouted(log, requestId, status);
}

/** The log line of a request that reached no route, so that its X-Request-Id is found there too. */
function logUnrouted(log: Log, requestId: string, status: number): void {
  log.info({ requestId, call: 'unreadable', status });
}
