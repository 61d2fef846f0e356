import type { Context, ScopedAccess } from '../platform/context.ts';
import { compareText } from '../platform/compareText.ts';
import { savedRepliesFor } from './sql.ts';
import { toSavedReply } from './toSavedReply.ts';

export async function listSavedReplies({ db, actor }: Context<ScopedAccess>) {
  const rows = await savedRepliesFor.all(db, { writerId: actor.id });
  const sorted = rows.toSorted((a, b) => compareText(a.title, b.title));
  return sorted.map((row) => toSavedReply(row, { isOwn: row.userId === actor.id }));
}
