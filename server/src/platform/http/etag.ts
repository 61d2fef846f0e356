import { hash } from 'node:crypto';
import { refuse } from '#contract/refusals.ts';
import type { Awaitable } from './route.ts';

/** The ETag of a record, from the values of its editable fields. */
export const toEtag = (editable: object): string =>
  `"${hash('sha256', JSON.stringify(editable), 'base64url').slice(0, 22)}"`;

/**
 * Refuses with `edited_meanwhile` and the current record when the call's `If-Match` names an older version. Call it
 * while holding the record's lock.
 */
export async function refuseIfEdited(
  { ifMatch }: { ifMatch: string | null },
  now: string,
  readCurrent: () => Awaitable<object>,
): Promise<void> {
  if (ifMatch === null || listsEtag(ifMatch, now)) return;
  refuse('edited_meanwhile', undefined, { current: await readCurrent() });
}

/** `If-Match` is `*` or a list of tags; a weak tag, or one without quotes, is compared by its value. */
const listsEtag = (ifMatch: string, etag: string): boolean =>
  ifMatch.split(',').some((each) => {
    const value = each.trim().replace(/^W\//, '');
    return value === '*' || value === etag || `"${value}"` === etag;
  });
