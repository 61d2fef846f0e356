import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { toWireRequest } from '#contract/wireRequest.ts';
import { checkShape, type Shape, ShapeMismatch } from '#contract/shape.ts';
import { fromWire } from '#contract/wire.ts';
import { READ_TIMEOUT_MS, takeEarlyCall } from './earlyCalls.ts';
import { Failure, toFailure, toNetworkFailure } from './failure.ts';
import { notifyForbidden } from './forbidden.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';
import { learnServerTime } from './serverTime.ts';
import { shapeOf } from './shapeOf.ts';
import { stored } from './storage.ts';
import { notifyUnauthorized } from './unauthorized.ts';

/** A call that writes fails without a response after this time. */
const WRITE_TIMEOUT_MS = 30_000;

interface SendOptions {
  signal?: AbortSignal;
  /** The same whenever one action is sent, so that it happens once; POST calls get a new one by default. */
  idempotencyKey?: string;
  /** The `etag` of the edited record. If the stored record is newer, the call fails with `edited_meanwhile`. */
  ifMatch?: string | undefined;
  /** The call continues when its page is left; its body can then have at most 64 KB. */
  keepalive?: boolean;
  /** Used instead of the stored token. */
  token?: string;
}

/** The response does not match the contract: shown as an unexpected error, never worked around. */
export class ContractMismatch extends Error {
  constructor(call: Pick<Call, 'method' | 'path'>, reason: string) {
    super(`${call.method} ${call.path} answered what the contract does not understand: ${reason}`);
    this.name = 'ContractMismatch';
  }
}

/**
 * Makes a call of the contract and returns its parsed response. Throws a Failure when it is refused, when there is no
 * response, or when `signal` aborts it (`isCanceled`), and a ContractMismatch when the response has another shape.
 */
export async function send<C extends Call>(call: C, input: InputOf<C>, options: SendOptions = {}) {
  const limit = startTimeout(call.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS, options.signal);
  const body = await fetchCallBody(call, input, { ...options, signal: limit.signal }).finally(limit.end);
  try {
    return (await checkResponse(shapeOf(call.output), body)) as OutputOf<C>;
  } catch (thrown) {
    throw thrown instanceof ShapeMismatch ? new ContractMismatch(call, thrown.message) : thrown;
  }
}

async function checkResponse(shape: Shape, body: unknown): Promise<unknown> {
  try {
    return checkShape(shape, body);
  } catch (thrown) {
    if (!(thrown instanceof ShapeMismatch)) throw thrown;
    return (await import('./olderResponses.ts')).checkOlderResponse(shape, body);
  }
}

async function fetchCallBody(call: Call, input: unknown, options: SendOptions): Promise<unknown> {
  const response = await fetchCall(call, input, options);
  return response.status === 204 ? {} : fromWire(await parseJson(response));
}

/** A signal that aborts after this time, or when the caller's own does. */
function startTimeout(milliseconds: number, own: AbortSignal | undefined) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('No answer', 'TimeoutError')), milliseconds);
  const signal = own === undefined ? limit.signal : AbortSignal.any([own, limit.signal]);
  return { signal, end: () => clearTimeout(timer) };
}

async function fetchCall(call: Call, input: unknown, options: SendOptions): Promise<Response> {
  const token = tokenFor(call, options);
  const { address, body, contentType, method } = toWireRequest(call, input);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (contentType !== null) headers['Content-Type'] = contentType;
  if (token !== null) headers['Authorization'] = `Token ${token}`;
  if (options.ifMatch !== undefined) headers['If-Match'] = options.ifMatch;
  if (method === 'POST') headers['Idempotency-Key'] = options.idempotencyKey ?? newIdempotencyKey();
  const { signal = null, keepalive = false } = options;
  const early = method === 'GET' ? takeEarlyCall(address, token) : undefined;
  return throwUnlessOk(
    early ?? fetch(address, { method, headers, body, signal, ...(keepalive && { keepalive }) }),
    token,
    call.invalidMessage,
  );
}

/** The response if it is a success; throws a Failure if it is refused, or if there is none. */
export async function throwUnlessOk(
  pending: Promise<Response>,
  token: string | null,
  invalidMessage?: string,
): Promise<Response> {
  const response = await pending.catch((thrown: unknown) => {
    throw toNetworkFailure(thrown);
  });
  learnServerTime(response);
  if (response.ok && !isProblem(response)) return response;
  if (response.status === 401 && token !== null) notifyUnauthorized(token);
  if (response.status === 403) notifyForbidden();
  throw toFailure(response.status, await parseJson(response), invalidMessage);
}

// A payment that the bank has not answered yet is a problem document with a success status, 202.
const isProblem = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('application/problem+json') === true;

// Logging in, signing up and password resets send no token, even if an old one is still stored.
function tokenFor(call: Call, { token }: SendOptions): string | null {
  return call.isPublic && call.method === 'POST' ? null : (token ?? stored.token.read());
}

async function parseJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((thrown: unknown) => {
    throw toNetworkFailure(thrown);
  });
  try {
    return JSON.parse(text);
  } catch {
    // For example a proxy's error page: only the status is known.
    return null;
  }
}

/** Whether the call may succeed when it is repeated. */
export const isRetryable = (error: unknown) => error instanceof Failure && error.status >= 500;

/**
 * Whether a failed call has certainly had no effect, so that sending it again is a new call. After a 202 the bank may
 * still charge or refund; sent again with the same idempotency key, the call returns the outcome.
 */
export const hasKnownOutcome = (error: unknown) =>
  !isRetryable(error) && !(error instanceof Failure && error.status === 202);
