import { Refusal } from '#contract/refusals.ts';
import { addWriter, writerForm, type WriterForm } from '../accounts/addWriter.ts';
import type { Ground } from '../platform/context.ts';
import { insertReader } from './sql.ts';

/** The color of a reader who was made without a choice of it. */
export const FIRST_COLOR = 'blue';

/**
 * Makes a writer's account and the reader under whose name they answer.
 * @returns what speaks against it, in words for whoever asked; nothing when it is done
 */
export async function createWriter({ db, clock }: Ground, given: WriterForm): Promise<string | undefined> {
  const form = writerForm.safeParse(given);
  if (!form.success) return form.error.issues.map(({ message }) => message).join('\n');
  try {
    await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const user = await addWriter(tx, now, form.data);
      const { firstName, lastName } = form.data;
      await insertReader(tx, { userId: user.id, firstName, lastName, color: FIRST_COLOR, createdAt: now });
    });
  } catch (error) {
    if (error instanceof Refusal) return error.errors.map(({ msg }) => msg).join('\n');
    throw error;
  }
  return undefined;
}
