import words from './matters.json' with { type: 'json' };
import { sentencesOf } from './wording.ts';

/** Something that happens between people or in a life, recognised by its words. */
export interface Matter {
  id: MatterId;
  /** 'the silence' */
  phrase: string;
  /** With an owner: 'your sister’s' silence. */
  owned: string;
  /** Something to say about it. */
  say: readonly string[];
  /** One concrete thing to do or to watch. */
  do: readonly string[];
}

export type MatterId = keyof typeof words;

const MATTERS = (Object.keys(words) as MatterId[]).map((id) => {
  const { pattern, ...matter } = words[id];
  return { matter: { id, ...matter } satisfies Matter, pattern: new RegExp(pattern, 'gi') };
});

/** The matters of a question, the one that is asked about first; among equals that which is listed first. */
export function findMatters(text: string): readonly Matter[] {
  const asked = sentencesOf(text)
    .filter((sentence) => sentence.endsWith('?'))
    .join(' ');
  return MATTERS.map(({ matter, pattern }) => ({
    matter,
    weight: count(text, pattern) + 1.5 * Math.min(1, count(asked, pattern)),
  }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ matter }) => matter);
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
