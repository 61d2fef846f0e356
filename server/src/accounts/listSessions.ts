import type { SessionItem } from '#contract/privacy/calls.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { validTokensOf } from './sql.ts';
import { validSince } from './tokens.ts';

export async function listSessions({ db, actor, now }: Context<OwnAccess>): Promise<SessionItem[]> {
  const tokens = await validTokensOf.all(db, { userId: actor.id, ...validSince(now) });
  return tokens.map((token) => ({ ...token, isThis: token.id === actor.tokenId }));
}
