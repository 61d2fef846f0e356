import * as z from 'zod/mini';
import { intuitiveProfile } from '#contract/profiles/calls.ts';
import { DIGEST_CODES, GENDER_CODES, ZODIAC_CODES } from '#contract/profiles/codes.ts';
import { createPersistedPart } from '../platform/persistedPart.ts';
import { useUser } from '../platform/session.ts';
import { pickChangedFields } from '../platform/mergeRules.ts';
import { usePersistedFields } from '../platform/usePersistedFields.ts';
import type { ProfileForm, ProfileValues } from './profileValues.ts';

// Unsaved changes of the profile: only the fields that differ from the saved ones.

const persistedChanges = z.partial(
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
    currentPlace: intuitiveProfile.shape.currentPlace,
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

const changesPart = createPersistedPart('cachedNewReadingForm', 'profile', persistedChanges);

/** The saved values with unsaved changes applied. */
export const withPersistedChanges = (userId: number, saved: ProfileValues): ProfileValues => ({
  ...saved,
  ...(changesPart.read(userId) as Partial<ProfileValues> | undefined),
});

function persistChanges(userId: number, saved: ProfileValues, values: ProfileValues) {
  const changed = pickChangedFields(values, saved);
  changesPart.write(userId, Object.keys(changed).length === 0 ? undefined : changed);
}

/** Persists the changes in a profile form that began with `saved` until they are saved. */
export function usePersistedProfile(form: ProfileForm, saved: ProfileValues) {
  const userId = useUser().id;
  usePersistedFields(form.values, {
    isLocked: form.isSending,
    read: () => withPersistedChanges(userId, saved),
    write: (changed) => persistChanges(userId, saved, { ...withPersistedChanges(userId, saved), ...changed }),
    show: (changed) => {
      for (const name of Object.keys(changed) as (keyof ProfileValues)[]) form.set(name, changed[name]!);
    },
  });
}

/** Removes these saved values from the persisted changes; later edits stay. */
export const clearSavedChanges = (userId: number, sent: ProfileValues) =>
  persistChanges(userId, sent, withPersistedChanges(userId, sent));
