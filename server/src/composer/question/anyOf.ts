/** A pattern for one of several words or patterns. */
export const anyOf = (...patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
