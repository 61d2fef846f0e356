/** A sentence of a letter. A spare one is left out where the letter would grow too long. */
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

/** Paragraphs without what was said before: where ways run out or a card lies twice, silence is better. */
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

/** Paragraphs of so many words at most, as far as spare sentences allow: the longest gives up its last one first. */
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
