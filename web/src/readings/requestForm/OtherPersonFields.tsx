import { useState } from 'react';
import { BIRTH_PLACE_HINTS, PlaceSearch } from '../../profiles/PlaceField.tsx';
import { HOUR_OPTIONS, MINUTE_OPTIONS } from '../../profiles/profileFields.tsx';
import { hasHour } from '../../profiles/profileValues.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FieldPair } from '../../ui/FieldPair.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { findOtherPersonErrors, isOtherPersonGiven, type OtherPersonValues } from './otherPerson.ts';
import styles from './OtherPersonFields.module.css';

interface OtherPersonFieldsProps {
  value: OtherPersonValues;
  /** Whether the server refused the fields, so that each shows its error. */
  hasError: boolean;
  onChange: (value: OtherPersonValues) => void;
  isReadOnly: boolean;
}

const PLACE_HINTS = {
  empty: 'The town and country where they were born.',
  ...BIRTH_PLACE_HINTS,
};

/** The optional fields for the person that the question is about; collapsed at first. */
export function OtherPersonFields({ value, hasError, onChange, isReadOnly }: OtherPersonFieldsProps) {
  const [isOpen, setOpen] = useState(() => isOtherPersonGiven(value));
  const isShown = isOpen || hasError;
  const errors = hasError ? findOtherPersonErrors(value) : {};
  const set = (change: Partial<OtherPersonValues>) => onChange({ ...value, ...change });
  const field = <Name extends 'name' | 'birthDate' | 'birthTime' | 'birthMinute'>(name: Name) => ({
    name: `otherPerson.${name}`,
    value: value[name],
    error: errors[name],
    onChange: (text: string) => set({ [name]: text }),
  });
  return (
    <Disclosure summary="Is it about another person?" isOpen={isShown} onToggle={setOpen}>
      <Stack>
        <p className={styles.hint}>
          Optional. With their birth date your reader sees their chart beside yours. It is used for this
          question only, and is deleted when you close your account.
        </p>
        <TextField label="Their name" autoComplete="off" readOnly={isReadOnly} {...field('name')} />
        <TextField
          label="Their birth date"
          type="date"
          autoComplete="off"
          readOnly={isReadOnly}
          {...field('birthDate')}
        />
        <FieldPair>
          <SelectField label="Their birth time" options={HOUR_OPTIONS} {...field('birthTime')} />
          {hasHour(value) && (
            <SelectField label="Exact minute" options={MINUTE_OPTIONS} {...field('birthMinute')} />
          )}
        </FieldPair>
        <PlaceSearch
          name="otherPerson.birthLocation"
          label="Their birth location"
          location={value.birthLocation}
          chosen={value.birthPlace}
          error={errors['birthLocation'] ?? errors['birthPlace']}
          hints={PLACE_HINTS}
          onChange={(birthLocation, birthPlace) => set({ birthLocation, birthPlace })}
        />
      </Stack>
    </Disclosure>
  );
}
