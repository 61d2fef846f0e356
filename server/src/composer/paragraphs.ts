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

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const paragraphWords = (paragraph: Paragraph): number =>
  paragraph.reduce((total, { words }) => total + words, 0);

/** Removes repeated sentences: with few phrases left, or a card that occurs twice, saying nothing is better. */
export function withoutRepeats(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const said = new Set<string>();
  return paragraphs.map((paragraph) =>
    paragraph.filter(({ text }) => {
      const isNew = !said.has(text);
      said.add(text);
      return isNew;
    }),
  );
}

/**
 * Shortens paragraphs to at most this many words as far as possible, removing the last optional sentence of the longest
 * paragraph first.
 */
export function trimToLength(paragraphs: readonly Paragraph[], most: number): readonly Paragraph[] {
  const isTooLong = paragraphs.reduce((words, paragraph) => words + paragraphWords(paragraph), 0) > most;
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

export const joinParagraphs = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.map(({ text }) => text).join(' '))
    .join('\n\n');
