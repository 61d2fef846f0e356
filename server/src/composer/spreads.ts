import words from './spreads.json' with { type: 'json' };

const SPREADS: Readonly<Record<string, readonly string[]>> = words;

/** The purpose of a spread; empty for an unknown one. */
export const spreadPhrases = (spread: string | null): readonly string[] =>
  spread !== null && Object.hasOwn(SPREADS, spread) ? SPREADS[spread]! : [];
