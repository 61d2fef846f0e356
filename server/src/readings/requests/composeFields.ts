import { type SigningReaderRow, toSigningReader } from '../../profiles/signingReader.ts';

export interface ComposedRow extends SigningReaderRow {
  assignedWriterId: number | null;
  snoozedUntil: string | null;
  /** Missing for members. */
  isDisliked?: boolean | undefined;
}

/** The fields that a request has alone and in a list, and that are not simply the column with their name. */
export const composeFields = (row: ComposedRow, { isWriter }: { isWriter: boolean }) => ({
  personality: toSigningReader(row),
  assignedWriter: row.assignedWriterId,
  snoozedUntil: isWriter ? row.snoozedUntil : null,
  isDisliked: row.isDisliked ?? false,
});
