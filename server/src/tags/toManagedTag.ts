import type { ManagedTag } from '#contract/tags/calls.ts';
import { toEtag } from '../platform/http/etag.ts';

/** A tag with its version. */
export const toManagedTag = ({ id, text, color, membersCount }: Omit<ManagedTag, 'etag'>): ManagedTag => ({
  id,
  text,
  color,
  membersCount,
  etag: toEtag([text, color]),
});
