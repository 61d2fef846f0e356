import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/profiles/calls.ts';
import { zodiacOf } from '#contract/profiles/rules.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { toProfileColumns } from './changeProfile.ts';
import { loadProfile } from './loadProfile.ts';
import { findBirthDate, insertIntuitiveProfile } from './sql.ts';

/** Creates the intuitive profile, once. The sign defaults to that of the birth date. */
export async function createProfile(
  { db, actor, now }: Context<OwnAccess>,
  { picture: _, ...form }: ParsedInputOf<typeof calls.createProfile>,
) {
  const { birthDate } = await findBirthDate(db, actor.id);
  const zodiac = form.zodiac ?? (birthDate === null ? null : zodiacOf(birthDate));
  const created = await insertIntuitiveProfile(db, actor.id, {
    ...toProfileColumns(form),
    zodiac,
    createdAt: now,
  });
  if (created === undefined) refuse('profile_exists');
  return loadProfile(db, actor.id, now);
}
