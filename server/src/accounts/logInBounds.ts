import type { Bound } from '../platform/limits.ts';
import { hashSecret } from './tokens.ts';

/** Whoever has logged in from a network is known there for so long. */
export const KNOWN_LOG_IN_RETENTION = { hours: 90 * 24 } as const;

const FAILURES = { max: 10, seconds: 15 * 60 } as const;
/** What a stranger may try on an account that is attacked from many addresses. */
const THEN_EVERY_SECONDS = 5;

/** An account, by its address, and the network that somebody logs in from. */
export interface LogInPair {
  email: string;
  network: string;
}

/** What is kept of a pair. */
export const hashPair = ({ email, network }: LogInPair): Buffer => hashSecret(`${email} ${network}`);

/**
 * The bounds of failed log-ins. A pair from which a log-in has succeeded has ten of its own: neither what strangers try
 * on the account nor what others try from the network holds it up. Accounts are named by a hash, for people type
 * anything there.
 */
export function buildLogInBounds(pair: LogInPair, { isKnown }: { isKnown: boolean }): Bound[] {
  const ofPair = { ...FAILURES, subject: `log-in:pair:${hashPair(pair).toString('base64url')}` };
  const ofNetwork = { ...FAILURES, subject: `log-in:address:${pair.network}` };
  if (isKnown) return [ofPair, { ...ofNetwork, isOnlyCounted: true }];
  const subject = `log-in:account:${hashSecret(pair.email).toString('base64url')}`;
  return [ofPair, ofNetwork, { ...FAILURES, subject, thenEverySeconds: THEN_EVERY_SECONDS }];
}
