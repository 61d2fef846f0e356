import quotes from './quotes.json' with { type: 'json' };

/** Quotes for waiting screens: in the public domain (translations too), or our own. */
const QUOTES: readonly { id: number; text: string; author: string }[] = quotes;

export const listQuotes = () => [...QUOTES];
