import quotes from './quotes.json' with { type: 'json' };

/** Quotes for loading screens: our own, or in the public domain, as are their translations. */
const QUOTES: readonly { id: number; text: string; author: string }[] = quotes;

export const listQuotes = () => [...QUOTES];
