import type { DraftInput } from '../adapters/drafts/drafts.ts';
import { endSentence } from './closing.ts';
import { composeSalutation } from './frame.ts';
import words from './notes.json' with { type: 'json' };
import { type Paragraph, requiredSentence } from './paragraphs.ts';
import type { PhrasePicker } from './phrasePicker.ts';
import { anyOf } from './question/anyOf.ts';

/** A message that asks nothing of the cards: thanks, a complaint about a letter, or a question about who writes. */
export type NoteKind = 'thanks' | 'complaint' | 'aboutUs';

/** A longer message has more to it than thanks. */
const THANKS_CHARACTERS_MAX = 400;
/** 'Oh wow, dear Anna,' before the thanks. */
const GREETING = anyOf('oh', 'wow', 'hi', 'hello', 'aw+', 'dear \\w+', 'ok', 'okay');
const MUCH = anyOf('many', 'so much', 'a thousand', 'big');
const THANKED_FOR = anyOf('letter', 'reading', 'answer', 'reply', 'words', 'message', 'help', 'insight');
const THANKS = new RegExp(
  anyOf(
    // Thanks at the beginning.
    `^\\W*(?:${GREETING}[,!. ]+)*(?:${MUCH} )?(?:thank(?:s| you)|thx|ty)\\b`,
    // Thanks for a letter, anywhere.
    `\\b(?:thank you|thanks) (?:so much |again |very much )?for (?:your|the|this|that) (?:\\w+ )?${THANKED_FOR}`,
    // Only a heart, or folded hands.
    `^[\\s\\ufe0f\\u200d${'❤🧡💛💚💙💜🤍💕💖💗💞💝🥰😍😊🙏🤗✨🌹👍'}]+$`,
  ),
  'iu',
);

/** Signs that thanks are followed by a question or by news that needs an answer. */
const BAD_NEWS = ['but', 'however', 'badly', 'worse'];
const UNCERTAINTY = ['now what', 'what now', 'unsure', 'not sure', "can(?:no|['’])t", "don['’]?t know"];
const NEW_REQUEST = [
  'in advance',
  'please',
  'wonder\\w*',
  'would like',
  'want to',
  'should i',
  'another',
  'next question',
  'tell me',
  'reading (?:for me|about|on)',
];
const GOES_ON = new RegExp(`\\?|\\b${anyOf(...BAD_NEWS, ...UNCERTAINTY, ...NEW_REQUEST)}\\b`, 'i');

const LETTER = `${anyOf('letter', 'reading', 'answer', 'reply', 'spread')}s?`;
const FAULT = anyOf(
  'rubbish',
  'useless',
  'nonsense',
  'crap',
  'wrong',
  'generic',
  'vague',
  'a waste',
  'a joke',
  'disappoint\\w*',
  'terrible',
  'awful',
  'no (?:use|help)',
  "did(?: not|n['’]t) (?:help|come true)",
);
const COMPLAINT = new RegExp(
  `\\b${anyOf(
    // 'Your last reading was useless'
    `(?:your|the last|this|that|last) (?:\\w+ )?${LETTER}\\b[^.!?]{0,40}\\b${FAULT}\\b`,
    `disappoint\\w* (?:with|by|in|about) (?:your|the|this) (?:\\w+ )?${LETTER}\\b`,
    'nothing (?:that )?you (?:said|wrote|told me)\\b',
    `^I (?:do not|don['’]t) agree with (?:${anyOf('this', 'that', 'it', 'you', 'any of (?:this|it)')}(?: at all)?(?=[.,!]|$)|(?:your|the) (?:\\w+ )?${LETTER})`,
    '(?:the|your) cards? (?:is|are|was|were) (?:all |just |simply )?wrong(?=[.!]|$)',
    // 'You said he would call, and he didn’t'
    `you (?:said|told me|promised|predicted|wrote) (?:that )?(?:he|she|they|it|I|we|my)\\b[^.!?]{0,80}\\b(?:didn['’]t|did not|hasn['’]t|has not|never|nothing)\\b`,
    `(?:refund|money back) (?:for|of|on) (?:this|the|my|your|that) (?:\\w+ )?${anyOf(LETTER, 'membership', 'subscription')}\\b`,
  )}`,
  'i',
);
const MONEY = /\b(?:money back|refund\w*|pay(?:ing|ment)?|paid|charged?|cancel\w*)\b/i;

const MACHINE = ['bot', 'robot', 'ai', 'chat ?gpt', 'machine', 'computer'];
const ABOUT_US = new RegExp(
  `\\b${anyOf(
    `are you (?:even |really |actually |just )?(?:a |an )?${anyOf('real', 'human', 'person', ...MACHINE)}`,
    `${anyOf('is this', 'is it', 'written by', 'am i talking to', 'speaking to')} (?:just |really )?(?:a |an )?${anyOf(...MACHINE, 'real person')}`,
  )}\\b`,
  'i',
);

/** The kind of a message that is no question for a reading; undefined for all others. */
export function classifyNote(text: string): NoteKind | undefined {
  if (COMPLAINT.test(text)) return 'complaint';
  if (ABOUT_US.test(text)) return 'aboutUs';
  return text.length <= THANKS_CHARACTERS_MAX && THANKS.test(text) && !GOES_ON.test(text)
    ? 'thanks'
    : undefined;
}

/** A short answer to such a message. The reader adds who writes, and what happens to a payment. */
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
