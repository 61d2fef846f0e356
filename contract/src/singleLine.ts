import * as z from 'zod/mini';

/**
 * Control characters, breaks of lines, and what turns the direction of the text that follows: in a row or the head of a
 * mail each of them changes what stands beside the name. Marks and joiners that scripts and emoji need are not among them.
 */
const CONTROLS = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu;
/** No script puts more marks on one letter; a pile of them covers the lines above. */
const PILED_MARKS = /\p{Mn}{9}/u;

/** For each text of one line that others see: a name, a title, a place. */
export const singleLine = z.refine<string>(
  (given) => given.search(CONTROLS) < 0 && !PILED_MARKS.test(given),
  'Please use letters, digits and signs on one line only',
);

/** A longer text as one line, without what `singleLine` refuses. */
export const toSingleLine = (text: string): string =>
  text.replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim();
