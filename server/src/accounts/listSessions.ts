import type { SessionItem } from '#contract/privacy/calls.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { tokensOfUser } from './sql.ts';

export async function listSessions({ db, actor, now }: Context<OwnAccess>): Promise<SessionItem[]> {
  const tokens = await tokensOfUser.all(db, { userId: actor.id, now });
  return tokens.map((token) => ({ ...token, isThis: token.id === actor.tokenId }));
}
