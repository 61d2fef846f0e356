import aliases from './aliases.json' with { type: 'json' };

/**
 * What else a town is called: in its own language, in English, by its former name or in short. By country, then by
 * the name in the table of towns; the largest town of that name is meant.
 */
export const ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = aliases;
