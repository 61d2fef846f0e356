import * as z from 'zod/mini';

/**
 * Control characters, line breaks and changes of text direction: in a row or a mail header they would change the text
 * around the name. Marks and joiners that scripts and emoji need are not included.
 */
const CONTROLS = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu;
/** No script puts more marks on one letter; a pile of them covers the lines above. */
const PILED_MARKS = /\p{Mn}{9}/u;

/** For every one-line text that others see: a name, a title, a place. Refuses control characters and piled marks. */
export const singleLine = z.refine<string>(
  (given) => given.search(CONTROLS) < 0 && !PILED_MARKS.test(given),
  'Please use letters, digits and signs on one line only',
);

/** Turns a longer text into one line, without the characters that `singleLine` refuses. */
export const toSingleLine = (text: string): string =>
  text.replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim();
