import type { ReportedOutcome } from '#contract/grades/calls.ts';
import type { OutcomeRow } from './outcomesSql.ts';
import { toSigningReader } from '../profiles/signingReader.ts';

/** A reported outcome of a letter, in the contract's shape. */
export const toReportedOutcome = (row: OutcomeRow): ReportedOutcome => ({
  requestId: row.requestId,
  feeling: row.feeling,
  text: row.text,
  user: { id: row.userId, firstName: row.firstName },
  reader: toSigningReader(row),
  createdAt: row.createdAt,
});
