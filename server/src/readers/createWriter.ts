import { Refusal } from '#contract/refusals.ts';
import { createWriterAccount, writerForm, type WriterForm } from '../accounts/createWriterAccount.ts';
import { insertAuditEntry } from '../platform/auditLog.ts';
import type { Services } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import { insertReader } from './sql.ts';

/** The color of a reader that is created without one. */
export const DEFAULT_READER_COLOR = 'blue';

/**
 * Creates a writer's account and the reader in whose name they answer. No user is logged in, so the actor in the
 * audit log is the product itself (`clock`).
 */
export async function createWriterAndReader(db: Db, now: Temporal.Instant, form: WriterForm) {
  const { id } = await createWriterAccount(db, now, form);
  const { firstName, lastName } = form;
  const reader = await insertReader(db, {
    userId: id,
    firstName,
    lastName,
    color: DEFAULT_READER_COLOR,
    createdAt: now,
  });
  const message = 'The account was made on the server, as a writer.';
  await insertAuditEntry(
    db,
    now,
    { actor: 'clock', actorId: null },
    { userId: id, act: 'writer_created', says: message },
  );
  return { id, readerId: reader.id };
}

/**
 * Creates a writer and their reader, for the command line.
 * @returns the error message to print; undefined on success
 */
export async function createWriter({ db, clock }: Services, given: WriterForm): Promise<string | undefined> {
  const form = writerForm.safeParse(given);
  if (!form.success) return form.error.issues.map(({ message }) => message).join('\n');
  try {
    await db.transaction().execute((tx) => createWriterAndReader(tx, clock.now(), form.data));
  } catch (error) {
    if (error instanceof Refusal) return error.errors.map(({ msg }) => msg).join('\n');
    throw error;
  }
  return undefined;
}
