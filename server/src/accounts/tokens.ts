import { hash, randomBytes } from 'node:crypto';
import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/database/database.ts';
import { describeBrowser } from './describeBrowser.ts';
import { actorByToken, insertToken, insertVerifiedToken, rolesByToken, touchToken } from './sql.ts';

/** 40 characters, 240 bits, from a cryptographic source. */
export const createSecret = (): string => randomBytes(30).toString('base64url');

/** What is stored instead of a token or the secret of a link. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** Creates a token for a user; it is returned once and only its hash is stored. */
export async function issueToken(
  db: Db,
  { userId, userAgent }: { userId: number; userAgent: string },
  now: Temporal.Instant,
): Promise<string> {
  const token = createSecret();
  await insertToken(db, { userId, hash: hashSecret(token), browser: describeBrowser(userAgent) }, now);
  return token;
}

/** Creates a token after a password check; undefined if the password was changed or the account blocked since. */
export async function issueVerifiedToken(
  db: Db,
  { userAgent, ...verified }: { userId: number; passwordHash: string; userAgent: string },
  now: Temporal.Instant,
): Promise<string | undefined> {
  const token = createSecret();
  const browser = describeBrowser(userAgent);
  const inserted = await insertVerifiedToken.first(db, {
    ...verified,
    hash: hashSecret(token),
    browser,
    now,
  });
  return inserted !== undefined ? token : undefined;
}

/** The user of a token; null if it is unknown, ended or expired, or its user is blocked. */
export async function authenticate(db: Db, token: string, now: Temporal.Instant): Promise<Actor | null> {
  if (token.length !== 40) return null;
  const found = await actorByToken.first(db, { hash: hashSecret(token), now });
  if (found === undefined) return null;
  const { isTouchDue, ...actor } = found;
  if (isTouchDue) await touchToken(db, actor.tokenId, now);
  return actor;
}

/**
 * Which of these tokens are still valid, and whether each belongs to a writer. This does not count as a use: an open
 * stream does not keep its token alive.
 */
export async function findTokenRoles(
  db: Db,
  ids: readonly number[],
  now: Temporal.Instant,
): Promise<Map<number, boolean>> {
  const found = await rolesByToken.all(db, { ids, now });
  return new Map(found.map(({ id, isWriter }) => [id, isWriter]));
}
