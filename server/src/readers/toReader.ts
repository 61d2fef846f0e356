import { type Reader, reader } from '#contract/readers/calls.ts';
import { toReaderVoice } from '#contract/readers/rules.ts';
import { pick } from '#contract/pick.ts';
import { toEtag } from '../platform/http/etag.ts';
import type { ReaderRow } from './sql.ts';

/** A reader for writers, with the version of the form's fields. The voice has a separate form and version. */
export const toReader = (row: ReaderRow): Reader => {
  const { firstName, lastName, color, bio, specialities, status, readsReversals, away } = row;
  const etag = toEtag([firstName, lastName, color, bio, specialities, status, readsReversals, away]);
  return pick({ ...row, voice: toReaderVoice(row.voice), etag }, reader.shape);
};
