/** One language's phrases for detecting danger; the syntax is described at `compilePhrases`. */
export interface DangerPhrases {
  lists: Readonly<Record<string, readonly string[]>>;
  /** Phrases that almost always mean danger. */
  certain: readonly string[];
  /** Phrases that mean danger, unless a word of the match belongs to a figure of speech. */
  statements: readonly string[];
  /** Phrases that mean danger, unless part of a figure of speech or negated: 'I would never hurt myself'. */
  mentions: readonly string[];
  /** Figures of speech and other harmless phrases that look like danger. */
  harmless: readonly string[];
  negations: readonly string[];
  /** Between a negation and a match, these show that the match is not negated: 'I cannot stop thinking of …'. */
  notDenying: readonly string[];
  /** 'and', 'because': a negation before them does not apply to what follows. */
  conjunctions: readonly string[];
  /** Words that can begin a new clause. */
  clauseWords: readonly string[];
  /** Correct words that are one letter away from a word of these phrases. */
  known: readonly string[];
}
