import type { SubjectLimit } from '../platform/limits/limits.ts';
import { hashSecret } from './tokens.ts';

/** How long a network counts as known after a successful log-in from it. */
export const KNOWN_LOG_IN_RETENTION = { hours: 90 * 24 } as const;

const FAILURES = { max: 10, seconds: 15 * 60 } as const;
/** Once the limit of an attacked account is reached, one more hit is allowed per this many seconds. */
const THEN_EVERY_SECONDS = 5;

/** An account, by its email address, and the client's network. */
export interface LogInPair {
  email: string;
  network: string;
}

/** The stored form of a pair. */
export const hashPair = ({ email, network }: LogInPair): Buffer => hashSecret(`${email} ${network}`);

/**
 * The limits of failed log-ins. A pair with a successful log-in has ten hits of its own: neither attacks on the
 * account nor other clients of the network affect it. Accounts are identified by a hash, because people may type
 * anything in that field.
 */
export function buildLogInLimits(pair: LogInPair, { isKnown }: { isKnown: boolean }): SubjectLimit[] {
  const pairLimit = { ...FAILURES, subject: `log-in:pair:${hashPair(pair).toString('base64url')}` };
  const networkLimit = { ...FAILURES, subject: `log-in:address:${pair.network}` };
  if (isKnown) return [pairLimit, { ...networkLimit, isOnlyCounted: true }];
  const subject = `log-in:account:${hashSecret(pair.email).toString('base64url')}`;
  return [pairLimit, networkLimit, { ...FAILURES, subject, thenEverySeconds: THEN_EVERY_SECONDS }];
}
