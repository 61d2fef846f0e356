import type { AspectKind } from '#contract/astrology/codes.ts';
import type { ReaderVoice } from '#contract/readers/forms.ts';
import type { DraftGap, DraftSource } from '#contract/readings/codes.ts';

/** A drawn card with its meaning, so a draft writer needs no deck data. */
export interface DraftCard {
  position: string;
  name: string;
  reversed: boolean;
  /** For this orientation; empty for the oracle. */
  keywords: readonly string[];
  /** One sentence, for this orientation; for an oracle card its keynote. */
  meaning: string;
  /** A question for reflection; empty for the oracle. */
  question: string;
  /** A sentence describing the picture; empty for the oracle. */
  imageLine: string;
  /** The oracle card's text, 60 to 90 words; empty for the tarot. */
  text: string;
}

/** The other person of a question. */
export interface DraftOtherPerson {
  firstName: string;
  /** The most important aspects between the member's chart (`a`) and theirs (`b`). */
  aspects: readonly { a: string; b: string; kind: AspectKind }[];
}

/** How a reader writes: their own settings, and the sentence length of their letters. */
export interface DraftVoice extends ReaderVoice {
  /** The mean of their newest letters; null without letters. */
  wordsPerSentence: number | null;
}

/** What the member has already read and drawn, newest first. */
export interface DraftMemory {
  letters: readonly { text: string; on: string }[];
  /** Earlier cards. Dates are ISO dates, 2026-05-01. */
  cards: readonly { name: string; on: string }[];
}

/** The input of a draft. It contains no personal data but first names. */
export interface DraftInput {
  /** With a deterministic draft writer, the same seed and input give the same text. */
  seed: string;
  firstName: string;
  /** The member's unanswered messages, oldest first. */
  question: string;
  bio: string;
  style: 'tarot' | 'oracle';
  isAstrology: boolean;
  /** The name of the spread; null if no cards are drawn. */
  spread: string | null;
  cards: readonly DraftCard[];
  /** Names of signs, null where uncertain. */
  sky: { sun: string | null; moon: string | null; rising: string | null };
  /** The other person that the question is about, if the member named one; never sent to an outside model. */
  otherPerson: DraftOtherPerson | null;
  /** The phase at the time of the draft, such as 'Waxing Gibbous'. */
  moonPhase: string;
  /** The question is about a topic for which neither cards nor sky are read; the letter names people who can help. */
  isCare: boolean;
  /** The ISO date on which the draft is made. */
  today: string;
  /** The voice of the reader that the member chose; null for none. */
  voice: DraftVoice | null;
  memory: DraftMemory;
}

export interface Draft {
  /** The whole letter; empty if `emptyBecause` gives a reason. */
  personalityMessage: string;
  /** The letter without its passages, where cards are drawn. */
  frame?: string;
  /** The letter's passage for each card, in order. */
  passages?: readonly { position: string; text: string }[];
  emptyBecause?: DraftGap;
  source: DraftSource;
  /** Changes whenever the same input would lead to a different draft. */
  promptVersion: string;
}

/**
 * Writes a first version of an answer, unsigned, because the letter is signed when it is shown. It never fails
 * permanently: on failure the composer writes instead.
 */
export interface DraftWriter {
  draft(input: DraftInput, options: { signal: AbortSignal }): Promise<Draft>;
}
