// Reads a request as a call that may be made, and runs its use case: in one statement, in a transaction, or without.
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { toWire } from '#contract/wire.ts';
import type { Actor } from '../actor.ts';
import { toUtcDay } from '../clock.ts';
import type { Access, Context, Services } from '../context.ts';
import { retryConflicts } from '../database/conflict.ts';
import type { Db } from '../database/database.ts';
import { countOrRefuse, type LimitRule, type SubjectLimit } from '../limits/limits.ts';
import { type CommitHooks, createCallContext } from './callContext.ts';
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
import { type OneStatement, toCallRecords } from './oneStatement.ts';
import { acceptsKey, type Awaitable, type FileResponse, type Route } from './route.ts';
import { toNetwork } from './toNetwork.ts';

/** A call whose input is valid and whose actor has access. */
export interface GrantedCall {
  actor: Actor | null;
  now: Temporal.Instant;
  input: unknown;
  /** Its Idempotency-Key, if it has one. */
  by: IdempotentCall | undefined;
  limits: readonly SubjectLimit[];
  inTransaction: Context['transaction'];
  outside: () => Context;
  /** To be called at the end of the call. */
  removeUnclaimedFiles: () => void;
}

interface CallOptions extends CommitHooks {
  services: Services;
}

/** Creates the function that reads a route's requests. It throws a refusal for an invalid or forbidden one. */
export function createCallReader({ call, guard, limits: rules, findErrorsOn }: Route, options: CallOptions) {
  const { services } = options;
  const readInput = createInputReader(call);
  const name = `${call.method} ${call.path}`;
  const takesKey = acceptsKey(call);

  return async (request: FastifyRequest): Promise<GrantedCall> => {
    const { actor, ip: address } = request;
    const now = services.clock.now();
    const input = await readInput(request, {
      admit: (given) => guard.admitInput?.(actor, given),
      findErrors: (given) => findErrorsOn?.(toUtcDay(now), given) ?? [],
    });
    const access = guard.grant(actor, input as never);
    const key = takesKey ? readIdempotencyKey(request) : undefined;
    const requestInfo = {
      now,
      requestId: request.id,
      idempotencyKey: key ?? null,
      address,
      userAgent: request.headers['user-agent'] ?? '',
      ifMatch: request.headers['if-match'] ?? null,
    };
    const limits = services.config.hasRateLimits ? toSubjectLimits(rules, access, address) : [];
    const by =
      key === undefined || actor === null
        ? undefined
        : {
            userId: actor.id,
            key,
            fingerprint: await fingerprintInput(name, input),
            aboutUserId: findUserIn(call, input as { id?: unknown; userId?: unknown }),
            now,
          };
    const storeOutput = async (db: Db, output: unknown) => {
      if (by !== undefined && !(await storeResponse(db, by, toStoredResponse(call, output))))
        throw new RepeatedCall();
    };
    const context = createCallContext({ ...services, ...access, ...requestInfo, storeOutput }, options);
    return { actor, now, input, by, limits, ...context };
  };
}

/** The user whom the path or the body names. */
function findUserIn({ path }: Call, { id, userId }: { id?: unknown; userId?: unknown }): number | null {
  const named = path.startsWith('/api/users/{id}') ? id : userId;
  return typeof named === 'number' ? named : null;
}

function toSubjectLimits(
  rules: readonly LimitRule[] = [],
  { ownerId }: Access,
  address: string,
): SubjectLimit[] {
  return rules.flatMap(({ name, per, max, seconds }) => {
    const counted = per === 'member' ? ownerId : toNetwork(address);
    return counted === null ? [] : [{ subject: `${name}:${counted}`, max, seconds }];
  });
}

/** The HTTP status with which a call answers if it is not refused. */
export const successStatusOf = ({ status }: Call): number => status ?? 200;

function toStoredResponse(call: Call, output: unknown): StoredResponse {
  const status = successStatusOf(call);
  return {
    status,
    body: status === 204 ? '' : JSON.stringify(toWire(output)),
    ...(call.hasEtag === true && { etag: (output as { etag: string }).etag }),
  };
}

async function countLimits(db: Db, { limits, now }: GrantedCall): Promise<void> {
  for (const limit of limits) await countOrRefuse(db, now, limit);
}

const runUseCase = (
  { useCase }: Route,
  context: Context,
  input: unknown,
  prepared?: unknown,
): Awaitable<unknown> =>
  (useCase as (context: Context, input: unknown, prepared: unknown) => Awaitable<unknown>)(
    context,
    input,
    prepared,
  );

/** @returns undefined if nothing was written, or the route has no such statement */
export async function runInOneStatement(
  { call, inOneStatement }: Route,
  { actor, now, input, by, limits, outside }: GrantedCall,
): Promise<StoredResponse | undefined> {
  if (inOneStatement === undefined || actor === null) return undefined;
  const status = successStatusOf(call);
  const records = toCallRecords({ actorId: actor.id, now, responseStatus: status }, by, limits[0]);
  const run = inOneStatement as OneStatement<Access, unknown>;
  const body = await run(outside(), input, records);
  return body === undefined ? undefined : { status, body };
}

/** Runs the use case and returns its output as the response. Not for a call that returns a file. */
export async function runCall(
  route: Route,
  services: Services,
  granted: GrantedCall,
): Promise<StoredResponse> {
  try {
    if (route.call.method === 'GET' || route.transaction === 'own')
      return await runOutsideTransaction(route, services, granted);
    return route.prepare === undefined
      ? await runInTransaction(route, services, granted)
      : await runPrepared(route, services, granted);
  } finally {
    granted.removeUnclaimedFiles();
  }
}

const runInTransaction = (route: Route, services: Services, granted: GrantedCall) =>
  inTransactionOnce(services, granted, (context) =>
    runWhileCounting(countLimits(context.db, granted), async () =>
      toStoredResponse(route.call, await runUseCase(route, context, granted.input)),
    ),
  );

async function runPrepared(route: Route, services: Services, granted: GrantedCall) {
  await countLimits(services.db, granted);
  const prepare = route.prepare as (context: Context, input: unknown) => Promise<unknown>;
  const prepared = await prepare(granted.outside(), granted.input);
  return inTransactionOnce(services, granted, async (context) =>
    toStoredResponse(route.call, await runUseCase(route, context, granted.input, prepared)),
  );
}

/** Runs a reading use case, or one that opens its own transactions. */
async function runOutsideTransaction(route: Route, services: Services, granted: GrantedCall) {
  const runAndStore = async () => {
    await countLimits(services.db, granted);
    return toStoredResponse(route.call, await runUseCase(route, granted.outside(), granted.input));
  };
  return granted.by === undefined ? runAndStore() : runIdempotently(services, granted.by, runAndStore);
}

/**
 * Runs the use case of a call that returns a file, outside of a transaction, and returns the file to be sent. A limit
 * that is reached and the use case throw their refusals.
 */
export async function openFile(
  route: Route,
  services: Services,
  granted: GrantedCall,
): Promise<FileResponse> {
  await countLimits(services.db, granted);
  return (await runUseCase(route, granted.outside(), granted.input)) as FileResponse;
}

/**
 * Runs `act` in a transaction, only once for each Idempotency-Key. It is run again after a deadlock, so it must change
 * nothing outside of its transaction.
 */
const inTransactionOnce = (
  services: Services,
  { by, inTransaction }: GrantedCall,
  act: (context: Context) => Promise<StoredResponse>,
) =>
  retryConflicts(() =>
    by === undefined ? inTransaction(act) : runIdempotentTransaction(services, by, inTransaction, act),
  );

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
