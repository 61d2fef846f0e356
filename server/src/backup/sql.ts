import { type Params, statement } from '../platform/database/statement.ts';

export const nextNightlyBackup = statement((db) => db.selectFrom('nightlyBackups').select('nextAt'));

/** Another process may have been quicker. */
export const insertNightlyBackups = statement((db, p: Params<{ nextAt: Temporal.Instant }>) =>
  db
    .insertInto('nightlyBackups')
    .values({ nextAt: p.nextAt })
    .onConflict((conflict) => conflict.doNothing()),
);

export const scheduleNightlyBackup = statement((db, p: Params<{ nextAt: Temporal.Instant }>) =>
  db.updateTable('nightlyBackups').set({ nextAt: p.nextAt }),
);
