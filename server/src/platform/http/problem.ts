import { DatabaseError } from 'pg';
import { maskSecrets } from '#contract/maskSecrets.ts';
import { REFUSALS, Refusal, type RefusalCode } from '#contract/refusals.ts';
import { toWire } from '#contract/wire.ts';
import { isConflict } from '../database/conflict.ts';
import { AbandonedRequest, DatabaseTimeout } from '../database/waitBudget.ts';

/** A problem document of RFC 9457, ready to be sent. */
export interface Problem {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Converts a refusal to its problem document. */
export function toProblem(refusal: Refusal): Problem {
  const { code, status, message, errors, extensions } = refusal;
  const { retryAfter, ...members } = extensions;
  const wait = typeof retryAfter === 'number' ? retryAfter : status === 503 ? 5 : undefined;
  return {
    status,
    headers: {
      ...(wait !== undefined && { 'retry-after': String(wait) }),
      // RFC 9110 requires this header. Browsers open their own dialog for schemes they know; Token is not one.
      ...(status === 401 && { 'www-authenticate': 'Token' }),
    },
    body: JSON.stringify({
      type: `/api/docs#${code}`,
      title: REFUSALS[code].message,
      status,
      detail: message,
      code,
      // Unknown fields are reported with the name as sent, which may contain a secret.
      ...(errors.length > 0 && { errors: maskSecrets(errors) }),
      ...(toWire(members) as object),
    }),
  };
}

/** Fastify's own errors that a client can cause, by code. */
const FASTIFY_REFUSALS: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
};

/**
 * SQLSTATE classes of an unavailable database: connection, shutdown, too many connections, cancelled, idle timeout,
 * lock timeout.
 */
const DATABASE_GONE = /^(08|57P|53300|57014|25P03|55P03)/;
const NETWORK_ERROR_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Thrown by the S3 adapter for any failure.
  'FILES_UNAVAILABLE',
]);
/** pg's messages for a connection that broke or was given up; these errors have no code. */
const BROKEN_CONNECTION_MESSAGES = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'is not queryable',
  'Cannot use a pool after calling end on the pool',
];

/** The refusal for an error, or undefined when it is a bug. */
export function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  // The client disconnected: nobody reads the response, and it is not our fault.
  if (error instanceof AbandonedRequest) return new Refusal('malformed');
  if (typeof code === 'string' && code in FASTIFY_REFUSALS) return new Refusal(FASTIFY_REFUSALS[code]!);
  if (error instanceof DatabaseError) {
    if (DATABASE_GONE.test(error.code ?? '') || isConflict(error)) return new Refusal('unavailable');
    if (error.code === '53100') return new Refusal('out_of_space');
    return undefined;
  }
  if (typeof code === 'string' && NETWORK_ERROR_CODES.has(code)) return new Refusal('unavailable');
  // A Unix socket is missing while its server starts.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
    return new Refusal('unavailable');
  if (code === 'ENOSPC') return new Refusal('out_of_space');
  if (
    error instanceof DatabaseTimeout ||
    BROKEN_CONNECTION_MESSAGES.some((text) => error.message.includes(text))
  )
    return new Refusal('unavailable');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Refusal('malformed');
  return undefined;
}
