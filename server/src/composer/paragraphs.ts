/** A sentence of a letter. An optional one is left out if the letter would become too long. */
export interface Sentence {
  text: string;
  words: number;
  isOptional: boolean;
}
export type Paragraph = readonly Sentence[];

export const requiredSentence = (text: string): Sentence => ({
  text,
  words: countWords(text),
  isOptional: false,
});
export const optionalSentence = (text: string): Sentence => ({
  text,
  words: countWords(text),
  isOptional: true,
});

/** A word with hyphens counts as several. */
const countWords = (text: string): number => text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;

const paragraphWords = (paragraph: Paragraph): number =>
  paragraph.reduce((total, { words }) => total + words, 0);
const letterWords = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((total, paragraph) => total + paragraphWords(paragraph), 0);

/** Removes repeated sentences: with few phrases left, or a card that occurs twice, saying nothing is better. */
export function withoutRepeats(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const usedTexts = new Set<string>();
  return paragraphs.map((paragraph) =>
    paragraph.filter(({ text }) => {
      const isNew = !usedTexts.has(text);
      usedTexts.add(text);
      return isNew;
    }),
  );
}

/**
 * Shortens paragraphs to at most this many words as far as possible, removing the last optional sentence of the longest
 * paragraph first.
 */
export function trimToLength(paragraphs: readonly Paragraph[], most: number): readonly Paragraph[] {
  const isTooLong = letterWords(paragraphs) > most;
  const longest = paragraphs
    .filter((paragraph) => paragraph.some(({ isOptional }) => isOptional))
    .toSorted((a, b) => paragraphWords(b) - paragraphWords(a))[0];
  if (!isTooLong || longest === undefined) return paragraphs;
  const spared = longest.findLastIndex(({ isOptional }) => isOptional);
  return trimToLength(
    paragraphs.map((paragraph) => (paragraph === longest ? paragraph.toSpliced(spared, 1) : paragraph)),
    most,
  );
}

/** The longest letter. */
const WORDS_MAX = 740;
/** A paragraph's first two sentences name its card and say what it means. */
const SENTENCES_KEPT = 2;

/** Removes last sentences of the longest paragraphs, even required ones, until the letter is within the maximum. */
export function boundLength(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const longest = paragraphs
    .filter((paragraph) => paragraph.length > SENTENCES_KEPT)
    .toSorted((a, b) => paragraphWords(b) - paragraphWords(a))[0];
  if (letterWords(paragraphs) <= WORDS_MAX || longest === undefined) return paragraphs;
  return boundLength(
    paragraphs.map((paragraph) => (paragraph === longest ? paragraph.slice(0, -1) : paragraph)),
  );
}

export const joinParagraphs = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.map(({ text }) => text).join(' '))
    .join('\n\n');
