import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Call, OutputOf, ParsedInputOf } from '#contract/call.ts';
import { Refusal } from '#contract/refusals.ts';
import { toWire } from '#contract/wire.ts';
import { callContext, type Followers } from './callContext.ts';
import type { Access, Actor, Context, Ground } from './context.ts';
import type { Guard } from './guards.ts';
import {
  type Answer,
  answerTo,
  claimKey,
  claimOrAnswer,
  fingerprintOf,
  type Idempotent,
  keepAnswer,
  keyOf,
  releaseKey,
} from './idempotency.ts';
import { inputReader } from './input.ts';
import { countHit, type Limit, refuseBeyond } from './limits.ts';
import { problemOf, refusalOf } from './problem.ts';

/** What a call that answers a file gives back. */
export interface AnsweredFile {
  stream: Readable;
  size: number;
  type: string;
}

type Awaitable<Value> = Value | Promise<Value>;
type AnswerOf<C extends Call> = C extends { answersFile: true } ? AnsweredFile : OutputOf<C>;
export type UseCase<C extends Call, Granted extends Access> = (
  context: Context<Granted>,
  input: ParsedInputOf<C>,
) => Awaitable<AnswerOf<C> | undefined | void>;

interface Options {
  /** `own`: the use case opens its transactions itself, as whoever talks to a gateway in between must. */
  transaction?: 'own';
  limits?: readonly Limit[];
}

export interface Route extends Options {
  call: Call;
  guard: Guard<Access, never>;
  useCase: (context: Context<never>, input: never) => Awaitable<unknown>;
}

/**
 * One line of a feature's table of contents: the call, who may make it, and the use case that answers it.
 * Names are turned, the input is parsed, the guard is asked, a writing call gets its transaction and an
 * Idempotency-Key its memory: here, once, for every call.
 */
export function route<C extends Call, Granted extends Access>(
  call: C,
  guard: Guard<Granted, ParsedInputOf<C>>,
  useCase: UseCase<C, Granted>,
  options: Options = {},
): Route {
  return { call, guard, useCase, ...options } as unknown as Route;
}

/** What mounting needs: the ground, who a token belongs to, and what follows on a commit. */
export interface Mounting extends Followers {
  ground: Ground;
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
export function mount(server: FastifyInstance, routes: readonly Route[], mounting: Mounting): void {
  for (const each of routes) {
    server.route({
      method: each.call.method,
      url: each.call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request) => {
        request.actor = await actorOf(request, mounting, each.call.isPublic === true);
        each.guard.admit(request.actor);
      },
      handler: inWordsOf(each.call, handlerOf(each, mounting)),
    });
  }
}

/** `Authorization: Token …`; on a public call a token that is none any more is no fault. */
async function actorOf(
  request: FastifyRequest,
  { authenticate }: Mounting,
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
function inWordsOf({ invalidSays }: Call, handler: Handler): Handler {
  if (invalidSays === undefined) return handler;
  return async (request, reply) => {
    try {
      return await handler(request, reply);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'invalid') throw error;
      throw new Refusal('invalid', invalidSays, error.errors, error.more);
    }
  };
}

function handlerOf(each: Route, mounting: Mounting): Handler {
  const { ground } = mounting;
  const { call, guard } = each;
  const read = inputReader(call);
  const name = `${call.method} ${call.path}`;
  const isWriting = call.method !== 'GET' && each.transaction !== 'own';
  const status = call.status ?? 200;
  const run = each.useCase as (context: Context, input: unknown) => Awaitable<unknown>;
  const isRepeatable = call.method === 'POST' && call.isPublic !== true && call.answersToken !== true;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const now = ground.clock.now();
    const input = await read(request);
    const access = guard.grant(request.actor, input as never);
    for (const limit of each.limits ?? []) await takeFrom(limit, access, request.ip, ground, now);
    const key = isRepeatable ? keyOf(request) : undefined;
    const asked = { now, requestId: request.id, idempotencyKey: key ?? null, address: request.ip };
    const { inTransaction, outside } = callContext({ ...ground, ...access, ...asked }, mounting);
    const by: Idempotent | undefined =
      key === undefined || request.actor === null
        ? undefined
        : { userId: request.actor.id, key, fingerprint: await fingerprintOf(name, input), now };

    const answer = async (context: Context): Promise<Answer> => {
      const output = await run(context, input);
      return { status, body: status === 204 ? '' : JSON.stringify(toWire(output)) };
    };
    if (call.answersFile === true) return sendFile(reply, (await run(outside(), input)) as AnsweredFile);
    if (isWriting) {
      const given = await (by === undefined
        ? inTransaction(answer)
        : onceInside(ground, by, inTransaction, answer));
      return sendJson(reply, given);
    }
    if (by === undefined) return sendJson(reply, await answer(outside()));
    return sendJson(reply, await onceOutside(ground, by, () => answer(outside())));
  };
}

/** The key was claimed before: what this transaction did is undone, and the first answer given again. */
class Repeated extends Error {}

/**
 * For a call in one transaction: the key is claimed on the way, and a duplicate waits there until the first is
 * committed. Whatever comes of a duplicate, also a refusal, gives way to the first answer.
 */
async function onceInside(
  { db }: Ground,
  by: Idempotent,
  inTransaction: Context['transaction'],
  answer: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    try {
      return await inTransaction(async (context) => {
        const claimed = claimKey(context.db, by);
        claimed.catch(() => {});
        try {
          const given = await answer(context);
          if (!(await claimed)) throw new Repeated();
          await context.withCommit(keepAnswer(context.db, by, given));
          return given;
        } catch (error) {
          throw (await claimed) ? error : new Repeated();
        }
      });
    } catch (error) {
      if (!(error instanceof Repeated)) throw error;
      const known = await answerTo(db, by);
      if (known !== undefined) return known;
    }
  }
}

/** For a call with transactions of its own: a decline is an answer to keep, any other refusal frees the key. */
async function onceOutside(
  { db, clock }: Ground,
  by: Idempotent,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const known = await claimOrAnswer(db, clock, by);
  if (known !== undefined) return known;
  try {
    const given = await answer();
    await keepAnswer(db, by, given);
    return given;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined || (refusal.status !== 402 && refusal.status !== 202)) {
      await releaseKey(db, by);
      throw error;
    }
    const { status, body } = problemOf(refusal);
    await keepAnswer(db, by, { status, body });
    return { status, body };
  }
}

async function takeFrom(
  { name, per, ...limit }: Limit,
  access: Access,
  address: string,
  { db, config }: Ground,
  now: Temporal.Instant,
) {
  if (!config.hasRateLimits) return;
  const subject = `${name}:${per === 'member' ? (access.whose ?? access.actor?.id) : address}`;
  await refuseBeyond(db, now, subject, limit);
  await countHit(db, now, subject);
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const PROBLEM_HEADERS = {
  'content-type': 'application/problem+json; charset=utf-8',
  'cache-control': 'no-store',
};

function sendJson(reply: FastifyReply, { status, body }: Answer) {
  const headers = status === 202 || status >= 400 ? PROBLEM_HEADERS : JSON_HEADERS;
  return reply.code(status).headers(headers).send(body);
}

function sendFile(reply: FastifyReply, { stream, size, type }: AnsweredFile) {
  return reply
    .headers({ 'content-type': type, 'content-length': size, 'cache-control': 'private, no-store' })
    .send(stream);
}

/** Any error of a request becomes its problem document; a bug is logged and reported, and never shown. */
export function answerError(report: Mounting['report']) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error);
    if (refusal === undefined || refusal.code === 'unavailable')
      request.log.error({ err: error }, 'request failed');
    if (refusal === undefined) report(error, request.id);
    const { status, headers, body } = problemOf(refusal ?? new Refusal('internal'));
    return reply
      .code(status)
      .headers({ ...PROBLEM_HEADERS, ...headers })
      .send(body);
  };
}
