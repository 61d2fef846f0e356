import type { Context } from '../platform/context.ts';
import { DEFAULT_READER_COLOR } from './createWriter.ts';
import { insertReader, nameOfUser, readerOfUser, updateReaderOfUser } from './sql.ts';

/** A writer answers under a reader's name: the reader appears with the role and rests without it. */
export async function syncReaderWithRole(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  isWriter: boolean,
): Promise<void> {
  const reader = await readerOfUser.first(db, { userId });
  if (reader !== undefined)
    await updateReaderOfUser.run(db, { userId, status: isWriter ? 'active' : 'inactive' });
  else if (isWriter)
    await insertReader(db, {
      userId,
      ...(await nameOfUser.one(db, { userId })),
      color: DEFAULT_READER_COLOR,
      createdAt: now,
    });
}
