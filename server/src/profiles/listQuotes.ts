import quotes from './quotes.json' with { type: 'json' };

/** Lines for where one waits: by authors long in the public domain (their translators too), or our own. */
const QUOTES: readonly { id: number; text: string; author: string }[] = quotes;

export const listQuotes = () => [...QUOTES];
