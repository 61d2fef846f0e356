import {
  BIRTH_TIMES,
  EXPERIENCE_LEVELS,
  GENDERS,
  GENDER_CODES,
  ZODIAC,
  ZODIAC_CODES,
} from '#contract/profiles/codes.ts';
import { zodiacOf } from '#contract/profiles/rules.ts';
import { useRef, useState } from 'react';
import { Choice, Choices } from '../ui/Choice.tsx';
import { FieldPair } from '../ui/FieldPair.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { BirthPlaceField, CurrentPlaceField } from './PlaceField.tsx';
import { hasHour, type ProfileForm, UNKNOWN_TIME } from './profileValues.ts';
import { useHopes } from './useHopes.ts';

// The fields of the intuitive profile by theme: the steps of creating it, and the sections of its page.

interface ProfileFieldsProps {
  form: ProfileForm;
}

export const GENDER_OPTIONS = GENDER_CODES.map((value) => ({ value, label: GENDERS[value] }));
export const SIGN_OPTIONS = ZODIAC_CODES.map((value) => ({ value, label: ZODIAC[value] }));
export const LEVEL_OPTIONS = EXPERIENCE_LEVELS.map((label, level) => ({ value: String(level), label }));
export const HOUR_OPTIONS = [
  { value: UNKNOWN_TIME, label: "I don't know" },
  ...BIRTH_TIMES.map(({ value, label }) => ({ value, label })),
];
export const MINUTE_OPTIONS = [
  { value: '', label: 'About this hour' },
  ...Array.from({ length: 60 }, (_, minute) => {
    const value = String(minute).padStart(2, '0');
    return { value, label: `:${value}` };
  }),
];

export const PersonFields = ({ form }: ProfileFieldsProps) => (
  <>
    <Choice label="Gender" look="chips" options={GENDER_OPTIONS} {...form.field('gender')} />
    <SelectField
      label="Zodiac"
      placeholder="Choose your sign"
      hint={isProposed(form.values) ? 'By your birth date. Choose another if yours differs.' : undefined}
      options={SIGN_OPTIONS}
      {...form.field('zodiac')}
    />
    <CurrentPlaceField form={form} />
  </>
);

/** Whether the sign is that of the birth date, as it is proposed. */
const isProposed = ({ zodiac, birthDate }: ProfileForm['values']) =>
  birthDate !== '' && zodiac === zodiacOf(birthDate);

export function BirthFields({ form }: ProfileFieldsProps) {
  return (
    <>
      <FieldPair>
        <SelectField
          label="Birth time"
          placeholder="Choose an hour"
          options={HOUR_OPTIONS}
          {...form.field('birthTime')}
        />
        {hasHour(form.values) && (
          <SelectField
            label="Exact minute"
            hint="Only if you are sure of it."
            options={MINUTE_OPTIONS}
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
      hint="Optional, such as +01:00. If it is empty, it is taken from the time zone of the place."
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
      options={LEVEL_OPTIONS}
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

const OTHER_HOPE = { value: 'other', label: 'Other' };

export function HopeFields({ form }: ProfileFieldsProps) {
  const hopes = useHopes();
  const other = form.field('moonletterHopeOther');
  const [isOther, setOther] = useState(other.value !== '');
  const untickedText = useRef('');
  const hasOther = isOther || other.value !== '';
  const { value: chosen, ...field } = form.field('moonletterHopes');
  const toggleOther = (isTicked: boolean) => {
    setOther(isTicked);
    if (!isTicked) untickedText.current = other.value;
    other.onChange(isTicked ? untickedText.current : '');
  };
  return (
    <>
      <Choices
        label="What do you hope for?"
        {...field}
        options={[...hopes.map(({ id, hope }) => ({ value: String(id), label: hope })), OTHER_HOPE]}
        value={hasOther ? [...chosen, OTHER_HOPE.value] : chosen}
        onChange={(values) => {
          field.onChange(values.filter((value) => value !== OTHER_HOPE.value));
          if (values.includes(OTHER_HOPE.value) !== hasOther) toggleOther(!hasOther);
        }}
      />
      {hasOther && <TextField label="Another hope" {...other} />}
      <TextArea
        label="Extra info"
        hint="Anything else your reader should know."
        isGrowing
        {...form.field('extraInfo')}
      />
    </>
  );
}
