import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { BirthFields, HopeFields, PersonFields, StoryFields } from './profileFields.tsx';
import { type ProfileForm, profileStepShape, type ProfileValues } from './profileValues.ts';

interface Step {
  heading: string;
  /** The fields of this step; an invalid one blocks the next step. */
  fields: readonly string[];
  part: ComponentType<{ form: ProfileForm }>;
}

/** The steps of creating a profile. */
export const steps: readonly [Step, ...Step[]] = [
  {
    heading: 'Who you are',
    fields: ['gender', 'zodiac', 'currentLocation', 'currentPlace'],
    part: PersonFields,
  },
  { heading: 'Where you come from', fields: ['birthTime', 'birthLocation', 'birthPlace'], part: BirthFields },
  {
    heading: 'Your story',
    fields: ['bio', 'experienceLevel', 'seenWriter', 'previousExperience'],
    part: StoryFields,
  },
  {
    heading: 'What you hope for',
    fields: ['moonletterHopes', 'moonletterHopeOther', 'extraInfo'],
    part: HopeFields,
  },
];

/** The first step with an invalid field; the last one if all are valid. */
export function findUnfinishedStep(values: ProfileValues) {
  const unfinished = steps.findIndex(({ fields }) => !z.safeParse(profileStepShape(fields), values).success);
  return unfinished === -1 ? steps.length - 1 : unfinished;
}

/** The first step with one of these fields, or -1. */
export const findStepWith = (fields: readonly string[]) =>
  steps.findIndex(({ fields: asks }) => asks.some((field) => fields.includes(field)));
