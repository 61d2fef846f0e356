// The HTTP side of routes: passes a request to its use case, and sends the result as the response.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { Refusal } from '#contract/refusals.ts';
import { toWire } from '#contract/wire.ts';
import type { Actor } from '../actor.ts';
import { createCallContext, type CommitHooks } from './callContext.ts';
import type { Access, Context, Services } from '../context.ts';
import { compressJson } from './compressJson.ts';
import type { Db } from '../database/database.ts';
import {
  fingerprintInput,
  type IdempotentCall,
  readIdempotencyKey,
  RepeatedCall,
  runIdempotently,
  runIdempotentTransaction,
  type StoredResponse,
  storeResponse,
} from './idempotency.ts';
import { createInputReader } from './input.ts';
import { type Bound, countOrRefuse, type Limit } from '../limits/limits.ts';
import { toNetwork } from './toNetwork.ts';
import { type OneStatement, toCallRecords } from './oneStatement.ts';
import { toProblem, toRefusal } from './problem.ts';
import { acceptsKey, type Awaitable, type FileResponse, type Route } from './route.ts';

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

/** Reads `Authorization: Token …`; on a public call an expired or unknown token is ignored. */
async function authenticateRequest(
  request: FastifyRequest,
  { authenticate }: MountOptions,
  isPublic: boolean,
): Promise<Actor | null> {
  const header = request.headers.authorization;
  if (header === undefined || !header.startsWith('Token ')) return null;
  const actor = await authenticate(header.slice(6));
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
  const { call, guard } = each;
  const read = createInputReader(call);
  const name = `${call.method} ${call.path}`;
  const isWriting = call.method !== 'GET' && each.transaction !== 'own';
  const status = call.status ?? 200;
  const isCompressed = services.config.compressesJson && mayCompress(call);
  const sendJson = (reply: FastifyReply, given: StoredResponse) => {
    const response = call.hasEtag === true && given.status === status ? withEtag(given) : given;
    return isCompressed ? sendCompressed(reply, response) : sendPlain(reply, response);
  };
  const run = each.useCase as (context: Context, input: unknown, prepared: unknown) => Awaitable<unknown>;
  const prepare = each.prepare as ((context: Context, input: unknown) => Promise<unknown>) | undefined;
  const inOneStatement = each.inOneStatement as OneStatement<Access, unknown> | undefined;
  if (inOneStatement !== undefined && (each.limits?.length ?? 0) > 1)
    throw new Error(`${name} has more limits than one statement counts`);
  const countsInTransaction = isWriting && prepare === undefined;
  const takesKey = acceptsKey(call);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const now = services.clock.now();
    const input = await read(request, (given) => guard.admitInput?.(request.actor, given));
    const access = guard.grant(request.actor, input as never);
    const key = takesKey ? readIdempotencyKey(request) : undefined;
    const requestInfo = {
      now,
      requestId: request.id,
      idempotencyKey: key ?? null,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      ifMatch: request.headers['if-match'] ?? null,
    };
    const bounds = services.config.hasRateLimits ? toBounds(each.limits, access, request.ip) : [];
    const countLimits = async (db: Db) => {
      for (const bound of bounds) await countOrRefuse(db, now, bound);
    };
    const by: IdempotentCall | undefined =
      key === undefined || request.actor === null
        ? undefined
        : { userId: request.actor.id, key, fingerprint: await fingerprintInput(name, input), now };
    const toStoredResponse = (output: unknown): StoredResponse => ({
      status,
      body: status === 204 ? '' : JSON.stringify(toWire(output)),
      ...(call.hasEtag === true && { etag: (output as { etag: string }).etag }),
    });
    const storeOutput = async (db: Db, output: unknown) => {
      if (by !== undefined && !(await storeResponse(db, by, toStoredResponse(output))))
        throw new RepeatedCall();
    };
    const known = { ...services, ...access, ...requestInfo, storeOutput };
    const { inTransaction, outside } = createCallContext(known, mountOptions);
    if (inOneStatement !== undefined && request.actor !== null) {
      const records = toCallRecords(
        { actorId: request.actor.id, now, responseStatus: status },
        by,
        bounds[0],
      );
      const body = await inOneStatement(outside(), input, records);
      if (body !== undefined) {
        mountOptions.wakeStreams();
        return sendJson(reply, { status, body });
      }
    }
    const answer = async (context: Context, prepared?: unknown): Promise<StoredResponse> =>
      toStoredResponse(await run(context, input, prepared));
    if (countsInTransaction) {
      const counted = (context: Context) => runWhileCounting(countLimits(context.db), () => answer(context));
      return sendJson(reply, await runTransaction(services, by, inTransaction, counted));
    }
    if (isWriting) {
      await countLimits(services.db);
      const prepared = await prepare?.(outside(), input);
      const act = (context: Context) => answer(context, prepared);
      return sendJson(reply, await runTransaction(services, by, inTransaction, act));
    }
    if (call.returnsFile === true) {
      await countLimits(services.db);
      return sendFile(reply, (await run(outside(), input, undefined)) as FileResponse);
    }
    const act = async () => {
      await countLimits(services.db);
      return answer(outside());
    };
    return sendJson(reply, await (by === undefined ? act() : runIdempotently(services, by, act)));
  };
}

/** Stored responses have no ETag header, so for a repetition it is read from the body. */
const withEtag = ({ etag, ...response }: StoredResponse): StoredResponse => ({
  ...response,
  etag: etag ?? (JSON.parse(response.body) as { etag: string }).etag,
});

/** Counts limits while the use case runs, so that their statements are pipelined; refuses before the commit. */
async function runWhileCounting(
  counting: Promise<void>,
  act: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  counting.catch(() => {});
  try {
    return await act();
  } finally {
    await counting;
  }
}

const runTransaction = (
  services: Services,
  by: IdempotentCall | undefined,
  inTransaction: Context['transaction'],
  answer: (context: Context) => Promise<StoredResponse>,
) =>
  by === undefined ? inTransaction(answer) : runIdempotentTransaction(services, by, inTransaction, answer);

function toBounds(limits: readonly Limit[] = [], { ownerId }: Access, address: string): Bound[] {
  return limits.flatMap(({ name, per, max, seconds }) => {
    const counted = per === 'member' ? ownerId : toNetwork(address);
    return counted === null ? [] : [{ subject: `${name}:${counted}`, max, seconds }];
  });
}

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

/** Compresses if the client accepts it. The ETag is the same for each encoding, because clients send it in `If-Match`. */
async function sendCompressed(reply: FastifyReply, response: StoredResponse) {
  reply.header('vary', 'accept-encoding');
  const found = await compressJson(response.body, reply.request.headers['accept-encoding']);
  if (found === undefined) return sendPlain(reply, response);
  reply.header('content-encoding', found.encoding);
  return sendPlain(reply, response, found.compressed);
}

function sendFile(reply: FastifyReply, { stream, size, type, downloadName }: FileResponse) {
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
    const refusal = toRefusal(error);
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
