import {
  BIRTH_TIMES,
  EXPERIENCE_LEVELS,
  GENDERS,
  GENDER_CODES,
  ZODIAC,
  ZODIAC_CODES,
} from '#contract/profiles/codes.ts';
import { Choice, Choices } from '../ui/Choice.tsx';
import { FieldPair } from '../ui/FieldPair.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { BirthPlaceField } from './BirthPlaceField.tsx';
import { hasHour, type ProfileForm, UNKNOWN_TIME } from './profileValues.ts';
import { useHopes } from './queries.ts';

// The fields of the intuitive profile by theme: the steps of creating it, and the sections of its page.

interface ProfileFieldsProps {
  form: ProfileForm;
}

const genders = GENDER_CODES.map((value) => ({ value, label: GENDERS[value] }));
const signs = ZODIAC_CODES.map((value) => ({ value, label: ZODIAC[value] }));
const levels = EXPERIENCE_LEVELS.map((label, level) => ({ value: String(level), label }));
const hours = [
  { value: UNKNOWN_TIME, label: "I don't know" },
  ...BIRTH_TIMES.map(({ value, label }) => ({ value, label })),
];
const minutes = [
  { value: '', label: 'About this hour' },
  ...Array.from({ length: 60 }, (_, minute) => {
    const value = String(minute).padStart(2, '0');
    return { value, label: `:${value}` };
  }),
];

export const PersonFields = ({ form }: ProfileFieldsProps) => (
  <>
    <Choice label="Gender" look="chips" options={genders} {...form.field('gender')} />
    <SelectField label="Zodiac" placeholder="Choose your sign" options={signs} {...form.field('zodiac')} />
    <TextField
      label="Current location"
      hint="The town or region where you live now."
      autoComplete="address-level2"
      {...form.field('currentLocation')}
    />
  </>
);

export function BirthFields({ form }: ProfileFieldsProps) {
  return (
    <>
      <FieldPair>
        <SelectField
          label="Birth time"
          placeholder="Choose an hour"
          options={hours}
          {...form.field('birthTime')}
        />
        {hasHour(form.values) && (
          <SelectField
            label="Exact minute"
            hint="Only if you are sure of it."
            options={minutes}
            {...form.field('birthMinute')}
          />
        )}
      </FieldPair>
      <BirthPlaceField form={form} />
    </>
  );
}

/** For members who know better than the time zone database, which is incomplete before 1970. */
export const UtcOffsetField = ({ form }: ProfileFieldsProps) =>
  hasHour(form.values) && (
    <TextField
      label="Offset from UTC at your birth"
      hint="Optional, such as +01:00. Left empty, the records of the place's time zone count."
      autoComplete="off"
      {...form.field('birthUtcOffset')}
    />
  );

export const StoryFields = ({ form }: ProfileFieldsProps) => (
  <>
    <TextArea
      label="Bio"
      hint="Who you are and what moves you just now. A few lines are enough."
      isGrowing
      {...form.field('bio')}
    />
    <Choice
      label="Experience level"
      hint="How well you know tarot, oracle or astrology."
      look="chips"
      options={levels}
      {...form.field('experienceLevel')}
    />
    <Choice
      label="Have you seen a psychic before?"
      look="chips"
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
      {...form.field('seenWriter')}
    />
    <TextArea
      label="Previous experience"
      hint="If you like: what it was like."
      isGrowing
      {...form.field('previousExperience')}
    />
  </>
);

export function HopeFields({ form }: ProfileFieldsProps) {
  const hopes = useHopes();
  return (
    <>
      <Choices
        label="What do you hope for?"
        options={hopes.map(({ id, hope }) => ({ value: String(id), label: hope }))}
        {...form.field('moonletterHopes')}
      />
      <TextField label="Another hope" {...form.field('moonletterHopeOther')} />
      <TextArea
        label="Extra info"
        hint="Anything else your reader should know."
        isGrowing
        {...form.field('extraInfo')}
      />
    </>
  );
}
