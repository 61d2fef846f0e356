import { anyOf } from './anyOf.ts';
import {
  expandContractions,
  usableOrUndefined,
  lowerFirst,
  toSecondPersonClause,
  withoutQuotation,
} from './indirectSpeech.ts';

const CLAUSE_END =
  /(?:[.!?;,()–—]|:(?!\d))+ ?| (?:who|which) | (?:and|but|so|because|although|even though|though|while|when|until(?! the (?:end|beginning|start|middle|\p{Ll}+ of)\b)|unless|which|who|what|where|how(?= (?:do|can|should|am)))(?= (?:now |lately )?(?:I|we|he|she|they|it|my|the|there|our|his|her|still|not|both|nothing|nobody|everything|since|then|\p{Ll}+ (?:closes?|ends?|is|are|was|were|has|had)))\b/u;
/** How a clause may begin. */
const SUBJECTS = [
  'I|we|he|she|they|my|our|his|her|the|a|an|there|two|three|four',
  'everyone|everybody|nobody|somebody|someone|both of them|part of me',
];
const BEGINS = new RegExp(`^${anyOf(...SUBJECTS)} `, 'i');

/** Verbs as members use them; others are recognised by '-ed' or by the pronoun before them. */
const VERBS = {
  auxiliaries: 'am is are was were has have had do does did can cannot could would might may',
  speaking: 'says? said told tells? asks? calls? talks? speaks? spoke wrote writes?',
  feeling:
    'wants? feels? felt thinks? thought knows? knew likes? loves? hates? hurts? needs? expects? seems? cries cry',
  moving:
    'left leaves? went came comes? goes go runs? ran moves? visits? turns? fell sits sat stands? stood lies',
  having:
    'keeps? kept got gets? gave gives? took takes? found finds? lost loses? owes? holds? held brings? brought',
  money: 'pays? paid buys? bought sells? sold',
  others:
    'makes? made broke met lives? closes? ends? puts? helps? looks? works? shows? became becomes? refuses? grew grows? drinks? sleeps? means? meant lets? plays? starts? stops?',
};
const VERB = anyOf(...Object.values(VERBS).join(' ').split(' '), '\\p{Ll}{3,}ed');
const HAS_VERB = new RegExp(`^(?:(?:I|we|he|she|they) |.*\\b${VERB}\\b)`, 'iu');

/** What leads to a clause without belonging to it. */
const CONNECTIVES = [
  'and|but|so|well|now|also|then|because|yet|lately|recently|of course',
  'honestly|on (?:the )?one hand|on the other(?: hand)?',
];
const LEADS = new RegExp(
  `^${anyOf(
    'I am \\d+,? and ',
    `${anyOf(...CONNECTIVES)} `,
    // 'after the wedding she left'
    '(?:after|since|before) [^,]{3,40}? (?=(?:I|he|she|we|they) )',
  )}`,
  'i',
);
/** A clause without its subject, as in short messages: 'Moved to Portland two years ago'. */
const SUBJECTLESS =
  /^(?:[Mm]oved|[Ll]ost|[Gg]ot|[Ff]ound|[Ff]inished|[Ss]tarted|[Mm]et|[Ll]ent|[Ww]anted|[Bb]ought|[Qq]uit|[Tt]urned|still (?:do|have|am)|[Nn]ot (?:sure|certain|ready))\b/;

const RELATIONS =
  'partner|friend|husband|wife|boyfriend|girlfriend|mother|father|mum|mom|dad|sister|brother|boss|son|daughter|aunt|uncle|cousin|niece|nephew|grandmother|grandfather|gran|grandma|grandpa|colleague|neighbou?r';
/** A verb that does not agree with one person: the end of 'my mother and my sister talk'. */
const PLURAL_VERBS =
  'talk|say|want|think|live|do|go|get|make|take|know|need|keep|feel|look|seem|like|love|speak|call|come|give|tell|ask|work|play|meet|argue';

/** Clauses that a letter does not report, by the reason. */
const UNREPORTED: Readonly<Record<string, readonly RegExp[]>> = {
  'it refers to something that the letter has not named': [
    /\b(?:it|these|those|who|which|one of)\b/iu,
    /\b(?:this|that)(?: (?:is|was|has|means)\b|$)/iu,
    // 'There is a man'
    /^there is an? \p{L}+(?: \p{L}+)?$/iu,
  ],
  'it addresses the reader': [/\b(?:you|your)\b/iu, /^I (?:only |just |often )*(?:wonder|ask)\b/iu],
  'it would sound like an order': [/\b(?:I|we) (?:have to|should)\b/iu],
  'its end has another subject: I called and now is': [
    /^(?:I|we) .*\band (?:now |still )?(?:has|is|does)\b/iu,
  ],
  'it is the end of a longer subject: my mother and my sister have': [
    new RegExp(
      `^(?:my|his|her|our) (?:\\p{Ll}+ )?(?:${RELATIONS}|step\\p{Ll}+)(?: \\p{Lu}\\p{Ll}+)? (?:are|were|do)\\b`,
      'iu',
    ),
    new RegExp(`^(?:my|his|her|our) (?:\\p{Ll}+ )?(?:${RELATIONS})(?: \\p{Lu}\\p{Ll}+)? have\\b`, 'iu'),
    new RegExp(`^(?:my|his|her|their|our) [a-z]+[^s] (?:${PLURAL_VERBS})\\b`, 'iu'),
  ],
  'it says nothing about the matter': [
    /^my name is\b/i,
    /\b(?:have|has|got) (?:\w+ )?(?:questions?|wishes|(?:one|two|three|a few) things)\b/i,
    /\bhope (?:this|you)\b/i,
    /\b(?:is|am|are|was) like\b/i,
    /\b(?:what my question is|what to ask)\b/i,
    /\b(?:want|would like|would love) to (?:ask|know)\b/i,
    // 'She is kind'
    /^(?:he|she|they|it) (?:is|are) (?:[^ ]+)$/i,
  ],
  'it quotes somebody without quotation marks: he says wait': [
    /\bsays? (?:after|before|when|if|until|yes|no|do|go|buy|wait|stop)\b/i,
  ],
  'an amount makes no sense without its figure': [
    /\b(?:only \w+|am|are|is|was|were) some money\b/i,
    /\bsome money (?:an?|per|each|every) /i,
  ],
};
const IS_UNREPORTED = new RegExp(
  Object.values(UNREPORTED)
    .flat()
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** Words after which something is missing. */
const INCOMPLETE_ENDS = [
  'wants?|asks?|asked|asking|says?|said|told|tells?|thinks?|thought|needs?',
  'gave|gives?|makes?|made|likes|loves?|hopes?|seems|feels|keeps|offered',
  'to be|as|than|like|would|if|to know|what|how|whether|not|there nobody',
  'am|is|are|was|were|has|have|had',
];
/** Clauses that are incomplete at their end, or contain a part of a quotation. */
const TORN = new RegExp(
  anyOf(
    "(?: |^)'",
    "'(?: |$)",
    `\\b${anyOf(...INCOMPLETE_ENDS)}$`,
    '\\bthere (?:nobody|everybody|everyone)\\b',
    // 'for what she did at the funeral'
    '^(?:you|he|she|they) (?:did|does|do|said|says) (?:to|at|in|on|for|about|after|before|with)\\b',
  ),
  'i',
);
const WORDS_MIN = 4;
/** What the member tells, as clauses for a letter: 'your best friend cancelled on you four times'. */
export function reportClauses(text: string): readonly string[] {
  const sentences =
    expandContractions(withoutObjectRelativeClauses(withoutSums(text))).match(/[^.!?]+[.!?]*/g) ?? [];
  return sentences
    .filter((sentence) => !sentence.includes('?'))
    .flatMap((sentence) => sentence.trim().split(CLAUSE_END))
    .map((clause) => clause.trim().replace(LEADS, '').replace(LEADS, ''))
    .map((clause) => completeSubject(clause))
    .filter(
      (clause) =>
        BEGINS.test(clause) &&
        HAS_VERB.test(clause) &&
        !IS_UNREPORTED.test(clause) &&
        !TORN.test(clause) &&
        clause.split(' ').length >= WORDS_MIN,
    )
    .map((clause) => usableOrUndefined(withoutQuotation(toSecondPersonClause(lowerFirst(clause)), text)))
    .filter((clause) => clause !== undefined)
    .filter((clause) => !TORN.test(clause.replaceAll('’', "'")));
}

/** Adds the missing subject, and for 'not sure' also the verb. */
const completeSubject = (clause: string): string => {
  if (!SUBJECTLESS.test(clause)) return clause;
  return `${/^not /i.test(clause) ? 'I am' : 'I'} ${lowerFirst(clause)}`;
};

/** Removes relative clauses, which make no sense alone: 'a friend who I have not seen'. */
const withoutObjectRelativeClauses = (text: string): string =>
  text.replaceAll(/,? (?:who|whom|which) (?:I|we|he|she|they) [^.,;!?]*/g, '');

/** Removes amounts such as '$3,000', which a letter does not repeat. */
const withoutSums = (text: string): string =>
  text.replaceAll(/[$£€] ?\d[\d,.]*\d?k?|\b\d{1,3}(?:,\d{3})+(?: (?:pounds|dollars|euros?))?/g, 'some money');
