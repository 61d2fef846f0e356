import { toEtag } from '../../platform/http/etag.ts';
import type { LockedRequest } from '../sql.ts';

/** The version of the fields that writers edit in a request. A message does not change it. */
export const toRequestEtag = (request: Pick<LockedRequest, (typeof EDITED)[number]>): string =>
  toEtag(EDITED.map((field) => request[field]));

const EDITED = [
  'status',
  'isRushed',
  'isOracle',
  'isAstrology',
  'numberOfTarotCards',
  'personalityId',
  'assignedWriterId',
  'snoozedUntil',
  'isFlagged',
] as const;
