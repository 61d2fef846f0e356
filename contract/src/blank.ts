/** Whether nothing of a text is seen: only blanks, joiners, marks without a letter, and letters that are blank. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{Cc}\p{Cf}\p{Mn}\u115F\u1160\u2800\u3164\uFFA0]*$/u.test(text);
