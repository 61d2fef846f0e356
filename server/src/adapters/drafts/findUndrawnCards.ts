import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { findCard } from '#contract/tarot/rules.ts';
import type { DraftInput } from './drafts.ts';

type Letter = Pick<DraftInput, 'firstName' | 'style' | 'cards' | 'sky' | 'moonPhase'>;

/**
 * The cards that a text names although they were not drawn. Many names are everyday words (the moon, strength, bread):
 * such a word counts as a card if it is capitalised like a name, or stands next to a word used only for cards.
 */
export function findUndrawnCards(text: string, letter: Letter): string[] {
  const allowed = new Set([
    ...letter.cards.map(({ name }) => name),
    // The current moon phase has the name of an oracle card.
    letter.moonPhase,
    `Moon in ${letter.sky.moon}`,
  ]);
  const member = letter.firstName.toLowerCase();
  const named = new Set([
    ...(text.match(MINOR) ?? []).map((found) => findCard(found)!.name),
    ...NAMES.filter(({ isNamedIn }) => isNamedIn(text, letter.style)).map(({ name }) => name),
  ]);
  return [...named].filter((name) => !allowed.has(name) && name.toLowerCase() !== member);
}

/** 'Ten of Wands', also as '10 of staves': nothing else has such a name. */
const MINOR =
  /\b(?:ace|two|three|four|five|six|seven|eight|nine|ten|page|knight|queen|king|[1-9]|10)[ -]of[ -](?:wands?|rods?|staves?|batons?|cups?|swords?|pentacles?|coins?|dis[ck]s?)\b/gi;

/** Words that always mean a card. */
const UNMISTAKABLE = ['High Priestess', 'Hierophant', 'Hanged Man', 'Wheel of Fortune'];

/** Words that follow when the sky is meant, not the card. */
const OF_THE_SKY =
  '(?! (?:in|enters|moves|passes|waxes|wanes|rises|sets|(?:is|was)(?: now| still)? (?:in|waxing|waning|full|new|dark))\\b)';
/** 'The World Cup' is not a card, but 'The World I see' may be one. */
const NO_LONGER_NAME = '(?! [A-Z][a-z])';
const IN_A_SENTENCE = '(?<=[\\p{L}\\p{N},;:)] ["“‘\']?)';

const NAMES = [...TAROT_CARDS.filter(({ suit }) => suit === 'major'), ...ORACLE_CARDS].map(({ name }) => {
  const bare = name.replace(/^The /, '');
  const words = bare === 'Judgement' ? 'Judge?ment' : bare;
  const capitalised = `(?:${words}|${words.toUpperCase()})\\b`;
  const isOfTheSky = /^(?:The (?:Moon|Sun)|(?!The ).*Moon.*|.* (?:Crescent|Quarter|Gibbous))$/.test(name);
  const asCard = new RegExp(
    buildCardPattern(words) + (UNMISTAKABLE.includes(bare) ? `|\\b${words}\\b` : ''),
    'i',
  );
  const asName = new RegExp(buildNamePattern(name, capitalised), 'u');
  const isOfTheOracleAlone = isOfTheSky && !name.startsWith('The ');
  return {
    name,
    isNamedIn: (text: string, style: DraftInput['style']) =>
      asCard.test(text) || ((style === 'oracle' || !isOfTheOracleAlone) && asName.test(text)),
  };
});

/** 'the tower card', 'Strength, reversed', 'a card called the key'. */
function buildCardPattern(words: string): string {
  // 'The New Moon card' is not 'the Moon card'.
  const whole = words === 'Moon' ? '(?<!new |full )Moon' : words;
  return `\\b${whole},? \\(?(?:card|reversed|upright)\\b|\\bcard (?:of|called|named) (?:the )?${words}\\b`;
}

function buildNamePattern(name: string, capitalised: string): string {
  // The sky is written 'the Moon', the card 'The Moon'.
  if (name === 'The Moon' || name === 'The Sun') return `\\b(?:The|THE) ${capitalised}${OF_THE_SKY}`;
  if (name.startsWith('The ')) return `\\b[Tt](?:he|HE) ${capitalised}${NO_LONGER_NAME}`;
  return `${IN_A_SENTENCE}${capitalised}${NO_LONGER_NAME}`;
}
