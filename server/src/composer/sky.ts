import type { MoonPhaseName } from '#contract/astrology/codes.ts';
import type { DraftInput } from '../adapters/drafts/drafts.ts';
import words from './sky.json' with { type: 'json' };

const PHASES: Readonly<Record<MoonPhaseName, readonly string[]>> = words.phases;

/** What the moon of the day suggests; nothing for a phase that is not known. */
export const moonPhrases = (phase: string): readonly string[] =>
  Object.hasOwn(PHASES, phase) ? PHASES[phase as MoonPhaseName] : [];

const phrasesFor = (table: Readonly<Record<string, readonly string[]>>, sign: string | null) =>
  sign !== null && Object.hasOwn(table, sign) ? [table[sign]!] : [];

export const sunPhrases = (sky: DraftInput['sky']): readonly string[] =>
  phrasesFor(words.sun, sky.sun).flat();

/** What a chart says of a person: the ways to say each of its signs that are certain, sun, moon, rising. */
export const chartPhrases = (sky: DraftInput['sky']): readonly (readonly string[])[] => [
  ...phrasesFor(words.sun, sky.sun),
  ...phrasesFor(words.moon, sky.moon),
  ...phrasesFor(words.rising, sky.rising),
];
