import type { Db } from '../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../platform/database/statement.ts';
import { isVisible } from '../platform/database/visibility.ts';

/** A user's birth data and last chart; no row if they are not visible. */
export const birthRow = statement((db, p: Params<{ userId: number; ownerId: number | null }>) =>
  db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .leftJoin('charts', 'charts.userId', 'users.id')
    .select([
      'users.birthDate',
      'profiles.birthTime',
      'profiles.birthTimeExact',
      'profiles.birthLocation',
      'profiles.birthPlace',
      'profiles.birthUtcOffset',
      'profiles.zodiac',
      'charts.madeFrom',
      'charts.chart',
    ])
    .where('users.id', '=', p.userId)
    .where(isVisible(p.ownerId, 'users.id')),
);
export type BirthRow = RowOf<typeof birthRow>;

export const saveChart = (
  db: Db,
  userId: number,
  columns: { madeFrom: string; chart: string; createdAt: Temporal.Instant },
) =>
  db
    .insertInto('charts')
    .values({ userId, ...columns })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(columns))
    .execute();
