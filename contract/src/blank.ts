/** Whether a text has only invisible characters: spaces, joiners, marks without a letter, and letters that are blank. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{Cc}\p{Cf}\p{Mn}\u115F\u1160\u2800\u3164\uFFA0]*$/u.test(text);
