import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/database.ts';
import { actorByToken, insertToken, insertVerifiedToken, rolesByToken, touchToken } from './sql.ts';

/** A token ends so long after it was used last. */
export const TOKEN_IDLE_LIMIT = { hours: 30 * 24 } as const;
/** And so long after it was issued. */
export const TOKEN_LIFETIME = { hours: 180 * 24 } as const;
/** When a token was last used is written at most this often, not at every request. */
const TOUCH_INTERVAL = { hours: 1 } as const;

/** 40 characters, 240 bits, from a cryptographic source. */
export const createSecret = (): string => randomBytes(30).toString('base64url');

/** What is stored instead of a token or the secret of a link. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Makes a token for a user; it is told once and stored only as its hash. */
export async function issueToken(db: Db, userId: number, now: Temporal.Instant): Promise<string> {
  const token = createSecret();
  await insertToken(db, userId, hashSecret(token), now);
  return token;
}

/**
 * Makes a token for whoever has given the right password; undefined when that was changed, or the account blocked,
 * since the password was looked at.
 */
export async function issueVerifiedToken(
  db: Db,
  verified: { userId: number; passwordHash: string },
  now: Temporal.Instant,
): Promise<string | undefined> {
  const token = createSecret();
  const inserted = await insertVerifiedToken.first(db, { ...verified, hash: hashSecret(token), now });
  return inserted !== undefined ? token : undefined;
}

/** Who a token belongs to; null when it is unknown, ended or too old, or its user is blocked. */
export async function authenticate(db: Db, token: string, now: Temporal.Instant): Promise<Actor | null> {
  if (token.length !== 40) return null;
  const found = await actorByToken.first(db, { hash: hashSecret(token), ...validSince(now) });
  if (found === undefined) return null;
  const { lastUsedAt, ...actor } = found;
  if (lastUsedAt < now.subtract(TOUCH_INTERVAL).toString()) await touchToken(db, actor.tokenId, now);
  return actor;
}

/**
 * Which of these tokens are still good, and whether each is a writer's. A look does not count as a use: a stream that
 * is only left open does not keep its token young.
 */
export async function findTokenRoles(
  db: Db,
  ids: readonly number[],
  now: Temporal.Instant,
): Promise<Map<number, boolean>> {
  const found = await rolesByToken.all(db, { ids, ...validSince(now) });
  return new Map(found.map(({ id, isWriter }) => [id, isWriter]));
}

const validSince = (now: Temporal.Instant) => ({
  idleSince: now.subtract(TOKEN_IDLE_LIMIT).toString(),
  bornSince: now.subtract(TOKEN_LIFETIME).toString(),
});
