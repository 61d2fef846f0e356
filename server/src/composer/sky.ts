import type { MoonPhaseName } from '#contract/astrology/codes.ts';
import type { DraftInput } from '../adapters/drafts/drafts.ts';
import words from './sky.json' with { type: 'json' };

const PHASES: Readonly<Record<MoonPhaseName, readonly string[]>> = words.phases;

/** Phrases for a moon phase; empty for an unknown phase. */
export const moonPhrases = (phase: string): readonly string[] =>
  Object.hasOwn(PHASES, phase) ? PHASES[phase as MoonPhaseName] : [];

const phrasesFor = (table: Readonly<Record<string, readonly string[]>>, sign: string | null) =>
  sign !== null && Object.hasOwn(table, sign) ? [table[sign]!] : [];

export const sunPhrases = (sky: DraftInput['sky']): readonly string[] =>
  phrasesFor(words.sun, sky.sun).flat();

/** Phrases about a person's certain signs: for each of sun, moon and rising, its alternatives. */
export const chartPhrases = (sky: DraftInput['sky']): readonly (readonly string[])[] => [
  ...phrasesFor(words.sun, sky.sun),
  ...phrasesFor(words.moon, sky.moon),
  ...phrasesFor(words.rising, sky.rising),
];
