/** A sentence of a letter. A spare one is left out where the letter would grow too long. */
export interface Sentence {
  text: string;
  words: number;
  isSpare: boolean;
}
export type Paragraph = readonly Sentence[];

export const needed = (text: string): Sentence => ({ text, words: wordsIn(text), isSpare: false });
export const spare = (text: string): Sentence => ({ text, words: wordsIn(text), isSpare: true });

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const lengthOf = (paragraph: Paragraph): number => paragraph.reduce((total, { words }) => total + words, 0);

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
export function shortened(paragraphs: readonly Paragraph[], most: number): readonly Paragraph[] {
  const isTooLong = paragraphs.reduce((words, paragraph) => words + lengthOf(paragraph), 0) > most;
  const longest = paragraphs
    .filter((paragraph) => paragraph.some(({ isSpare }) => isSpare))
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  if (!isTooLong || longest === undefined) return paragraphs;
  const spared = longest.findLastIndex(({ isSpare }) => isSpare);
  return shortened(
    paragraphs.map((paragraph) => (paragraph === longest ? paragraph.toSpliced(spared, 1) : paragraph)),
    most,
  );
}

export const asText = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.map(({ text }) => text).join(' '))
    .join('\n\n');
