import * as z from 'zod/mini';
import { intuitiveProfile } from '#contract/profiles/calls.ts';
import { DIGEST_CODES, GENDER_CODES, ZODIAC_CODES } from '#contract/profiles/codes.ts';
import { keptPart } from '../platform/kept.ts';
import { useUser } from '../platform/session.ts';
import { differing, useKeptFields } from '../platform/useKeptFields.ts';
import type { ProfileForm, ProfileValues } from './profileValues.ts';

// What was typed into the profile and not saved yet: only the fields that differ from what is saved.

const keptChanges = z.partial(
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.string(),
    gender: z.nullable(z.enum(GENDER_CODES)),
    birthTime: z.string(),
    birthMinute: z.string(),
    birthLocation: z.string(),
    birthPlace: intuitiveProfile.shape.birthPlace,
    birthUtcOffset: z.string(),
    zodiac: z.union([z.enum(ZODIAC_CODES), z.literal('')]),
    currentLocation: z.string(),
    bio: z.string(),
    experienceLevel: z.nullable(z.string()),
    seenWriter: z.nullable(z.enum(['yes', 'no'])),
    previousExperience: z.string(),
    moonletterHopes: z.array(z.string()),
    moonletterHopeOther: z.string(),
    extraInfo: z.string(),
    timeZone: z.string(),
    answerMail: z.boolean(),
    digest: z.enum(DIGEST_CODES),
    quietFrom: z.string(),
    quietTo: z.string(),
  }),
);

const changes = keptPart('cachedNewReadingForm', 'profile', keptChanges);
const step = keptPart('cachedNewReadingForm', 'profileStep', z.int());

/** What is saved, with what was typed since. */
export const withKeptChanges = (userId: number, saved: ProfileValues): ProfileValues => ({
  ...saved,
  ...(changes.read(userId) as Partial<ProfileValues> | undefined),
});

function keepChanges(userId: number, saved: ProfileValues, values: ProfileValues) {
  const changed = differing(values, saved);
  changes.write(userId, Object.keys(changed).length === 0 ? undefined : changed);
}

/** Keeps what is typed into a profile form that began with `saved` until it is saved. */
export function useKeptProfile(form: ProfileForm, saved: ProfileValues) {
  const userId = useUser().id;
  useKeptFields(form.values, {
    isLocked: form.isSending,
    read: () => withKeptChanges(userId, saved),
    write: (changed) => keepChanges(userId, saved, { ...withKeptChanges(userId, saved), ...changed }),
    show: (changed) => {
      for (const name of Object.keys(changed) as (keyof ProfileValues)[]) form.set(name, changed[name]!);
    },
  });
}

/** These values have been saved: of what is kept, only what was typed since stays. */
export const profileIsSaved = (userId: number, sent: ProfileValues) =>
  keepChanges(userId, sent, withKeptChanges(userId, sent));

/** The step at which the creation of the profile was left. */
export const profileStepKept = (userId: number) => step.read(userId) ?? 0;

export const keepProfileStep = (userId: number, at: number) => step.write(userId, at === 0 ? undefined : at);
