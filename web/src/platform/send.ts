import * as z from 'zod/mini';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { camelCase, fromWire, snakeCase, toWire } from '#contract/wire.ts';
import { Failure, failureOf, failureWithoutAnswer } from './failure.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';
import { stored } from './storage.ts';
import { tellUnauthorized } from './unauthorized.ts';

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
  const response = await answerOf(call, input, options);
  const body = response.status === 204 ? {} : fromWire(await json(response));
  const parsed = z.safeParse(call.output, body);
  if (!parsed.success) throw new ContractMismatch(call, parsed.error.message);
  return parsed.data as OutputOf<C>;
}

/** The same for a call that answers a file. */
export async function sendForFile<C extends Call>(call: C, input: InputOf<C>, options: SendOptions = {}) {
  return (await answerOf(call, input, options)).blob();
}

/** Reads a private file by its path, as an answer of ours named it. */
export async function readFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const token = stored.token.read();
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Token ${token}` };
  return (await answered(path, { headers, signal: signal ?? null }, token)).blob();
}

async function answerOf(call: Call, input: unknown, options: SendOptions): Promise<Response> {
  const token = tokenFor(call, options);
  const { url, rest } = addressOf(call, input as Record<string, unknown>);
  const { body, contentType } = bodyOf(call, rest);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (contentType !== undefined) headers['Content-Type'] = contentType;
  if (token !== null) headers['Authorization'] = `Token ${token}`;
  if (call.method === 'POST') headers['Idempotency-Key'] = options.idempotencyKey ?? newIdempotencyKey();
  return answered(url, { method: call.method, headers, body, signal: options.signal ?? null }, token);
}

async function answered(url: string, request: RequestInit, token: string | null): Promise<Response> {
  const response = await fetch(url, request).catch((thrown: unknown) => {
    throw failureWithoutAnswer(thrown);
  });
  if (response.ok && !isProblem(response)) return response;
  if (response.status === 401 && token !== null) tellUnauthorized(token);
  throw failureOf(response.status, await json(response));
}

// A payment that the bank has not answered yet is a problem document with a status of success, 202.
const isProblem = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('application/problem+json') === true;

// Logging in, signing up and password resets begin without a token, even where an old one is still stored.
function tokenFor(call: Call, { token }: SendOptions): string | null {
  return call.isPublic && call.method === 'POST' ? null : (token ?? stored.token.read());
}

function addressOf(call: Call, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const key = camelCase(name);
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value));
  });
  const query = call.method === 'GET' ? queryOf(rest) : '';
  return { url: query === '' ? path : `${path}?${query}`, rest };
}

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    query.set(snakeCase(key), String(value));
  }
  return query.toString();
}

function bodyOf(call: Call, input: Record<string, unknown>): { body: BodyInit | null; contentType?: string } {
  if (call.method === 'GET') return { body: null };
  // The browser writes the content type of a form itself, with the boundary in it.
  if (call.body === 'form') return { body: formOf(input) };
  if (Object.keys(input).length === 0 && call.method === 'DELETE') return { body: null };
  return { body: JSON.stringify(toWire(input)), contentType: 'application/json' };
}

function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.set(snakeCase(key), value);
    else form.set(snakeCase(key), typeof value === 'object' ? JSON.stringify(toWire(value)) : String(value));
  }
  return form;
}

async function json(response: Response): Promise<unknown> {
  const text = await response.text().catch((thrown: unknown) => {
    throw failureWithoutAnswer(thrown);
  });
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page instead of our answer: the status alone says what is known.
    return null;
  }
}

/** A call that failed for a moment only, so that asking again may help. */
export const mayPass = (error: unknown) => error instanceof Failure && error.status >= 500;
