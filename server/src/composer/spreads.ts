import words from './spreads.json' with { type: 'json' };

const SPREADS: Readonly<Record<string, readonly string[]>> = words;

/** What a spread is for; nothing for one that we do not know. */
export const spreadPhrases = (spread: string | null): readonly string[] =>
  spread !== null && Object.hasOwn(SPREADS, spread) ? SPREADS[spread]! : [];
