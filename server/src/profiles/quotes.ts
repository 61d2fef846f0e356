import quotes from './quotes.json' with { type: 'json' };

/** Quotes for loading screens: by authors (and translators) long in the public domain, or our own. */
export const QUOTES: readonly { id: number; text: string; author: string }[] = quotes;
