import type { DueWork } from '../platform/dueWork.ts';
import { KNOWN_FOR } from './logInBounds.ts';
import { deleteKnownLogIns } from './sql.ts';

/** Networks from which nobody has logged in for long. Nothing waits for it. */
export const forgetOldLogIns: DueWork = {
  name: 'old log-ins',
  nextDue: async () => null,
  run: async ({ db, now }) => void (await deleteKnownLogIns(db, { before: now.subtract(KNOWN_FOR) })),
};
