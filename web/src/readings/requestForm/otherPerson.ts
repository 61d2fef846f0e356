import * as z from 'zod/mini';
import { hasBegunAnywhere } from '#contract/accounts/rules.ts';
import { intuitiveProfile } from '#contract/profiles/calls.ts';
import { otherPersonForm, requestForm } from '#contract/readings/forms.ts';
import { firstErrors } from '../../platform/useForm.ts';
import { toBirthTime, UNKNOWN_TIME } from '../../profiles/profileValues.ts';

/** The values of the form fields for the other person: strings, '' if nothing is entered. */
export const otherPersonValues = z.object({
  name: z.string(),
  birthDate: z.string(),
  /** An hour of the list, or UNKNOWN_TIME. */
  birthTime: z.string(),
  /** Two digits where the minute is known, or ''. */
  birthMinute: z.string(),
  birthLocation: z.string(),
  birthPlace: intuitiveProfile.shape.birthPlace,
});
export type OtherPersonValues = z.output<typeof otherPersonValues>;

export const NO_OTHER_PERSON: OtherPersonValues = {
  name: '',
  birthDate: '',
  birthTime: UNKNOWN_TIME,
  birthMinute: '',
  birthLocation: '',
  birthPlace: null,
};

export const isOtherPersonGiven = ({ birthTime, birthPlace: _, ...texts }: OtherPersonValues): boolean =>
  birthTime !== UNKNOWN_TIME || Object.values(texts).some((text) => text.trim() !== '');

/** Converts the values to the call's input; null if nothing is entered. */
function toOtherPerson(values: OtherPersonValues) {
  if (!isOtherPersonGiven(values)) return null;
  const { name, birthDate, birthLocation, birthPlace } = values;
  const { birthTime, birthTimeExact = false } = toBirthTime(values);
  return {
    name,
    birthDate: birthDate === '' ? null : birthDate,
    birthTime,
    birthTimeExact,
    birthLocation,
    birthPlace,
  };
}

/** The contract's form does not know the day. */
const pastOtherPerson = otherPersonForm.check(
  z.refine(({ birthDate }) => birthDate === null || hasBegunAnywhere(birthDate, Date.now()), {
    path: ['birthDate'],
    message: 'Birth date is not a valid date',
  }),
);

/** The error of each invalid field. */
export function findOtherPersonErrors(values: OtherPersonValues): Record<string, string> {
  const parsed = z.safeParse(z.nullable(pastOtherPerson), toOtherPerson(values));
  return parsed.success ? {} : firstErrors(parsed.error);
}

/** The schema of the request form's values. */
export const requestFormShape = z.pipe(
  z.transform((given): unknown => {
    const { otherPerson, ...values } = given as { otherPerson: OtherPersonValues };
    return { ...values, otherPerson: toOtherPerson(otherPerson) };
  }),
  z.extend(requestForm, { otherPerson: z.optional(z.nullable(pastOtherPerson)) }),
);
