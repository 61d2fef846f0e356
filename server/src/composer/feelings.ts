import words from './feelings.json' with { type: 'json' };
import { requiredSentence, type Paragraph } from './paragraphs.ts';
import type { PhrasePicker } from './phrasePicker.ts';
import { CLAUSE, isAboutMember } from './question/matters.ts';

export type Feeling = keyof typeof words;

const FEELINGS = (Object.keys(words) as Feeling[]).map((feeling) => ({
  feeling,
  pattern: new RegExp(words[feeling].pattern, 'i'),
}));

/** The feeling that the member expresses. Feelings of other people are ignored. */
export function findFeeling(text: string): Feeling | undefined {
  const own = text.slice(0, READ_AT_MOST).replaceAll('’', "'").split(CLAUSE).filter(isAboutMember).join('. ');
  return FEELINGS.find(({ pattern }) => pattern.test(own))?.feeling;
}

const READ_AT_MOST = 3_000;

/** One kind sentence about the feeling. */
export function composeFeeling(feeling: Feeling | undefined, picker: PhrasePicker): Paragraph {
  const template = feeling === undefined ? undefined : picker.pickFresh(words[feeling].thoughts);
  return template === undefined ? [] : [requiredSentence(template)];
}
