/**
 * Control characters, line breaks and changes of text direction: in a row or a mail header they would change the text
 * around the name. Marks and joiners that scripts and emoji need are not included.
 */
export const CONTROLS = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu;

/** Turns a longer text into one line, without the characters that `singleLine` refuses. */
export const toSingleLine = (text: string): string =>
  text.replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim();
