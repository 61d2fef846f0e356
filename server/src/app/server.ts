import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { sql } from 'kysely';
import { Refusal } from '#contract/refusals.ts';
import { gatewayEffects } from '../billing/gatewayEffects.ts';
import { problemOf } from '../platform/problem.ts';
import { answerError, mount } from '../platform/route.ts';
import { routes } from './features.ts';
import { apiDocument, docsPage } from './apiDocument.ts';
import { mountDecks } from './deckRoutes.ts';
import type { Product } from './product.ts';
import { mountStreams } from './streamRoutes.ts';
import { mountTestClock } from './testClock.ts';
import { mountWeb, securityHeaders } from './web.ts';
import { mountWebhooks } from './webhookRoutes.ts';

const BODY_MAX_BYTES = 1024 * 1024;

/** The HTTP server: every feature's calls, the streams, the API document, health and the web app. */
export async function buildServer(product: Product): Promise<FastifyInstance> {
  const { ground, mounting } = product;
  const { config, log } = ground;
  const answer = answerError(mounting.report);
  const server = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One line for each request, written below when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // No logger of its own for each request: our one line names the request itself.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => void answer(error, request, reply),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'ignore',
  });
  server.decorateRequest('actor', null);
  server.setErrorHandler(answer);
  const headers = securityHeaders(config, ground.payments);
  server.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('x-request-id', request.id);
    next();
  });
  server.addHook('onResponse', (request, reply, next) => {
    const { method, id, actor } = request;
    const call = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ requestId: id, userId: actor?.id, call: `${method} ${call}`, status: reply.statusCode, ms });
    next();
  });
  await server.register(multipart);
  server.removeContentTypeParser('text/plain');
  // An empty body with a JSON content type is no body: DELETE and actions send it so.
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    if (body === '') return done(null, undefined);
    void server.getDefaultJsonParser('error', 'ignore')(_, body as string, done);
  });

  mount(server, routes, mounting);
  await mountWebhooks(server, product, gatewayEffects);
  mountStreams(server, product);
  if (config.hasTestClock) mountTestClock(server, product);
  mountDocument(server);
  mountHealth(server, product);
  for (const path of ['/api', '/api/*'])
    server.all(path, async () => {
      throw new Refusal('not_found');
    });
  mountDecks(server, ground);
  await mountWeb(server, config);
  return server;
}

function mountDocument(server: FastifyInstance) {
  const document = JSON.stringify(apiDocument(routes));
  const page = docsPage(JSON.parse(document));
  server.get('/api/openapi.json', (_, reply) => reply.type('application/json').send(document));
  server.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
}

function mountHealth(server: FastifyInstance, { ground }: Product) {
  server.get('/healthz', async () => ({ status: 'up' }));
  server.get('/readyz', async (_, reply) => {
    try {
      await sql`select 1`.execute(ground.db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'not ready' });
    }
  });
}

/** What is no HTTP never becomes a request: it is refused on the bare connection. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const isLong = error.code === 'HPE_HEADER_OVERFLOW';
  const { status, body } = problemOf(new Refusal(isLong ? 'too_large' : 'malformed'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
