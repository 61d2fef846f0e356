import { refuse } from '#contract/refusals.ts';
import { isClosedAccount } from '../../accounts/isClosedAccount.ts';
import type { Db } from '../../platform/database/database.ts';

/**
 * Refuses (409 `account_closed`) when the member has closed their account: a new text in the thread would never be
 * erased. The request must be locked, so that the account is not closed meanwhile.
 */
export async function requireOpenAccount(db: Db, { userId }: { userId: number }): Promise<void> {
  if (await isClosedAccount(db, userId)) refuse('account_closed');
}
