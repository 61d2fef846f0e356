// A route: a call of the contract with its guard, its use case and its refusals.
import type { Readable } from 'node:stream';
import { acceptsIfMatch, type Call, type OutputOf, type ParsedInputOf } from '#contract/call.ts';
import type { FieldError, RefusalCode } from '#contract/refusals.ts';
import type { Access, Context } from '../context.ts';
import type { Guard } from './guards.ts';
import type { LimitRule } from '../limits/limits.ts';
import type { OneStatement } from './oneStatement.ts';

/** What a call that answers with a file returns. */
export interface FileResponse {
  stream: Readable;
  /** In bytes; undefined where the file is made while it is sent. */
  size?: number | undefined;
  type: string;
  /** The name under which browsers save it; without one they show it. */
  downloadName?: string;
}

/** A value, or a promise of it. */
export type Awaitable<Value> = Value | Promise<Value>;
type CallResponse<C extends Call> = C extends { returnsFile: true } ? FileResponse : OutputOf<C>;
/** The function that answers a call; it gets the parsed input, and returns the body of the response. */
export type UseCase<C extends Call, Granted extends Access, Prepared = never> = (
  context: Context<Granted>,
  input: ParsedInputOf<C>,
  prepared: Prepared,
) => Awaitable<CallResponse<C> | undefined | void>;

/** Fields as they were sent, under their names in the contract; they may be missing, or of a wrong type. */
export type RawFields = Record<string, unknown>;

interface RouteOptions<Prepare, InOneStatement> {
  /**
   * Finds errors that depend on the day in UTC, which the shapes of the contract do not know. They are reported together
   * with the others.
   */
  findErrorsOn?: (today: string, input: RawFields) => FieldError[];
  /** `own`: the use case opens its own transactions, as needed around calls to a gateway. */
  transaction?: 'own';
  /**
   * Runs before the transaction, for slow work that would otherwise hold a connection; its result is passed to the use
   * case. It also runs for a repeated Idempotency-Key, so anything that would refuse a repetition belongs in the use
   * case.
   */
  prepare?: Prepare;
  /**
   * Counted before `prepare` or a use case with its own transactions; otherwise inside the transaction, where only
   * committed calls count.
   */
  limits?: readonly LimitRule[];
  /** Tried before the transaction. At most one limit is counted. */
  inOneStatement?: InOneStatement;
}

/** A route without the types of its call, so that routes of different calls fit into one list. */
export interface Route extends RouteOptions<
  (context: Context<never>, input: never) => Promise<unknown>,
  OneStatement<never, never>
> {
  call: Call;
  guard: Guard<Access, never>;
  useCase: (context: Context<never>, input: never, prepared: never) => Awaitable<unknown>;
}

/**
 * Declares a call with its guard and the use case that answers it. Name conversion, input parsing, the guard,
 * transactions of writing calls and idempotency are handled here for every call.
 */
export function route<C extends Call, Granted extends Access, Prepared = undefined>(
  call: C,
  guard: Guard<Granted, ParsedInputOf<C>>,
  useCase: UseCase<C, Granted, Prepared>,
  options: RouteOptions<
    (context: Context<Granted>, input: ParsedInputOf<C>) => Promise<Prepared>,
    OneStatement<Granted, ParsedInputOf<C>>
  > = {},
): Route {
  return { call, guard, useCase, ...options } as unknown as Route;
}

/** Refusals that any request can get. */
export const REFUSED_ANYWHERE = [
  'too_slow',
  'too_large',
  'unsupported_media_type',
  'internal',
  'unavailable',
  'out_of_space',
] as const satisfies RefusalCode[];

/** The other refusal codes of a call: from its input, guard, options and use case. */
export function refusalsOf({ call, guard, limits = [] }: Route): ReadonlySet<RefusalCode> {
  return new Set<RefusalCode>([
    'invalid',
    'malformed',
    ...codesIf(acceptsKey(call), 'idempotency_key_invalid', 'idempotency_key_reused'),
    ...guard.refuses,
    ...codesIf(acceptsIfMatch(call), 'edited_meanwhile'),
    // For an invalid path parameter.
    ...codesIf(call.path.includes('{'), 'not_found'),
    ...codesIf(limits.length > 0, 'too_many_requests'),
    ...(call.refuses ?? []),
  ]);
}

const codesIf = (condition: boolean, ...codes: RefusalCode[]) => (condition ? codes : []);

/** Whether a call takes an Idempotency-Key. */
export const acceptsKey = (call: Call): boolean =>
  call.method === 'POST' && call.isPublic !== true && call.returnsSecret !== true;
