import * as z from 'zod/mini';
import { intuitiveProfile } from '#contract/profiles/calls.ts';
import { DIGEST_CODES, GENDER_CODES, ZODIAC_CODES } from '#contract/profiles/codes.ts';
import {
  clearSavedEdits,
  type PersistedEdits,
  usePersistedEdits,
  withEdits,
} from '../platform/persistedEdits.ts';
import { createPersistedPart } from '../platform/persistedPart.ts';
import { useUser } from '../platform/session.ts';
import type { ProfileForm, ProfileValues } from './profileValues.ts';

/** The shape of unsaved changes of a profile: only the fields that differ from the saved ones. */
export const profileChanges = z.partial(
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

const changesPart = createPersistedPart('cachedNewReadingForm', 'profile', profileChanges);

const ownEdits = (userId: number): PersistedEdits<ProfileValues> => ({
  read: () => (changesPart.read(userId) ?? {}) as Partial<ProfileValues>,
  write: (changed) => changesPart.write(userId, Object.keys(changed).length === 0 ? undefined : changed),
});

/** The saved values of a member's own profile with unsaved changes applied. */
export const withPersistedChanges = (userId: number, saved: ProfileValues): ProfileValues =>
  withEdits(saved, ownEdits(userId));

/** Persists the changes in a profile form that began with `saved` until they are saved. */
export const usePersistedProfile = (form: ProfileForm, saved: ProfileValues) =>
  usePersistedEdits(form, saved, ownEdits(useUser().id));

/** Removes these saved values from the persisted changes; later edits stay. */
export const clearSavedChanges = (userId: number, sent: ProfileValues) =>
  clearSavedEdits(sent, ownEdits(userId));
