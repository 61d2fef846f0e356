import { sql } from 'kysely';
import type { Personality } from '#contract/readings/shapes.ts';

/**
 * Columns of the reader who signed a letter, or is chosen for a request, with their own picture or else that of their
 * account. The statement joins `readers`, and the account's profile as `readerProfiles`.
 */
export const SIGNING_READER_COLUMNS = [
  'readers.id as readerId',
  'readers.firstName as readerFirstName',
  'readers.lastName as readerLastName',
  sql<string | null>`coalesce(readers.picture, reader_profiles.picture)`.as('readerPicture'),
] as const;

/** Without a reader, all are null. */
export interface SigningReaderRow {
  readerId: number | null;
  readerFirstName: string | null;
  readerLastName: string | null;
  readerPicture: string | null;
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
