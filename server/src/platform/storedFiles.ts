import type { FileStore } from '../adapters/files/files.ts';
import { type Db, transaction } from './database.ts';
import { type Params, statement } from './statement.ts';

const insertUnclaimedFile = statement((db, p: Params<{ name: string; now: Temporal.Instant }>) =>
  db.insertInto('unclaimedFiles').values({ name: p.name, createdAt: p.now }),
);
const deleteUnclaimedFile = statement((db, p: Params<{ name: string }>) =>
  db.deleteFrom('unclaimedFiles').where('name', '=', p.name).returning('name'),
);
const unclaimedFilesBefore = statement((db, p: Params<{ before: string; limit: number }>) =>
  db
    .selectFrom('unclaimedFiles')
    .select('name')
    .where('createdAt', '<', p.before)
    .orderBy('createdAt')
    .limit(p.limit),
);

/**
 * Stores a file that a transaction refers to. That the file is there is written down and committed first, and the
 * transaction takes that back: whatever happens to it, also when nobody learns whether it was committed, a file that
 * nobody refers to is known and can be removed.
 * @param outside the database outside of the transaction `tx`
 * @param name one of ours, as the store takes it
 */
export async function storeFile(
  { outside, tx, files, now }: { outside: Db; tx: Db; files: FileStore; now: Temporal.Instant },
  name: string,
  content: Uint8Array,
): Promise<void> {
  await insertUnclaimedFile.run(outside, { name, now });
  await files.put(name, content);
  const claimed = await deleteUnclaimedFile.first(tx, { name });
  if (claimed === undefined) throw new Error(`The file ${name} was removed before anything referred to it`);
}

/** Removes a stored file, unless the transaction that refers to it was committed or still may be. */
export async function removeUnclaimedFile(db: Db, files: FileStore, name: string): Promise<void> {
  await transaction(db, async (tx) => {
    // Waits for the end of a transaction that is about to claim it.
    if ((await deleteUnclaimedFile.first(tx, { name })) !== undefined) await files.remove(name);
  });
}

/** Removes the files that were stored before then and that nothing refers to: their process was killed. */
export async function removeOrphanedFiles(db: Db, files: FileStore, before: string): Promise<void> {
  for (;;) {
    const left = await unclaimedFilesBefore.all(db, { before, limit: 100 });
    for (const { name } of left) await removeUnclaimedFile(db, files, name);
    if (left.length < 100) return;
  }
}
