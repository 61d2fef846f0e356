import { anyOf } from './anyOf.ts';

const PRONOUN = '(?:i|he|she|they|we|it)';
const QUESTION = anyOf(
  `(?:should|shall|will|would|can|could|does|am|is|are|was|were|has) ${PRONOUN}`,
  '(?:do|did|have) (?:i|he|she|they|we)',
  `(?:what|where|when|why|how) (?:should|shall|will|would|can|could|do|does|did|am|is|are) ${PRONOUN}`,
  '(?:should|will|would|does|did|can|could) my',
  'what to do|how long|why$|when$|what now$',
  'is (?:that|this) (?:an? )?\\p{L}+$',
);
/** Statements that begin without a mark: 'when will he write I'm so tired', 'I met him online he wants money'. */
const STATEMENT = anyOf(
  "(?:i'?m|i am|he'?s|she'?s) (?:so|very|really|too|tired|scared|afraid|terrified|exhausted|desperate|worried|heartbroken|\\d+)",
  '(?<=\\b(?:online|anymore|so much) )(?:i|he|she|they|we)',
  "it'?s been|it has been|i (?:do|did)(?:n'?t| not)$",
  '(?<=\\b(?:for|about|with|love|miss|want|hate) (?:him|her|them) )(?:he|she|they|it)',
);
const startOf = (sentence: string): RegExp =>
  new RegExp(`(?<=\\p{L}|\\d) (?=${sentence}(?![\\p{L}']))`, 'giu');
const AFTER_STATEMENT = startOf(anyOf(QUESTION, STATEMENT));
const AFTER_QUESTION = startOf(STATEMENT);

/** After these words the question belongs to what is before it: 'I wonder does he care', 'so do I'. */
const LEADING_ON = new RegExp(
  `^${anyOf(
    'that|than|as|like|because|until|unless|and|or|but|so|then|nor|neither|only|never|rarely|not|no|now|just|also|still|really|ever',
    'about|of|on|in|at|to|for|from|with|by|is|are|was|be|my|the|a|an|his|her|our|their|your|honestly|please|wtf|wth|first|second|third|next',
    'knows?|wonder|wondering|ask|asks|asking|asked|tell|says?|said|see|sure|unsure|idea|question|decide|understand|thinks?|feel',
    'what|how|where|when|why|who|which|if|whether',
  )}$`,
  'i',
);
/** 'I do not know which job should I take', 'when he calls should I answer' */
const CONNECTED =
  /\b(?:what\w*|which|who\w*|how|where|when|why|if|whether|(?:once|before|after|while) (?:i|he|she|they|we|my))(?: \S+){0,4}$/i;
const BEGINS_TO_ASK =
  /^(?:(?:and|but|so|or|then|also|well|hi|hello|hey|ok|okay|please) )*(?:should|shall|will|would|can|could|do|does|did|am|is|are|was|were|has|have|i wonder|tell me|yes or no|what|which|who|whose|how|where|when|why|if)\b/i;
const ASKS =
  /^(?:\S+ )?(?:should|shall|will|would|can|could|do|does|did|am|is|are|was|were|has|have) (?:i|he|she|they|we|it|my|this)\b/i;
const WORDS_MIN = 2;

/**
 * Ends a statement before a question that follows without a mark, and the other way round: 'he left me what do i do'.
 * Members often write so, and otherwise each would be taken for a part of the other.
 */
export const divideRunOns = (text: string): string => text.replaceAll(/[^.!?;,:]+/g, divide);

function divide(part: string): string {
  const end = findEnd(part);
  return end === undefined ? part : `${part.slice(0, end)}. ${divide(part.slice(end + 1))}`;
}

/** Where the first sentence of several ends. */
function findEnd(part: string): number | undefined {
  const [asks, begins] = [ASKS.test(part.trim()), BEGINS_TO_ASK.test(part.trim())];
  if (begins && !asks) return undefined;
  return part.matchAll(asks ? AFTER_QUESTION : AFTER_STATEMENT).find(({ index }) => {
    const words = part.slice(0, index).trim().split(' ');
    return (
      words.length >= WORDS_MIN &&
      !LEADING_ON.test(words.at(-1)!) &&
      (asks || !CONNECTED.test(words.slice(-5).join(' ')))
    );
  })?.index;
}
