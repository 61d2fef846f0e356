import { type SelectQueryBuilder, sql, type StringReference } from 'kysely';
import type { Personality } from '#contract/readings/shapes.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The columns of the reader who signed a letter, or is chosen for a request; all are null without one. */
export interface SigningReaderRow {
  readerId: number | null;
  readerFirstName: string | null;
  readerLastName: string | null;
  readerPicture: string | null;
}

/** Adds the reader whose id is in a column, with their own picture or else that of their account. */
export function selectSigningReader<Known, Joined extends keyof Known, Row>(
  query: SelectQueryBuilder<Known, Joined, Row>,
  readerId: StringReference<Known, Joined>,
): SelectQueryBuilder<Known, Joined, Row & SigningReaderRow> {
  // Kysely cannot type a join to a table that is not known yet; the caller's tables are checked by the parameters.
  const typed = query as unknown as SelectQueryBuilder<Tables, 'messages', Row>;
  return typed
    .leftJoin('readers', 'readers.id', readerId as 'messages.personalityId')
    .leftJoin('profiles as readerProfiles', 'readerProfiles.userId', 'readers.userId')
    .select([
      'readers.id as readerId',
      'readers.firstName as readerFirstName',
      'readers.lastName as readerLastName',
      sql<string | null>`coalesce(readers.picture, reader_profiles.picture)`.as('readerPicture'),
    ]) as unknown as SelectQueryBuilder<Known, Joined, Row & SigningReaderRow>;
}

/** The reader in the contract's shape; null if there is none. */
export const toSigningReader = (row: SigningReaderRow): Personality | null =>
  row.readerId === null
    ? null
    : {
        id: row.readerId,
        firstName: row.readerFirstName ?? '',
        lastName: row.readerLastName ?? '',
        picture: row.readerPicture,
      };
