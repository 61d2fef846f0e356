import * as z from 'zod/mini';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { toWireRequest } from '#contract/request.ts';
import { fromWire } from '#contract/wire.ts';
import { Failure, toFailure, toNetworkFailure } from './failure.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';
import { stored } from './storage.ts';
import { notifyUnauthorized } from './unauthorized.ts';

/** Whoever waits for something to be sent is told after this time that no answer has come. */
const SEND_TIMEOUT_MS = 30_000;

interface SendOptions {
  signal?: AbortSignal;
  /** The same for every attempt at one act, so that it happens once; POST calls get a fresh one without it. */
  idempotencyKey?: string;
  /** Instead of the stored one. */
  token?: string;
}

/** The answer is not what the contract says: shown as the unexpected error, never worked around. */
export class ContractMismatch extends Error {
  constructor(call: Pick<Call, 'method' | 'path'>, reason: string) {
    super(`${call.method} ${call.path} answered what the contract does not understand: ${reason}`);
    this.name = 'ContractMismatch';
  }
}

/**
 * Makes a call of the contract. Gives its parsed answer; throws a Failure when the answer is no, when none came, or
 * when `signal` called it off (`isCanceled`), and a ContractMismatch when the answer has another shape.
 */
export async function send<C extends Call>(call: C, input: InputOf<C>, options: SendOptions = {}) {
  const limit = call.method === 'GET' ? undefined : startTimeout(options.signal);
  const body = await fetchCallBody(
    call,
    input,
    limit === undefined ? options : { ...options, signal: limit.signal },
  ).finally(limit?.end);
  const parsed = z.safeParse(call.output, body);
  if (!parsed.success) throw new ContractMismatch(call, parsed.error.message);
  return parsed.data as OutputOf<C>;
}

async function fetchCallBody(call: Call, input: unknown, options: SendOptions): Promise<unknown> {
  const response = await fetchCall(call, input, options);
  return response.status === 204 ? {} : fromWire(await parseJson(response));
}

/** A signal that calls off after 30 seconds, or when the caller's own does. */
function startTimeout(own: AbortSignal | undefined) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('No answer', 'TimeoutError')), SEND_TIMEOUT_MS);
  const signal = own === undefined ? limit.signal : AbortSignal.any([own, limit.signal]);
  return { signal, end: () => clearTimeout(timer) };
}

/** Reads a private file by its path, as an answer of ours named it. */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const token = stored.token.read();
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Token ${token}` };
  return (await fetchOrFail(path, { headers, signal: signal ?? null }, token)).blob();
}

async function fetchCall(call: Call, input: unknown, options: SendOptions): Promise<Response> {
  const token = tokenFor(call, options);
  const { address, body, contentType, method } = toWireRequest(call, input);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (contentType !== null) headers['Content-Type'] = contentType;
  if (token !== null) headers['Authorization'] = `Token ${token}`;
  if (method === 'POST') headers['Idempotency-Key'] = options.idempotencyKey ?? newIdempotencyKey();
  return fetchOrFail(address, { method, headers, body, signal: options.signal ?? null }, token);
}

async function fetchOrFail(url: string, request: RequestInit, token: string | null): Promise<Response> {
  const response = await fetch(url, request).catch((thrown: unknown) => {
    throw toNetworkFailure(thrown);
  });
  if (response.ok && !isProblem(response)) return response;
  if (response.status === 401 && token !== null) notifyUnauthorized(token);
  throw toFailure(response.status, await parseJson(response));
}

// A payment that the bank has not answered yet is a problem document with a status of success, 202.
const isProblem = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('application/problem+json') === true;

// Logging in, signing up and password resets begin without a token, even where an old one is still stored.
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
    // A proxy's page instead of our answer: the status alone says what is known.
    return null;
  }
}

/** A call that failed for a moment only, so that asking again may help. */
export const isRetryable = (error: unknown) => error instanceof Failure && error.status >= 500;
