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

interface RefusalOptions {
  /** Whether the related values are compared too. Default: false. */
  withRelated?: boolean;
  /** The message if the call's version is older. Default: the refusal's own. */
  detail?: string;
}

/**
 * Refuses with `edited_meanwhile` and the current record when the call's `If-Match` names an older version of the
 * editable fields. Call it while holding the record's lock.
 */
export async function refuseIfEdited(
  { ifMatch }: { ifMatch: string | null },
  currentEtag: string,
  readCurrent: () => Awaitable<object>,
  { withRelated = false, detail }: RefusalOptions = {},
): Promise<void> {
  const toCompared = (etag: string) => (withRelated ? etag : etag.split('.')[0]);
  const isCurrent = (etag: string) => etag === '*' || toCompared(etag) === toCompared(unquote(currentEtag));
  if (ifMatch !== null && !readEtags(ifMatch).some(isCurrent))
    refuse('edited_meanwhile', detail, { current: await readCurrent() });
}

/** Whether an `If-None-Match` header names this version, so that the client has it already. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  readEtags(ifNoneMatch).some((known) => known === '*' || known === unquote(etag));

/**
 * `If-Match` and `If-None-Match` are `*` or a list of tags. A tag that is weak, as proxies make it, or has no quotes is
 * compared by its value.
 */
const readEtags = (header: string): string[] =>
  header.split(',').map((each) => unquote(each.trim().replace(/^W\//, '')));

const unquote = (etag: string): string => etag.replace(/^"(.*)"$/, '$1');
