import * as z from 'zod/mini';
import { isBlank } from './blank.ts';
import { CONTROLS } from './toSingleLine.ts';

/** No script puts more marks on one letter; a pile of them covers the lines above. */
const PILED_MARKS = /\p{Mn}{9}/u;

/**
 * For every one-line text that others see: a name, a title, a place. Refuses control characters, piled marks and a text
 * of only invisible characters.
 */
export const singleLine = z.refine<string>(
  (given) => given.search(CONTROLS) < 0 && !PILED_MARKS.test(given) && !isInvisible(given),
  'Please use letters, digits and signs on one line only',
);

/**
 * A name of invisible characters would be an empty place on each screen. A field that must not be empty refuses mere
 * spaces with its own message.
 */
const isInvisible = (given: string): boolean => isBlank(given) && given.trim() !== '';

/** Refuses a text of only invisible characters. */
export const notBlank = (message: string) => z.refine<string>((given) => !isBlank(given), message);

/** Like `notBlank`, for a trimmed text whose `minLength` refuses the empty one. */
export const notInvisible = (message: string) => z.refine<string>((given) => !isInvisible(given), message);

/** A text of one line that must not be empty, without spaces around it. */
export const requiredLine = (max: number) =>
  z
    .string('Required field')
    .check(
      z.trim(),
      z.minLength(1, 'Required field'),
      z.maxLength(max, `Please keep it to ${max} characters`),
      singleLine,
    );
