import type { MoonPhaseName } from '#contract/astrology/codes.ts';
import type { DraftInput } from '../drafts.ts';
import words from './sky.json' with { type: 'json' };

const PHASES: Readonly<Record<MoonPhaseName, readonly string[]>> = words.phases;

/** What the moon of the day suggests; nothing for a phase that is not known. */
export const moonWays = (phase: string): readonly string[] =>
  Object.hasOwn(PHASES, phase) ? PHASES[phase as MoonPhaseName] : [];

const waysOf = (table: Readonly<Record<string, readonly string[]>>, sign: string | null) =>
  sign !== null && Object.hasOwn(table, sign) ? [table[sign]!] : [];

export const sunWays = (sky: DraftInput['sky']): readonly string[] => waysOf(words.sun, sky.sun).flat();

/** What a chart says of a person: the ways to say each of its signs that are certain, sun, moon, rising. */
export const chartWays = (sky: DraftInput['sky']): readonly (readonly string[])[] => [
  ...waysOf(words.sun, sky.sun),
  ...waysOf(words.moon, sky.moon),
  ...waysOf(words.rising, sky.rising),
];
