import { hash } from 'node:crypto';
import { refuse } from '#contract/refusals.ts';
import type { Awaitable } from './route.ts';

/**
 * The ETag of a record, from the values of its editable fields.
 *
 * @param related values that only some of the edits depend on. They have a part of the tag to themselves, after a dot.
 */
export const toEtag = (editable: object, related?: object): string =>
  `"${[editable, ...(related ? [related] : [])].map(toVersion).join('.')}"`;

const toVersion = (values: object): string =>
  hash('sha256', JSON.stringify(values), 'base64url').slice(0, 22);

/**
 * Refuses with `edited_meanwhile` and the current record when the call's `If-Match` names an older version of the
 * editable fields. Call it while holding the record's lock.
 */
export async function refuseIfEdited(
  { ifMatch }: { ifMatch: string | null },
  now: string,
  readCurrent: () => Awaitable<object>,
): Promise<void> {
  if (!isListed(ifMatch, now, (etag) => etag.split('.')[0]))
    refuse('edited_meanwhile', undefined, { current: await readCurrent() });
}

/**
 * Like `refuseIfEdited`, but compares the related values too.
 *
 * @param detail the message if the call's version is older
 */
export async function refuseIfRelatedChanged(
  { ifMatch }: { ifMatch: string | null },
  now: string,
  readCurrent: () => Awaitable<object>,
  detail: string,
): Promise<void> {
  if (!isListed(ifMatch, now, (etag) => etag))
    refuse('edited_meanwhile', detail, { current: await readCurrent() });
}

const isListed = (
  ifMatch: string | null,
  now: string,
  toCompared: (etag: string) => string | undefined,
): boolean =>
  ifMatch === null ||
  readEtags(ifMatch).some((each) => each === '*' || toCompared(each) === toCompared(unquote(now)));

/** `If-Match` is `*` or a list of tags; a weak tag, or one without quotes, is compared by its value. */
const readEtags = (ifMatch: string): string[] =>
  ifMatch.split(',').map((each) => unquote(each.trim().replace(/^W\//, '')));

const unquote = (etag: string): string => etag.replace(/^"(.*)"$/, '$1');
