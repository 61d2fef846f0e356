import { writerName } from '../accounts/writerName.ts';
import { type Params, statement } from '../platform/database/statement.ts';

/** Newest first. */
export const notesOfUser = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('notes')
    .select((eb) => ['id', 'text', 'createdAt', writerName(eb.ref('writerId')).as('who')])
    .where('userId', '=', p.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc'),
);

interface NewNote {
  userId: number;
  writerId: number;
  text: string;
  now: Temporal.Instant;
}

export const insertNote = statement((db, p: Params<NewNote>) =>
  db
    .insertInto('notes')
    .values({ userId: p.userId, writerId: p.writerId, text: p.text, createdAt: p.now })
    .returning((eb) => ['id', 'text', 'createdAt', writerName(eb.ref('writerId')).as('who')]),
);
