import type { ReportedOutcome } from '#contract/grades/calls.ts';
import type { OutcomeRow } from './outcomesSql.ts';

/** A reported outcome of a letter, in the contract's shape. */
export const toReportedOutcome = (row: OutcomeRow): ReportedOutcome => ({
  requestId: row.requestId,
  feeling: row.feeling,
  text: row.text,
  user: { id: row.userId, firstName: row.firstName },
  reader:
    row.readerId === null
      ? null
      : {
          id: row.readerId,
          firstName: row.readerFirstName ?? '',
          lastName: row.readerLastName ?? '',
          picture: row.readerPicture,
        },
  createdAt: row.createdAt,
});
