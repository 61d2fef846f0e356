import type * as calls from '#contract/accounts/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context } from '../platform/context.ts';
import { findAddressOfReset } from './sql.ts';
import { hashSecret } from './tokens.ts';

/** The address of the account whose password a link sets: the browser may be logged in to another account. */
export async function previewPasswordReset(
  { db, now }: Context,
  { token }: ParsedInputOf<typeof calls.previewPasswordReset>,
) {
  return (await findAddressOfReset(db, hashSecret(token), now)) ?? refuse('reset_link_invalid');
}
