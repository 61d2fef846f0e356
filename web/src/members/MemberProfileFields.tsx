import { BirthPlaceField, CurrentPlaceField } from '../profiles/PlaceField.tsx';
import {
  GENDER_OPTIONS,
  HOUR_OPTIONS,
  LEVEL_OPTIONS,
  MINUTE_OPTIONS,
  SIGN_OPTIONS,
} from '../profiles/profileFields.tsx';
import { hasHour, type ProfileForm } from '../profiles/profileValues.ts';
import { Choice, Choices } from '../ui/Choice.tsx';
import { FieldPair } from '../ui/FieldPair.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { PROFILE_LABELS } from './staffProfile.ts';

interface MemberProfileFieldsProps {
  form: ProfileForm;
  hopes: readonly { id: number; hope: string }[];
}

/** The fields of a member's profile for writers, with labels in the third person. */
export function MemberProfileFields({ form, hopes }: MemberProfileFieldsProps) {
  /** The label of a field, and the props that connect it with the form. */
  const field = <Name extends keyof typeof PROFILE_LABELS>(name: Name) => ({
    label: PROFILE_LABELS[name],
    ...form.field(name),
  });
  return (
    <>
      <FieldPair>
        <TextField {...field('firstName')} autoComplete="off" />
        <TextField {...field('lastName')} autoComplete="off" />
      </FieldPair>
      <Choice look="chips" options={GENDER_OPTIONS} {...field('gender')} />
      <FieldPair>
        <TextField type="date" {...field('birthDate')} />
        <SelectField placeholder="Not chosen" options={SIGN_OPTIONS} {...field('zodiac')} />
      </FieldPair>
      <FieldPair>
        <SelectField placeholder="Not said" options={HOUR_OPTIONS} {...field('birthTime')} />
        {hasHour(form.values) && <SelectField options={MINUTE_OPTIONS} {...field('birthMinute')} />}
      </FieldPair>
      <BirthPlaceField form={form} />
      {hasHour(form.values) && (
        <TextField {...field('birthUtcOffset')} hint="Optional, such as +01:00." autoComplete="off" />
      )}
      <CurrentPlaceField form={form} />
      <TextField {...field('timeZone')} hint="Such as Europe/Lisbon." autoComplete="off" />
      <TextArea isGrowing {...field('bio')} />
      <Choice look="chips" options={LEVEL_OPTIONS} {...field('experienceLevel')} />
      <Choice
        look="chips"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        {...field('seenWriter')}
      />
      <TextArea isGrowing {...field('previousExperience')} />
      <Choices
        options={hopes.map(({ id, hope }) => ({ value: String(id), label: hope }))}
        {...field('moonletterHopes')}
      />
      <TextField {...field('moonletterHopeOther')} autoComplete="off" />
      <TextArea isGrowing {...field('extraInfo')} />
    </>
  );
}
