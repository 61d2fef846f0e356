import aliases from './aliases.json' with { type: 'json' };

/**
 * Other names of towns: in the local language, in English, former or short. By country, then by the name in the table
 * of towns, which means the largest town with that name.
 */
export const ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = aliases;
