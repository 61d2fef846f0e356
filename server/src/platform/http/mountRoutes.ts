// The HTTP side of routes: passes a request to its use case, and sends the result as the response.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Actor } from '../actor.ts';
import type { Config } from '../config.ts';
import type { Services } from '../context.ts';
import type { CommitHooks } from './callContext.ts';
import { compressJson } from './compressJson.ts';
import { createCallReader, openFile, runCall, runInOneStatement, successStatusOf } from './runCall.ts';
import type { StoredResponse } from './idempotency.ts';
import { toProblem, toRefusal } from './problem.ts';
import { readToken } from './readToken.ts';
import type { FileResponse, Route } from './route.ts';

/** What mountRoutes needs: the services, how a token is authenticated, and the hooks that run after a commit. */
export interface MountOptions extends CommitHooks {
  services: Services;
  authenticate(token: string): Promise<Actor | null>;
  /** Sends an unexpected error to the error reporting. */
  report(error: unknown, requestId: string): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** The operation of the call; other routes have none. */
    operation?: string;
  }
}

/** Registers the routes with Fastify. */
export function mountRoutes(
  server: FastifyInstance,
  routes: readonly Route[],
  mountOptions: MountOptions,
): void {
  for (const each of routes) {
    server.route({
      method: each.call.method,
      url: each.call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation: each.useCase.name },
      onRequest: async (request) => {
        request.actor = await authenticateRequest(request, mountOptions, each.call.isPublic === true);
        each.guard.admit(request.actor);
      },
      handler: withErrorDetail(each.call, createHandler(each, mountOptions)),
    });
  }
}

/** The user of the request's token. On a public call an expired or unknown token is ignored. */
async function authenticateRequest(
  request: FastifyRequest,
  { authenticate }: MountOptions,
  isPublic: boolean,
): Promise<Actor | null> {
  const token = readToken(request);
  if (token === undefined) return null;
  const actor = await authenticate(token);
  if (actor === null && !isPublic) throw new Refusal('unauthenticated');
  return actor;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Replaces the detail of every `invalid` refusal with the call's `invalidMessage`, if it has one. */
function withErrorDetail({ invalidMessage }: Call, handler: Handler): Handler {
  if (invalidMessage === undefined) return handler;
  return async (request, reply) => {
    try {
      return await handler(request, reply);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'invalid') throw error;
      throw new Refusal('invalid', invalidMessage, error.errors, error.extensions);
    }
  };
}

function createHandler(each: Route, mountOptions: MountOptions): Handler {
  const { services } = mountOptions;
  const { call, inOneStatement, limits = [] } = each;
  if (inOneStatement !== undefined && limits.length > 1)
    throw new Error(`${call.method} ${call.path} has more limits than one statement counts`);
  const readCall = createCallReader(each, mountOptions);
  const sendJson = createJsonSender(call, services.config);

  return async (request, reply) => {
    const granted = await readCall(request);
    const written = await runInOneStatement(each, granted);
    if (written !== undefined) {
      mountOptions.wakeStreams();
      return sendJson(reply, written);
    }
    if (call.returnsFile === true) {
      // Fastify answers HEAD by this handler too. Such a response has no file, and does not count as a download.
      const counted = request.method === 'HEAD' ? { ...granted, limits: [] } : granted;
      return sendFile(reply, await openFile(each, services, counted));
    }
    return sendJson(reply, await runCall(each, services, granted));
  };
}

function createJsonSender(call: Call, { compressesJson }: Config) {
  const status = successStatusOf(call);
  const send = chooseSender(compressesJson && mayCompress(call));
  return (reply: FastifyReply, response: StoredResponse) =>
    send(reply, call.hasEtag === true && response.status === status ? withEtag(response) : response);
}

/** Stored responses have no ETag header, so for a repetition it is read from the body. */
const withEtag = ({ etag, ...response }: StoredResponse): StoredResponse => ({
  ...response,
  etag: etag ?? (JSON.parse(response.body) as { etag: string }).etag,
});

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const PROBLEM_HEADERS = {
  'content-type': 'application/problem+json; charset=utf-8',
  'cache-control': 'no-store',
};

function sendPlain(
  reply: FastifyReply,
  { status, body, etag }: StoredResponse,
  sent: string | Buffer = body,
) {
  const headers = status === 202 || status >= 400 ? PROBLEM_HEADERS : JSON_HEADERS;
  return reply
    .code(status)
    .headers({ ...headers, ...(etag !== undefined && { etag }) })
    .send(sent);
}

/** Whether the answers of a call may be compressed: none of those that carry secrets. */
export const mayCompress = (call: Call): boolean =>
  call.returnsSecret !== true && call.isNeverCompressed !== true && call.status !== 204;

/**
 * @param isCompressed whether it compresses a long body, if the client accepts that
 * @returns what sends a JSON response
 */
export const chooseSender = (isCompressed: boolean) => (isCompressed ? sendCompressed : sendPlain);

/** Compresses if the client accepts it. The ETag is the same for each encoding, because clients send it in `If-Match`. */
async function sendCompressed(reply: FastifyReply, response: StoredResponse) {
  reply.header('vary', 'accept-encoding');
  const found = await compressJson(response.body, reply.request.headers['accept-encoding']);
  if (found === undefined) return sendPlain(reply, response);
  reply.header('content-encoding', found.encoding);
  return sendPlain(reply, response, found.compressed);
}

function sendFile(reply: FastifyReply, { stream, size, type, downloadName }: FileResponse) {
  // Otherwise Fastify would read the whole file to discard it.
  if (reply.request.method === 'HEAD') stream.destroy();
  return reply
    .headers({
      'content-type': type,
      'cache-control': 'private, no-store',
      ...(size !== undefined && { 'content-length': size }),
      ...(downloadName !== undefined && { 'content-disposition': `attachment; filename="${downloadName}"` }),
    })
    .send(stream);
}

/** Turns any error of a request into a problem document. A bug is logged and reported, and its details are not sent. */
export function createErrorHandler(report: MountOptions['report']) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    // With the error of the request's own stream the client has disconnected: nobody reads the response.
    const refusal = error === request.raw.errored ? new Refusal('malformed') : toRefusal(error);
    // `unavailable` thrown as a refusal (e.g. a full queue) is expected and not logged.
    if (refusal === undefined || (refusal.code === 'unavailable' && refusal !== error))
      request.log.error(
        { err: error, requestId: request.id, trace_id: request.trace?.traceId },
        'request failed',
      );
    if (refusal === undefined) report(error, request.id);
    const { status, headers, body } = toProblem(refusal ?? new Refusal('internal'));
    return reply
      .code(status)
      .headers({ ...PROBLEM_HEADERS, ...headers })
      .send(body);
  };
}
