import type { DraftInput, DraftMemory } from './drafts.ts';
import { FORBIDDEN_CLAIMS } from './forbiddenClaims.ts';
import { findUndrawnCards } from './findUndrawnCards.ts';

export const DRAFT_MIN = 200;
export const DRAFT_MAX = 6_000;

/** The reason why a generated text must not be shown to a writer; null if there is none. */
export function findDraftProblem(text: string, input: DraftInput, prompt: string): string | null {
  if (text.length < DRAFT_MIN) return 'too short';
  if (text.length > DRAFT_MAX) return 'too long';
  if (!text.isWellFormed() || INVISIBLE_CHARACTERS.test(text)) return 'characters that nobody sees';
  if (ADDRESS.some((pattern) => pattern.test(text))) return 'a link or an address';
  if (MARKUP.test(text)) return 'markup';
  if (findUndrawnCards(text, input).length > 0) return 'a card that was not drawn';
  if (quotesPrompt(text, prompt)) return 'the prompt';
  const claim = Object.entries(FORBIDDEN_CLAIMS).find(([, shows]) => shows.test(text.replaceAll("'", '’')));
  if (claim !== undefined) return `a claim: it ${claim[0]}`;
  if (input.isCare && CARDS_OR_SKY.test(text)) return 'cards or sky in a letter of care';
  if (repeatsLetter(text, input.memory)) return 'an earlier letter';
  return null;
}

/** Control characters except newline and tab, and characters that change the direction of text or hide it. */
const INVISIBLE_CHARACTERS = /[^\P{C}\n\t]|[\u2028\u2029]/u;

const ADDRESS = [
  /\b[a-z][a-z0-9+.-]*:\/\//i,
  /\b(?:mailto|tel|javascript|data):\S/i,
  /\bwww\./i,
  /@/,
  /\b[a-z0-9-]+\.(?:com|org|net|info|biz|io|ai|co|me|tv|ly|gg|app|dev|shop|xyz|site|online|link|uk|de|us|eu|ru|cn|to)\b/i,
  // Seven or more digits may be a phone number.
  /\d(?:[ ().-]{0,2}\d){6,}/,
];

/** HTML, Markdown or template syntax, none of which belongs in a letter. */
const MARKUP = /[*_`#<>[\]{}|\\~]|&#?\w+;|^[ \t]*(?:[-•–—]|\d+[.)])\s|^={3,}|^-{3,}/m;

const QUOTED_WORDS = 8;

/** Whether the text contains a run of this many words from the prompt. */
function quotesPrompt(text: string, prompt: string): boolean {
  const draftWords = ` ${lowercaseWords(text).join(' ')} `;
  const words = lowercaseWords(prompt);
  return words.some((_, at) => {
    const run = words.slice(at, at + QUOTED_WORDS);
    return run.length === QUOTED_WORDS && draftWords.includes(` ${run.join(' ')} `);
  });
}

const lowercaseWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const CARDS_OR_SKY =
  /\b(tarot|cards?|decks?|spread|zodiac|horoscope|ascendant|(?:sun|moon|rising) sign|retrograde|(?:full|new) moon)\b/i;

/** The largest share of sentences that may repeat letters that the member has read. */
const REPEATED_SHARE = 0.1;

function repeatsLetter(text: string, { letters }: DraftMemory): boolean {
  const sentences = listSentences(text);
  const read = new Set(letters.flatMap((letter) => listSentences(letter.text)));
  const repeated = sentences.filter((sentence) => read.has(sentence)).length;
  return repeated > REPEATED_SHARE * sentences.length;
}

/** Greetings are short, and may be repeated. */
const listSentences = (text: string): readonly string[] =>
  text
    .split(/(?<=[.?!]) |\n+/)
    .map((sentence) => lowercaseWords(sentence).join(' '))
    .filter((sentence) => sentence.split(' ').length > 4);
