import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/profiles/calls.ts';
import { zodiacOf } from '#contract/profiles/rules.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, Self } from '../platform/context.ts';
import { profileColumns } from './changeProfile.ts';
import { profileOf } from './profileOf.ts';
import { birthDateOf, insertIntuitiveProfile } from './sql.ts';

/** Creates the intuitive profile, once. A sign that is not told is the birth date's. */
export async function createOwnProfile(
  { db, actor, now }: Context<Self>,
  form: ParsedInputOf<typeof calls.createProfile>,
) {
  const { birthDate } = await birthDateOf(db, actor.id);
  const zodiac = form.zodiac ?? (birthDate === null ? null : zodiacOf(birthDate));
  const created = await insertIntuitiveProfile(db, actor.id, {
    ...profileColumns(form),
    zodiac,
    createdAt: now,
  });
  if (created === undefined) refuse('profile_exists');
  return profileOf(db, actor.id, now);
}
