import { type RefObject, useRef } from 'react';
import { getChart } from '#contract/astrology/calls.ts';
import { useUpdateAccount } from '../accounts/queries.ts';
import { useUser } from '../platform/session.ts';
import { useForm } from '../platform/useForm.ts';
import { FormError } from '../ui/FormError.tsx';
import { Stack } from '../ui/layout.tsx';
import { TextField } from '../ui/TextField.tsx';
import { clearSavedChanges, usePersistedProfile, withPersistedChanges } from './persistedProfile.ts';
import { BirthFields } from './profileFields.tsx';
import { birthShape, type ProfileForm, toProfileValues } from './profileValues.ts';
import { useMe } from '../accounts/useMe.ts';

/**
 * Asks for the birth data that an astrology reading needs and the profile lacks. The questions are part of another form,
 * which saves them first: `if (!(await birth.save())) return`.
 */
export function useBirthQuestions() {
  const profile = useMe();
  const userId = useUser().id;
  const update = useUpdateAccount({ invalidates: [getChart] });
  const isSaved = useRef(false);
  const part = useRef<HTMLDivElement>(null);
  const saved = toProfileValues(profile);
  const form = useForm({
    shape: birthShape(profile),
    initial: withPersistedChanges(userId, saved),
    submit: async (birth) => {
      const { birthDate, birthTime, birthMinute, birthLocation, birthPlace } = form.values;
      await update.mutateAsync(birth);
      clearSavedChanges(userId, { ...saved, birthDate, birthTime, birthMinute, birthLocation, birthPlace });
      isSaved.current = true;
    },
  });
  usePersistedProfile(form, saved);
  const isMissing =
    profile.birthDate === null || profile.birthTimeKnown === null || profile.birthLocation === '';
  return {
    form,
    part,
    isMissing,
    asksForDate: profile.birthDate === null,
    /** Whether the birth data is known now. */
    save: async () => {
      if (!isMissing) return true;
      isSaved.current = false;
      await form.send();
      if (!isSaved.current) part.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return isSaved.current;
    },
  };
}

interface BirthQuestionsProps {
  form: ProfileForm;
  part: RefObject<HTMLDivElement | null>;
  asksForDate: boolean;
}

export const BirthQuestions = ({ form, part, asksForDate }: BirthQuestionsProps) => (
  <div ref={part} role="group" aria-label="Your birth">
    <Stack>
      <p>
        When and where were you born? Your reader needs this for your birth chart. It is kept in your profile.
      </p>
      {asksForDate && (
        <TextField label="Birth date" type="date" autoComplete="bday" {...form.field('birthDate')} />
      )}
      <BirthFields form={form} />
      <FormError>{form.failure}</FormError>
    </Stack>
  </div>
);
