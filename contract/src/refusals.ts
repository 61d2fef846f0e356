import { DEFAULT_MESSAGE } from './product.ts';
import { accountRefusals } from './accounts/refusals.ts';
import { billingRefusals } from './billing/refusals.ts';
import { gradeRefusals } from './grades/refusals.ts';
import { membersRefusals } from './members/refusals.ts';
import { readersRefusals } from './readers/refusals.ts';
import { profileRefusals } from './profiles/refusals.ts';
import { readingRefusals } from './readings/refusals.ts';
import { savedReplyRefusals } from './savedReplies/refusals.ts';

const generalRefusals = {
  invalid: { status: 400, message: 'Please correct the marked fields' },
  malformed: { status: 400, message: 'The request could not be read' },
  unauthenticated: { status: 401, message: 'Please log in' },
  forbidden: { status: 403, message: 'You have no access to this' },
  not_found: { status: 404, message: 'Not found' },
  too_slow: { status: 408, message: 'The request did not arrive in time' },
  too_large: { status: 413, message: 'This is too large' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not accepted' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please try again later' },
  idempotency_key_reused: { status: 409, message: 'This key was used for another request' },
  idempotency_key_invalid: { status: 400, message: 'An Idempotency-Key has 1 to 200 printable characters' },
  edited_meanwhile: {
    status: 409,
    message: 'This was changed elsewhere in the meantime. Please check it and save again',
  },
  internal: { status: 500, message: DEFAULT_MESSAGE },
  unavailable: { status: 503, message: 'We are not ready just now. Please try again in a moment' },
  out_of_space: { status: 507, message: 'There is no room to store this just now' },
} as const;

/** The error catalogue: every code with its HTTP status and its wording. */
export const REFUSALS = {
  ...generalRefusals,
  ...accountRefusals,
  ...profileRefusals,
  ...billingRefusals,
  ...readingRefusals,
  ...gradeRefusals,
  ...readersRefusals,
  ...membersRefusals,
  ...savedReplyRefusals,
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof REFUSALS;

/** One wrong field: `param` in snake_case as on the wire, `msg` as shown to a person. */
export interface FieldError {
  param: string;
  msg: string;
}

/** An expected refusal: answered as a problem document, never logged as an error. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** Further members of the problem document, such as the newer message of `answered_meanwhile`. */
  readonly extensions: Record<string, unknown>;

  constructor(code: RefusalCode, detail?: string, errors: readonly FieldError[] = [], extensions = {}) {
    super(detail ?? REFUSALS[code].message);
    this.code = code;
    this.status = REFUSALS[code].status;
    this.errors = errors;
    this.extensions = extensions;
  }
}

/** Throws a `Refusal` with a code of the catalogue; `detail` replaces its default wording. */
export function refuse(code: RefusalCode, detail?: string, extensions?: Record<string, unknown>): never {
  throw new Refusal(code, detail, [], extensions);
}

/** Throws a `Refusal` with a message for each wrong field (400 `invalid`); params in snake_case. */
export function refuseFields(errors: readonly FieldError[], detail?: string): never {
  throw new Refusal('invalid', detail, errors);
}
