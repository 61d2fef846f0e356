import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { actorByToken, insertToken, touchToken } from './sql.ts';

const IDLE = { hours: 30 * 24 } as const;
const ABSOLUTE = { hours: 180 * 24 } as const;
/** When a token was last used is written at most this often, not at every request. */
const TOUCHED_EVERY = { hours: 1 } as const;

/** 40 characters, 240 bits, from a cryptographic source. */
export const newSecret = (): string => randomBytes(30).toString('base64url');

/** What is stored instead of a token or the secret of a link. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Makes a token for a user; it is told once and stored only as its hash. */
export async function issueToken(db: Db, userId: number, now: Temporal.Instant): Promise<string> {
  const token = newSecret();
  await insertToken(db, userId, hashOf(token), now);
  return token;
}

/** Who a token belongs to; null when it is unknown, ended or too old, or its user is blocked. */
export async function authenticate(db: Db, token: string, now: Temporal.Instant): Promise<Actor | null> {
  if (token.length !== 40) return null;
  const [found] = await actorByToken(db, {
    hash: hashOf(token),
    idleSince: now.subtract(IDLE).toString(),
    bornSince: now.subtract(ABSOLUTE).toString(),
  });
  if (found === undefined) return null;
  const { lastUsedAt, ...actor } = found;
  if (lastUsedAt < now.subtract(TOUCHED_EVERY).toString()) await touchToken(db, actor.tokenId, now);
  return actor;
}
