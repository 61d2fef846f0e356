import type { DraftSource } from '#contract/readings/codes.ts';

/** A card as it lies, with what it means: whoever drafts needs no deck of their own. */
export interface DraftCard {
  position: string;
  name: string;
  reversed: boolean;
  /** Of this way up; empty for the oracle. */
  keywords: readonly string[];
  /** One sentence, of this way up; of the oracle its keynote. */
  meaning: string;
  /** To ask oneself; empty for the oracle. */
  question: string;
  /** What is seen on it, as a sentence; empty for the oracle. */
  imageLine: string;
  /** What the oracle's card says, 60 to 90 words; empty for the tarot. */
  text: string;
}

/** All that a draft is made from. Nothing here says who the member is but the first name. */
export interface DraftInput {
  /** The same seed and the same rest give the same text, where the writer of drafts is deterministic. */
  seed: string;
  firstName: string;
  /** What the member has written and nobody has answered yet, oldest first. */
  question: string;
  bio: string;
  style: 'tarot' | 'oracle';
  isAstrology: boolean;
  /** The name of the spread; null while no cards are drawn. */
  spread: string | null;
  cards: readonly DraftCard[];
  /** Names of signs, where they are certain. */
  sky: { sun: string | null; moon: string | null; rising: string | null };
  /** 'Waxing Gibbous': of the moment at which the draft is made. */
  moonPhase: string;
}

export interface Draft {
  personalityMessage: string;
  source: DraftSource;
  /** Changes whenever the same input would be written about in another way. */
  promptVersion: string;
}

/** Writes a first version of an answer, unsigned: the letter is signed as it is shown. It never fails for good: whoever cannot write leaves it to the composer. */
export interface DraftWriter {
  draft(input: DraftInput, options: { signal: AbortSignal }): Promise<Draft>;
}
