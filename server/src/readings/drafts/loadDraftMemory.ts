import { toReaderVoice } from '#contract/readers/rules.ts';
import type { DraftMemory, DraftVoice } from '../../adapters/drafts/drafts.ts';
import type { Db } from '../../platform/database/database.ts';
import { cardsOfMember, letterTextsOfMember, letterTextsOfReader } from './draftMemorySql.ts';

const LETTERS = 24;
const CARDS = 200;
const READER_LETTERS = 20;

/** What the member has read and drawn, bounded to their newest letters. */
export async function loadDraftMemory(db: Db, userId: number): Promise<DraftMemory> {
  const [letters, cards] = await Promise.all([
    letterTextsOfMember.all(db, { userId, limit: LETTERS }),
    cardsOfMember.all(db, { userId, limit: CARDS }),
  ]);
  return {
    letters: letters.map(({ text, cards: spread, createdAt }) => ({
      text: [text, ...toPassageTexts(spread)].join('\n\n'),
      on: createdAt.slice(0, 10),
    })),
    cards: cards.map(({ name, createdAt }) => ({ name, on: createdAt.slice(0, 10) })),
  };
}

const toPassageTexts = (cards: unknown): readonly string[] =>
  ((cards as { text?: string }[] | null) ?? []).map(({ text }) => text ?? '');

/** The voice of the request's reader; null if no reader is chosen. */
export async function loadDraftVoice(
  db: Db,
  { personalityId, voice }: { personalityId: number | null; voice: unknown },
): Promise<DraftVoice | null> {
  if (personalityId === null) return null;
  const letters = await letterTextsOfReader.all(db, { readerId: personalityId, limit: READER_LETTERS });
  return {
    ...toReaderVoice(voice),
    wordsPerSentence: computeWordsPerSentence(letters.map(({ text }) => text)),
  };
}

/** The average words per sentence of some letters; null without sentences. */
export function computeWordsPerSentence(texts: readonly string[]): number | null {
  // Split, because a pattern for a whole sentence would try each length of a text without full stops.
  const parts = texts.flatMap((text) => text.split(/(?<=[.!?])|\n/));
  const sentences = parts.filter((part) => /[.!?]$/.test(part) && /\p{L}/u.test(part));
  const wordCount = sentences.reduce((count, sentence) => count + (sentence.match(/\S+/g)?.length ?? 0), 0);
  return sentences.length === 0 ? null : Math.round(wordCount / sentences.length);
}
