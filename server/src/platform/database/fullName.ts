import { type RawBuilder, sql } from 'kysely';

/** The full name in a row of this table or alias, as `formatFullName` writes it; null if no row is joined. */
export const selectFullName = (
  table: 'users' | 'readers' | 'actors' | 'members',
): RawBuilder<string | null> =>
  sql`${sql.ref(`${table}.firstName`)} || ' ' || ${sql.ref(`${table}.lastName`)}`;
