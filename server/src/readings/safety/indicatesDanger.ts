import { isClassifiedAsDanger } from './classifier.ts';
import { sentencesIn } from './signs.ts';

/** Whether a member's text indicates danger: to their own life, or violence, abuse or stalking. */
export const indicatesDanger = (text: string): boolean => isClassifiedAsDanger(sentencesIn(text));

/**
 * Whether a new request indicates danger. The question is also judged alone: a title such as "Love" would make its first
 * sentence look harmless.
 */
export const requestIndicatesDanger = ({ title, question }: { title: string; question: string }): boolean =>
  indicatesDanger(question) || indicatesDanger(`${title}\n${question}`);

/** Whether a letter indicates danger; letters say 'you' where a member would say 'I'. */
export const letterIndicatesDanger = (letter: string): boolean =>
  indicatesDanger(letter) ||
  indicatesDanger(letter.replaceAll(ADDRESSED, (word) => FIRST_PERSON.get(word.toLowerCase())!));

const FIRST_PERSON = new Map([
  ['you', 'I'],
  ['your', 'my'],
  ['yourself', 'myself'],
  ['you’re', 'I am'],
  ["you're", 'I am'],
]);
const ADDRESSED = /\b(?:you[’']re|yourself|your|you)\b/gi;
