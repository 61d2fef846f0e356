import type { Context } from '../platform/context.ts';
import { DEFAULT_READER_COLOR } from './createWriter.ts';
import { insertReader, nameOfUser, readerOfUser, updateReaderOfUser } from './sql.ts';

/** Writers answer as a reader: creates or activates it when the role is given, deactivates it when it is taken away. */
export async function syncReaderWithRole(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, isWriter }: { userId: number; isWriter: boolean },
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
