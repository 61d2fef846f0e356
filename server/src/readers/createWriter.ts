import { Refusal } from '#contract/refusals.ts';
import { createWriterAccount, writerForm, type WriterForm } from '../accounts/createWriterAccount.ts';
import { insertAuditEntry } from '../platform/auditLog.ts';
import type { Services } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { insertReader } from './sql.ts';

/** The color of a reader who was made without a choice of it. */
export const DEFAULT_READER_COLOR = 'blue';

/**
 * Makes a writer's account and the reader under whose name they answer. Nobody is signed in who does it: in the audit
 * log it stands as the product's own act.
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
 * The same for the command line.
 * @returns what speaks against it, in words for whoever asked; nothing when it is done
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
