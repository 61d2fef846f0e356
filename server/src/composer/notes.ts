import type { DraftInput } from '../adapters/drafts/drafts.ts';
import { endSentence } from './closing.ts';
import { composeSalutation } from './frame.ts';
import words from './notes.json' with { type: 'json' };
import { type Paragraph, requiredSentence } from './paragraphs.ts';
import type { PhrasePicker } from './phrasePicker.ts';

/** A message that asks nothing of the cards: thanks, a complaint about a letter, or a question about who writes. */
export type NoteKind = 'thanks' | 'complaint' | 'aboutUs';

/** A longer message has more to it than thanks. */
const THANKS_CHARACTERS_MAX = 400;
const THANKS =
  /^\W*(?:(?:oh|wow|hi|hello|aw+|dear \w+|ok|okay)[,!. ]+)*(?:(?:many|so much|a thousand|big) )?(?:thank(?:s| you)|thx|ty)\b|\b(?:thank you|thanks) (?:so much |again |very much )?for (?:your|the|this|that) (?:\w+ )?(?:letter|reading|answer|reply|words|message|help|insight)/i;
/** Thanks are followed by a question or by news that needs an answer. */
const GOES_ON =
  /\?|\b(?:but|however|badly|worse|now what|what now|unsure|not sure|in advance|please|wonder\w*|would like|want to|should i|can(?:no|['’])t|don['’]?t know|another|next question|tell me|reading (?:for me|about|on))\b/i;
const LETTER = '(?:letter|reading|answer|reply|spread)s?';
const FAULT =
  "(?:rubbish|useless|nonsense|crap|wrong|generic|a waste|a joke|disappoint\\w*|terrible|awful|no (?:use|help)|did(?: not|n['’]t) (?:help|come true))";
const COMPLAINT = new RegExp(
  `\\b(?:your|the last|this|that|last) (?:\\w+ )?${LETTER}\\b[^.!?]{0,40}\\b${FAULT}\\b|\\bdisappoint\\w* (?:with|by|in|about) (?:your|the|this) (?:\\w+ )?${LETTER}\\b|\\bnothing (?:that )?you (?:said|wrote|told me)\\b|\\b(?:refund|money back) (?:for|of|on) (?:this|the|my|your|that) (?:\\w+ )?(?:${LETTER}|membership|subscription)\\b`,
  'i',
);
const MONEY = /\b(?:money back|refund\w*|pay(?:ing|ment)?|paid|charged?|cancel\w*)\b/i;
const ABOUT_US =
  /\bare you (?:even |really |actually |just )?(?:a |an )?(?:real|human|person|bot|robot|ai|machine|computer|chat ?gpt)\b|\b(?:is this|is it|written by|am i talking to|speaking to) (?:just |really )?(?:a |an )?(?:ai|bot|robot|chat ?gpt|machine|computer|real person)\b/i;

/** The kind of a message that is no question for a reading; undefined for all others. */
export function classifyNote(text: string): NoteKind | undefined {
  if (COMPLAINT.test(text)) return 'complaint';
  if (ABOUT_US.test(text)) return 'aboutUs';
  return text.length <= THANKS_CHARACTERS_MAX && THANKS.test(text) && !GOES_ON.test(text)
    ? 'thanks'
    : undefined;
}

/** A short answer to such a message. Who writes, and what becomes of a payment, is left to the reader to say. */
export function composeNote(kind: NoteKind, input: DraftInput, picker: PhrasePicker): readonly Paragraph[] {
  const [opening = [], ...others] = words[kind].map((templates) => [
    requiredSentence(picker.pickPhrase(templates)),
  ]);
  const money =
    kind === 'complaint' && MONEY.test(input.question)
      ? [requiredSentence(picker.pickPhrase(words.money))]
      : [];
  const closing = input.voice?.closing ?? '';
  const last = closing === '' ? [] : [requiredSentence(endSentence(closing))];
  return [composeSalutation(input, picker), opening, ...others, money, last];
}
