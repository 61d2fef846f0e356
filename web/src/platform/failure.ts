import { isObject } from '#contract/shape.ts';
import { camelCase } from '#contract/wire.ts';
import { DEFAULT_MESSAGE, PRODUCT_NAME } from '#contract/product.ts';
import type { RefusalCode } from '#contract/refusals.ts';

const CANCELED = 'ERR_CANCELED';
const UNREACHABLE = 'ERR_NETWORK';
const UNREACHABLE_MESSAGE = `We could not reach ${PRODUCT_NAME}. What you wrote is kept.`;
const TIMEOUT_MESSAGE = `${PRODUCT_NAME} has not answered in time. What you wrote is kept.`;

/**
 * A code of the error catalogue; ERR_NETWORK without a response, ERR_CANCELED when the caller aborted, ERR_STRIPE when
 * Stripe's fields refused a card, otherwise ERR_ with the status, such as for a proxy's error page.
 */
export type FailureCode = RefusalCode | typeof UNREACHABLE | typeof CANCELED | 'ERR_STRIPE' | `ERR_${number}`;

/** A failed call, in the one form that every screen handles. */
export class Failure extends Error {
  readonly code: FailureCode;
  /** One sentence to show. */
  readonly details: string;
  /** The error of each field, by its camelCase name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The HTTP status; 500 without a response. */
  readonly status: number;
  /** Whether there was no response in time. */
  readonly hasTimedOut: boolean;
  /** The whole response body, for details that only one feature understands; null without one. */
  readonly body: unknown;

  constructor(given: {
    code: FailureCode;
    details: string;
    fields?: Record<string, string>;
    status: number;
    hasTimedOut?: boolean;
    body?: unknown;
  }) {
    super(given.details);
    this.name = 'Failure';
    this.code = given.code;
    this.details = given.details;
    this.fields = given.fields ?? {};
    this.status = given.status;
    this.hasTimedOut = given.hasTimedOut ?? false;
    this.body = given.body ?? null;
  }
}

/** Whether the caller aborted, which is not an error to show. */
export const isCanceled = (error: unknown) => error instanceof Failure && error.code === CANCELED;

/** Whether there was no response: the network or the server is down. */
export const isUnreachable = (error: unknown): error is Failure =>
  error instanceof Failure && error.code === UNREACHABLE;

/** The sentence to show for an action without a text, such as a pressed button. */
export const describeActionFailure = ({ details }: Failure) =>
  details.replace('What you wrote is kept', 'Please try again');

/** Whether there was no response in time. */
export const hasTimedOut = (error: unknown) => error instanceof Failure && error.hasTimedOut;

/** The Failure for an error thrown by `fetch`: there was no response. */
export function toNetworkFailure(thrown: unknown): Failure {
  const name = thrown instanceof DOMException ? thrown.name : '';
  if (name === 'AbortError') return new Failure({ code: CANCELED, details: 'Canceled', status: 500 });
  const hasTimedOut = name === 'TimeoutError';
  const details = hasTimedOut ? TIMEOUT_MESSAGE : UNREACHABLE_MESSAGE;
  return new Failure({ code: UNREACHABLE, details, status: 500, hasTimedOut });
}

/**
 * The Failure for an error response. Its body may be a list of errors, a problem document, or texts by key. A 400 without
 * details has the call's `invalidMessage`, if it has one.
 */
export function toFailure(status: number, body: unknown, invalidMessage?: string): Failure {
  if (Array.isArray(body)) return toFailure(status, { errors: body }, invalidMessage);
  const problem = isObject(body) ? body : {};
  const { errors, error, detail, message } = problem;
  const nonField = problem['nonFieldErrors'] ?? problem['non_field_errors'];
  // The errors of a list may be plain texts.
  const details = [error, detail, message, nonField, errors]
    .map(joinTexts)
    .find((text) => text !== undefined);
  const withoutDetails = (status === 400 ? invalidMessage : undefined) ?? DEFAULT_MESSAGE;
  return new Failure({
    // A newer server may send a code that this page does not know; it then matches none of the known ones.
    code: typeof problem['code'] === 'string' ? (problem['code'] as RefusalCode) : `ERR_${status}`,
    details: details ?? withoutDetails,
    fields: { ...textsByKey(problem), ...textsByParam(errors) },
    status,
    body: problem,
  });
}

// Keys of a problem document that describe the document or the payment, not a field.
const NON_FIELD_KEYS = new Set(
  'type title status instance code detail error message errors nonFieldErrors non_field_errors attempt_id client_secret'.split(
    ' ',
  ),
);

function textsByKey(problem: Record<string, unknown>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [key, value] of Object.entries(problem)) {
    const text = joinTexts(value);
    if (!NON_FIELD_KEYS.has(key) && text !== undefined) fields[camelCase(key)] = text;
  }
  return fields;
}

function textsByParam(errors: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of Array.isArray(errors) ? errors : []) {
    if (!isObject(error) || typeof error['param'] !== 'string') continue;
    const text = joinTexts(error['msg']);
    // Of several errors of one field the first is shown.
    if (text !== undefined) fields[camelCase(error['param'])] ??= text;
  }
  return fields;
}

function joinTexts(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((text) => typeof text === 'string');
  return texts.length > 0 ? texts.join(' ') : undefined;
}
