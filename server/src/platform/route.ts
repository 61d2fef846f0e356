import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Call, OutputOf, ParsedInputOf } from '#contract/call.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import { toWire } from '#contract/wire.ts';
import { createCallContext, type CommitHooks } from './callContext.ts';
import type { Access, Actor, Context, Services } from './context.ts';
import type { Db } from './database.ts';
import type { Guard } from './guards.ts';
import {
  type StoredResponse,
  findStoredResponse,
  claimKey,
  claimOrReplay,
  fingerprintInput,
  type IdempotentCall,
  startHeartbeat,
  storeResponse,
  readIdempotencyKey,
  releaseKey,
  RepeatedCall,
} from './idempotency.ts';
import { createInputReader } from './input.ts';
import { type Bound, type Limit, countOrRefuse } from './limits.ts';
import { toNetwork } from './network.ts';
import { toProblem, toRefusal } from './problem.ts';

/** What a call that answers a file gives back. */
export interface FileResponse {
  stream: Readable;
  size: number;
  type: string;
}

type Awaitable<Value> = Value | Promise<Value>;
type CallResponse<C extends Call> = C extends { returnsFile: true } ? FileResponse : OutputOf<C>;
export type UseCase<C extends Call, Granted extends Access, Prepared = never> = (
  context: Context<Granted>,
  input: ParsedInputOf<C>,
  prepared: Prepared,
) => Awaitable<CallResponse<C> | undefined | void>;

interface RouteOptions<Prepare> {
  /** `own`: the use case opens its transactions itself, as whoever talks to a gateway in between must. */
  transaction?: 'own';
  /**
   * Runs before the transaction, for work that takes long and would hold a connection meanwhile; the use case is given
   * what it returns. It runs for a repeated Idempotency-Key too, so what would refuse a repetition belongs in the use
   * case.
   */
  prepare?: Prepare;
  /**
   * Counted before `prepare` or a use case with transactions of its own begins; else in the transaction, where only
   * what is committed counts.
   */
  limits?: readonly Limit[];
}

export interface Route extends RouteOptions<(context: Context<never>, input: never) => Promise<unknown>> {
  call: Call;
  guard: Guard<Access, never>;
  useCase: (context: Context<never>, input: never, prepared: never) => Awaitable<unknown>;
}

/**
 * One line of a feature's table of contents: the call, who may make it, and the use case that answers it.
 * Names are turned, the input is parsed, the guard is asked, a writing call gets its transaction and an
 * Idempotency-Key its memory: here, once, for every call.
 */
export function route<C extends Call, Granted extends Access, Prepared = undefined>(
  call: C,
  guard: Guard<Granted, ParsedInputOf<C>>,
  useCase: UseCase<C, Granted, Prepared>,
  options: RouteOptions<(context: Context<Granted>, input: ParsedInputOf<C>) => Promise<Prepared>> = {},
): Route {
  return { call, guard, useCase, ...options } as unknown as Route;
}

/** What any request may meet, whatever it asks for. */
export const REFUSED_ANYWHERE = [
  'too_slow',
  'too_large',
  'unsupported_media_type',
  'internal',
  'unavailable',
  'out_of_space',
] as const satisfies RefusalCode[];

/** The codes by which a call may be refused besides those: by its input, its guard, its options and its use case. */
export function refusalsOf({ call, guard, limits = [] }: Route): ReadonlySet<RefusalCode> {
  return new Set<RefusalCode>([
    'invalid',
    'malformed',
    ...codesIf(acceptsKey(call), 'idempotency_key_invalid', 'idempotency_key_reused'),
    ...guard.refuses,
    // A parameter of the path that is none.
    ...codesIf(call.path.includes('{'), 'not_found'),
    ...codesIf(limits.length > 0, 'too_many_requests'),
    ...(call.refuses ?? []),
  ]);
}

const codesIf = (isSo: boolean, ...codes: RefusalCode[]) => (isSo ? codes : []);

/** Whether a call takes an Idempotency-Key. */
const acceptsKey = (call: Call): boolean =>
  call.method === 'POST' && call.isPublic !== true && call.returnsSecret !== true;

/** What mounting needs: the services, who a token belongs to, and what follows on a commit. */
export interface MountOptions extends CommitHooks {
  services: Services;
  authenticate(token: string): Promise<Actor | null>;
  /** Tells of a bug where errors are reported. */
  report(error: unknown, requestId: string): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** Puts the routes on the server. */
export function mountRoutes(
  server: FastifyInstance,
  routes: readonly Route[],
  mountOptions: MountOptions,
): void {
  for (const each of routes) {
    server.route({
      method: each.call.method,
      url: each.call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request) => {
        request.actor = await authenticateRequest(request, mountOptions, each.call.isPublic === true);
        each.guard.admit(request.actor);
      },
      handler: withErrorDetail(each.call, createHandler(each, mountOptions)),
    });
  }
}

/** `Authorization: Token …`; on a public call a token that is none any more is no fault. */
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

/** Wrong fields are told in the call's own words, whoever has found them wrong. */
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
  const run = each.useCase as (context: Context, input: unknown, prepared: unknown) => Awaitable<unknown>;
  const prepare = each.prepare as ((context: Context, input: unknown) => Promise<unknown>) | undefined;
  const countsInTransaction = isWriting && prepare === undefined;
  const takesKey = acceptsKey(call);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const now = services.clock.now();
    const input = await read(request);
    const access = guard.grant(request.actor, input as never);
    const key = takesKey ? readIdempotencyKey(request) : undefined;
    const requestInfo = { now, requestId: request.id, idempotencyKey: key ?? null, address: request.ip };
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
    });
    const storeOutput = async (db: Db, output: unknown) => {
      if (by !== undefined && !(await storeResponse(db, by, toStoredResponse(output))))
        throw new RepeatedCall();
    };
    const known = { ...services, ...access, ...requestInfo, storeOutput };
    const { inTransaction, outside } = createCallContext(known, mountOptions);
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

/** The statement that counts leaves with the first ones of the call; what it answers is looked at before the commit. */
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

/**
 * For a call in one transaction: the key is claimed on the way, and a duplicate waits there until the first is
 * committed. Whatever comes of a duplicate, also a refusal, gives way to the first answer.
 */
async function runIdempotentTransaction(
  { db }: Services,
  by: IdempotentCall,
  inTransaction: Context['transaction'],
  answer: (context: Context) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  for (;;) {
    try {
      return await inTransaction(async (context) => {
        const claimed = claimKey(context.db, by);
        claimed.catch(() => {});
        try {
          const given = await answer(context);
          if (!(await claimed)) throw new RepeatedCall();
          await context.beforeCommit(storeResponse(context.db, by, given));
          return given;
        } catch (error) {
          throw (await claimed) ? error : new RepeatedCall();
        }
      });
    } catch (error) {
      if (!(error instanceof RepeatedCall)) throw error;
      const known = await findStoredResponse(db, by);
      if (known !== undefined) return known;
    }
  }
}

/**
 * For a call with transactions of its own: a decline is an answer to keep, any other refusal frees the key. What the
 * use case has kept with a commit stays the answer, whatever comes after it.
 */
async function runIdempotently(
  { db, clock }: Services,
  by: IdempotentCall,
  answer: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  for (;;) {
    const known = await claimOrReplay(db, clock, by);
    if (known !== undefined) return known;
    const stop = startHeartbeat(db, by);
    try {
      const given = await answer();
      await storeResponse(db, by, given);
      return given;
    } catch (error) {
      if (error instanceof RepeatedCall) continue;
      const refusal = toRefusal(error);
      if (refusal !== undefined && (refusal.status === 402 || refusal.status === 202)) {
        const { status, body } = toProblem(refusal);
        const hasSecret = 'clientSecret' in refusal.extensions;
        await storeResponse(db, by, { status, body: hasSecret ? null : body });
        return { status, body };
      }
      await releaseKey(db, by);
      const kept = await findStoredResponse(db, by);
      if (kept === undefined) throw error;
      return kept;
    } finally {
      stop();
    }
  }
}

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

function sendJson(reply: FastifyReply, { status, body }: StoredResponse) {
  const headers = status === 202 || status >= 400 ? PROBLEM_HEADERS : JSON_HEADERS;
  return reply.code(status).headers(headers).send(body);
}

function sendFile(reply: FastifyReply, { stream, size, type }: FileResponse) {
  return reply
    .headers({ 'content-type': type, 'content-length': size, 'cache-control': 'private, no-store' })
    .send(stream);
}

/** Any error of a request becomes its problem document; a bug is logged and reported, and never shown. */
export function createErrorHandler(report: MountOptions['report']) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toRefusal(error);
    // A refusal that was thrown as one (a full queue) is no fault.
    if (refusal === undefined || (refusal.code === 'unavailable' && refusal !== error))
      request.log.error({ err: error }, 'request failed');
    if (refusal === undefined) report(error, request.id);
    const { status, headers, body } = toProblem(refusal ?? new Refusal('internal'));
    return reply
      .code(status)
      .headers({ ...PROBLEM_HEADERS, ...headers })
      .send(body);
  };
}
