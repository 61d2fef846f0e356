import type * as calls from '#contract/privacy/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context } from '../platform/context.ts';
import { findEmailChange } from './emailSql.ts';
import { hashSecret } from './tokens.ts';

/** Both addresses of a link. Opening a link changes nothing, because mail programs open links automatically. */
export async function previewEmailChange(
  { db, now }: Context,
  { token }: ParsedInputOf<typeof calls.previewEmailChange>,
) {
  return (await findEmailChange(db, hashSecret(token), now)) ?? refuse('reset_link_invalid');
}
