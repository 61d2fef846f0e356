import { type Params, statement } from '../platform/database/statement.ts';

/** The name of an active reader; only these may be assigned to members. */
export const activeReader = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('readers')
    .select(['firstName', 'lastName'])
    .where('id', '=', p.id)
    .where('status', '=', 'active'),
);

/** @returns the reader; no row if it was already assigned */
export const assignPersonality = statement((db, p: Params<{ userId: number; readerId: number }>) =>
  db
    .insertInto('assignedPersonalities')
    .values({ userId: p.userId, readerId: p.readerId })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ readerId: p.readerId })
        .where('assignedPersonalities.readerId', '<>', p.readerId),
    )
    .returning('readerId'),
);

/** @returns the reader that was assigned; no row if there was none */
export const unassignPersonality = statement((db, p: Params<{ userId: number }>) =>
  db.deleteFrom('assignedPersonalities').where('userId', '=', p.userId).returning('readerId'),
);
