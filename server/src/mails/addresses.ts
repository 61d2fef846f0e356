import { createHash } from 'node:crypto';
import type { Services } from '../platform/context.ts';

// Signed addresses for replies and failure reports: `reply+<request>.<member>.<day>.<signature>` and `bounce+<member>.<address>.<day>.<signature>`.
// Ids and the day of issue are plain numbers; the part before the @ may have 64 characters.

type AddressServices = Pick<Services, 'config' | 'signer'>;

const REPLY_DAYS = 180;
/** Mail servers give up after some days, so a report arrives within this time. */
const BOUNCE_DAYS = 30;
const MS_PER_DAY = 86_400_000;

const toUtcDayNumber = (moment: Temporal.Instant) => Math.floor(moment.epochMilliseconds / MS_PER_DAY);

/** The address for replies to a mail about a thread; undefined if mails cannot be received. */
export function buildReplyAddress(
  { config: { mailIn }, signer }: AddressServices,
  { requestId, userId, now }: { requestId: number; userId: number; now: Temporal.Instant },
): string | undefined {
  if (mailIn === undefined) return undefined;
  return `reply+${signer.sign('reply', [requestId, userId, toUtcDayNumber(now)])}@${mailIn.domain}`;
}

/** The address for reports of failed mails to this account; null if mails cannot be received. */
export function buildBounceAddress(
  { config: { mailIn }, signer }: AddressServices,
  { userId, recipient, createdAt }: { userId: number | null; recipient: string; createdAt: string },
): string | null {
  if (mailIn === undefined || userId === null) return null;
  const day = toUtcDayNumber(Temporal.Instant.from(createdAt));
  return `bounce+${signer.sign('bounce', [userId, hashAddress(recipient), day])}@${mailIn.domain}`;
}

/** A hash to check whether a mail was sent to the current address of an account. */
export const hashAddress = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 8);

/** The content of a signed address; `unknown`: it was not signed by this installation, or too long ago. */
export type KnownAddress =
  | { kind: 'reply'; requestId: number; userId: number }
  | { kind: 'bounce'; userId: number; addressHash: string }
  | { kind: 'unknown' };

/** Whether an address is at the domain for incoming mails. */
export const isOurAddress = ({ config: { mailIn } }: Pick<Services, 'config'>, address: string): boolean =>
  mailIn !== undefined && address.toLowerCase().endsWith(`@${mailIn.domain}`);

/** @param address at our domain */
export function readAddress(
  { signer }: AddressServices,
  address: string,
  now: Temporal.Instant,
): KnownAddress {
  const [, kind, token = ''] = /^(reply|bounce)\+([^@]+)@/i.exec(address) ?? [];
  const isRecent = (day: number, days: number) => toUtcDayNumber(now) - day <= days;
  if (kind?.toLowerCase() === 'reply') {
    const [requestId = 0, userId = 0, day = 0] = (signer.verify('reply', token) ?? []).map(Number);
    if (isRecent(day, REPLY_DAYS)) return { kind: 'reply', requestId, userId };
  }
  if (kind?.toLowerCase() === 'bounce') {
    const [userId, addressHash = '', day = 0] = signer.verify('bounce', token) ?? [];
    if (isRecent(Number(day), BOUNCE_DAYS)) return { kind: 'bounce', userId: Number(userId), addressHash };
  }
  return { kind: 'unknown' };
}
