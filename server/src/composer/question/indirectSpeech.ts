import {
  SECOND_PERSON,
  capitalizeDates,
  CLAUSE_WORDS_MAX,
  toCurlyApostrophes,
  isUsableClause,
} from './wording.ts';

/** Rewords a member's clause to address them: 'I'm not sure about my job' becomes 'you are not sure about your job'. */
export function toSecondPersonClause(clause: string): string {
  return (
    expandContractions(clause)
      // 'Going to' would sound like a prediction; 'going to university' would not.
      .replaceAll(
        /\b(am|are|is) going to (?!(?:university|college|school|work|church|court|bed|town|hospital|prison|see|the|a|an|my|our|his|her|their)\b(?! \p{Ll}+ (?:me|him|her|us|them)\b))(?=\p{Ll})/gu,
        (_, verb: string) => (verb === 'is' ? 'plans to ' : 'plan to '),
      )
      .replaceAll(
        /\b(I) (am|was)\b/g,
        (_, i: string, verb: string) => `${i} ${verb === 'am' ? 'are' : 'were'}`,
      )
      .replaceAll(
        /\b(am|was|Am|Was) I\b/g,
        (_, verb: string) => `${verb.toLowerCase() === 'am' ? 'are' : 'were'} I`,
      )
      .replaceAll(/\p{L}+/gu, (word) => SECOND_PERSON[word.toLowerCase()] ?? word)
  );
}

/** After 'I'd' and 'he'd': these follow 'had', all others 'would'. */
const AFTER_HAD =
  /^(?:been|had|told|done|seen|gone|got|given|taken|made|said|lost|left|never|already|just|\w{2,}ed)$/;
/** After 'he's': these follow 'has', all others 'is'. */
const AFTER_HAS =
  /^(?:been|got|had|done|gone|left|lost|made|told|said|written|taken|given|become|begun|broken|chosen|come|found|forgotten|fallen|grown|known|kept|met|put|run|seen|sent|shown|spoken|started|stopped|started|thrown|bought|brought|built|caught|\w{2,}ed)$/;

export const expandContractions = (clause: string): string =>
  clause
    .replaceAll(/\bcan't\b/gi, 'cannot')
    .replaceAll(/\b((?!wo|sha|ai)\w+)n't\b/g, '$1 not')
    .replaceAll(/\bI'm\b/g, 'I am')
    .replaceAll(/'ve\b/g, ' have')
    .replaceAll(/'re\b/g, ' are')
    .replaceAll(/\b(I|we|[Hh]e|[Ss]he|[Tt]hey|it)'ll\b/g, '$1 will')
    .replaceAll(
      /\b(I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey|it)'d (\w+)/g,
      (_, who: string, next: string) => `${who} ${AFTER_HAD.test(next) ? 'had' : 'would'} ${next}`,
    )
    .replaceAll(
      /\b([Hh]e|[Ss]he|[Ii]t|[Tt]hat|[Tt]here)'s (\w+)/g,
      (_, who: string, next: string) => `${who} ${AFTER_HAS.test(next) ? 'has' : 'is'} ${next}`,
    );

/** 'whether you can win and can you be captain': the order of words of a second question stays. */
const ASKS_AGAIN =
  / (?:and|or|but) (?:can|could|will|would|should|shall|do|does|did|is|are|am|was|were|has|have|might|may) (?:you|he|she|it|they|we|your|his|her|their)\b/;

export const usableOrUndefined = (phrase: string): string | undefined =>
  isUsableClause(phrase) && !ASKS_AGAIN.test(phrase)
    ? capitalizeDates(toCurlyApostrophes(phrase))
    : undefined;

const WH = 'how|what|where|who|when|why|which \\p{Ll}+|how (?:much|many|long) ?\\p{Ll}*';
/** What can stand before the noun of a subject: 'my late husband', 'my love life', 'my youngest son'. */
const MODIFIER =
  '(?:late|new|old|current|former|next|first|whole|older|elder|younger|little|big|best(?= friend)|(?:love|family|work|social)(?= life\\b)|(?:ex|future|eldest|oldest|youngest)(?= (?:husband|wife|partner|boyfriend|girlfriend|son|daughter|child|brother|sister)\\b))';
const SUBJECT = `(?:I|we|he|she|they|it|there|something|anything|anyone|(?:my|our) (?:${MODIFIER} )*\\p{Ll}+(?: (?-i:\\p{Lu})\\p{Ll}+)?)`;
const START = '(?:^|[.!?;,:] |\\b(?:and|but|so|or) )';
/** Where a question can start: in 'Do I say it, or is it petty?' at the first part. */
const START_OF_QUESTION = '(?:^|[.!?;,:] |\\b(?:and|but|so) )';
const REST = "([\\p{L}\\d' -]{2,80}?)(?=[.,!?;:]|$)";
const BY_INFINITIVE = new RegExp(
  `${START}(how|what|where|who|when) (?:should|can|could|shall) (?:I|we) ${REST}`,
  'iu',
);
/** Verbs that describe a state after 'do I'; all other verbs ask what to do. */
const STATIVE =
  '(?:have|dare|need|owe|know|want|look|seem|come across|deserve|feel|love|like|still|really|even|ever|always|never|keep|care|matter|mean|think|believe|belong|miss|find|get|not)';
const WH_TO_DO = new RegExp(
  `${START}(how|what|where|who|when|which \\p{Ll}+) do (?:I|we) (?!${STATIVE}\\b)${REST}`,
  'iu',
);
const HOW_DO = new RegExp(`${START}(how) do (?:I|we) ${REST}`, 'iu');
const WH_DO = new RegExp(`${START}(${WH}) do (I|we|they) ${REST}`, 'iu');
const WH_BE = new RegExp(
  `${START}(${WH}) (am|is|are|was|were|have|has|had|can|could) (${SUBJECT}) ${REST}`,
  'iu',
);
const WH_AS_SUBJECT = new RegExp(
  `${START}(what|who) (can|could|might|would) (?!(?:${SUBJECT}|you|a|an|one|my|his|her|someone|each|every|this|that|these|those|the|both|life)\\b)${REST}`,
  'iu',
);
const YES_NO = new RegExp(
  `${START_OF_QUESTION}(am|is|are|was|were|have|has|had|can|could|would) (${SUBJECT}) ${REST}`,
  'iu',
);
/** Verbs after 'will this' and 'will this year': another word after 'this' can be its noun. */
const AFTER_WILL_THIS =
  '(?:ever|still|really|finally|also|soon|be|become|begin|bring|change|come|continue|end|fail|feel|get|give|go|happen|help|hold|improve|last|lead|make|mean|pass|pay|sell|start|stop|succeed|suit|take|turn|work)';
const WILL = new RegExp(
  `${START}(?:(${WH}) )?will (I|we|it|(?:this|that) \\p{Ll}+(?= ${AFTER_WILL_THIS}\\b)|(?:this|that)(?= ${AFTER_WILL_THIS}\\b)|(?:\\p{Lu}\\p{Ll}+|my \\p{Ll}+) and I) ${REST}`,
  'iu',
);
const TELL = new RegExp(
  `(?:${START}(?:please )?(?:tell|show) me|\\b(?:(?:you|cards) (?:please )?(?:tell me|see|say)|(?:want|need|like|love|curious|me) to know|(?:look|looking|look in|guidance|reading) (?:at|into|on)|I (?:only |just |often |also |do )?(?:wonder|doubt)|wondering|unsure|not sure|not certain|do not know|don't know|cannot tell|can't tell|not clear)) (?:honestly |please )?(whether|if|what|how|why|where|when|who) (?!you\\b)${REST}`,
  'iu',
);
const TO_DO = new RegExp(`${START}(do) (?:I|we) (?!${STATIVE}\\b)${REST}`, 'iu');
const DO_I = new RegExp(`${START}do (I|we|they) ${REST}`, 'iu');

/** The question in indirect speech: 'whether he is serious about you', 'how to bring it up'; undefined for other kinds. */
export function reportQuestion(text: string): string | undefined {
  return (
    toIndirectQuestion(TELL, text, ([wh, rest]) => withoutWill(`${wh === 'if' ? 'whether' : wh} ${rest}`)) ??
    toIndirectQuestion(BY_INFINITIVE, text, ([wh, rest]) => `${wh} to ${rest}`) ??
    toIndirectQuestion(WH_TO_DO, text, ([wh, rest]) => `${wh} to ${rest}`) ??
    toIndirectQuestion(HOW_DO, text, ([wh, rest]) => `${wh} to ${rest}`) ??
    toIndirectQuestion(WH_DO, text, ([wh, subject, rest]) => `${wh} ${subject} ${rest}`) ??
    toIndirectQuestion(WH_BE, text, ([wh = '', verb = '', subject = '', rest = '']) =>
      isRestOfSubject(wh, subject, rest)
        ? `${wh} ${subject} ${rest} ${verb}`
        : `${wh} ${subject} ${verb} ${rest}`,
    ) ??
    toIndirectQuestion(WH_AS_SUBJECT, text, ([wh, verb, rest]) => `${wh} ${verb} ${rest}`) ??
    toIndirectQuestion(YES_NO, text, ([verb, subject, rest]) => `whether ${subject} ${verb} ${rest}`) ??
    toIndirectQuestion(TO_DO, text, ([, rest]) => `whether to ${rest}`) ??
    toIndirectQuestion(DO_I, text, ([subject, rest]) => `whether ${subject} ${rest}`) ??
    // A letter does not predict: 'will' becomes 'can'.
    toIndirectQuestion(WILL, text, ([wh, subject, rest]) =>
      withoutWill(`${wh === '' ? 'whether' : wh} ${subject} will ${rest}`),
    )
  );
}

/** In 'What is my life purpose?' the subject has two words; in 'What is my mother afraid of?' it has one. */
const isRestOfSubject = (wh: string, subject: string, rest: string): boolean =>
  /^(?:what|who|where)$/.test(wh) &&
  /^(?:my|our) /i.test(subject) &&
  // 'What is my purpose in life?'
  /^(?:\p{L}+|(?:in|of|for) \p{L}+(?: \p{L}+)?)$/u.test(rest) &&
  !/(?:ing|ed)$|^(?:like|here|there|about|up|for|doing|now)$/.test(rest);

/** Avoids 'whether he will come', which would sound like a prediction. */
const withoutWill = (phrase: string): string =>
  /\bwon't\b/.test(phrase)
    ? ''
    : phrase
        .replaceAll(OTHERS_WILL, (_, who: string, adverb = '', verb: string) =>
          isSeveral(who) ? `${who} ${adverb}${verb}` : `${who} ${adverb}${toThirdPerson(verb)}`,
        )
        .replace(/^(when|where|who|what) (\S+) will\b(?! (?:ever )?be (?:able|allowed)\b)/, '$1 $2 might')
        .replaceAll(/\bwill\b/g, 'can')
        .replaceAll(/\bcan (ever )?be (?:allowed|able) to\b/g, (_, ever = '') => `can ${ever}`.trim());

/** 'the job will come through': 'will' with a subject other than the member. */
const OTHERS_WILL =
  /(?<![\p{L}'])((?!I\b|we\b|you\b|me\b|what\b|how\b|who\b|when\b|where\b|why\b)[\p{L}']+) will ((?:ever|still|really|finally|also|soon) )?(?!I\b|we\b|be (?:able|allowed))(\p{Ll}+)/gu;
const isSeveral = (word: string): boolean =>
  /^(?:they|these|those|people|children|kids)$/i.test(word) || /^(?!this$|\p{Lu}).*[^s'u]s$/u.test(word);
const toThirdPerson = (verb: string): string =>
  verb === 'be'
    ? 'is'
    : verb === 'have'
      ? 'has'
      : /(?:s|x|z|ch|sh|o)$/.test(verb)
        ? `${verb}es`
        : /[^aeiou]y$/.test(verb)
          ? `${verb.slice(0, -1)}ies`
          : `${verb}s`;

function toIndirectQuestion(
  pattern: RegExp,
  text: string,
  order: (parts: readonly string[]) => string,
): string | undefined {
  const found = pattern.exec(text);
  if (found === null || /\b(?:am|are|is) (?:I|we|he|she|they|it) going to\b|\bgoing to be$/i.test(found[0]))
    return undefined;
  const [first = '', ...others] = found.slice(1).map((part) => part ?? '');
  const inIndirectOrder = order([first.toLowerCase(), ...others.map(lowerSubject)]);
  const asking = toSecondPersonClause(inIndirectOrder).replace(
    / (?:until then|please|(?:right )?now|(?<!\b(?:walk|date|love|trust|companionship|sing|dance|paint|run) )again|anyway|until (?:the|your|a) \p{Ll}+)$/iu,
    '',
  );
  const reported = withoutQuotation(asking, text);
  return [LACKS_ITS_CLAUSE, DIVIDES_SUBJECT, NO_ABILITY].some((pattern) => pattern.test(reported))
    ? undefined
    : usableOrUndefined(reported);
}

/** 'whether Cornelius', 'whether your marriage can with him last' */
const LACKS_ITS_CLAUSE =
  /^what (?:to ask|(?:to know|you want)$|your question is)\b|^whether you (?:want|need|have|ought|like) to$|^whether (?!to )(?:\S+ ?){1,2}$|^whether you (?:can|may|could) ask\b|\b(?:do|does|did) not (?:want|need|like|know|think)$|\byou (?:must|should|have to)\b| or (?:am|is|are|was|do|does|did|should|will) |^whether (?:your|this|that|the) \S+ \S+ (?:with|in|to|of|at|from|for|on)\b/;
/** 'whether your job is interview going well': the subject has two words. */
const DIVIDES_SUBJECT =
  /^(?:whether|how) your \S+ (?:is|are|was|were|has|have|had|can|could|would) (?:life|path|interview|search|hunt|application|offer|situation|business|account|plans?|move|course|exam|test|results?|trip|team|party|guides?|angels?|baby|child|son|daughter|brother|sister|mother|father|dog|cat|house|car|card|visa|money|book|phone)\b|^whether your \S+ (?:is|are|was|were) (?!(?:still|really|just|now|always|ever|even|also|not|being|secretly|actually|only|\S+ly)\b)\p{Ll}+ \p{Ll}{3,}ing\b/u;
/** 'whether you can be homeless': what nobody wishes to be able to do is quoted instead. */
const NO_ABILITY =
  /^whether you can (?:ever |still )?(?:fail|regret|end up|have to|need|lose (?!(?:the )?weight)|get (?:fired|sick|caught)|be (?!(?:\w+ly )?(?:happy|loved|friends|together|free|okay|ok|fine|alright|safe|well|better|able|allowed|forgiven|healthy|successful|parents|at peace|close|good|there|with)\b))/;

const lowerSubject = (word: string): string =>
  /^(?:He|She|They|It|This|That|There|My|We)\b/.test(word)
    ? word.charAt(0).toLowerCase() + word.slice(1)
    : word;

/** Indirect speech must not repeat this many words of the question in a row. */
const QUOTED_WORDS = 9;
const TAIL =
  / (?:after|since|in|on|at|for|with|from|before|about|every|to|until|without)(?! (?:with|to|from|by)\b)(?: [\p{L}\d'’]+){1,4}$/u;

/** Drops last details of a clause until it no longer repeats too many words of the text in a row. */
export function withoutQuotation(clause: string, text: string): string {
  const plain = (phrase: string) => phrase.toLowerCase().replaceAll(/[^\p{L}\p{N}']+/gu, ' ');
  const question = ` ${plain(text)} `;
  const quotes = (phrase: string) => {
    const words = plain(phrase).split(' ');
    return words.some(
      (_, n) =>
        n + QUOTED_WORDS <= words.length &&
        question.includes(` ${words.slice(n, n + QUOTED_WORDS).join(' ')} `),
    );
  };
  let shortened = clause;
  while ((quotes(shortened) || shortened.split(' ').length > CLAUSE_WORDS_MAX) && TAIL.test(shortened))
    shortened = shortened.replace(TAIL, '');
  if (quotes(shortened)) return '';
  return shortened === clause ? shortened : shortened.replace(/ and \p{Ll}+$/u, '');
}

export const lowerFirst = (clause: string): string =>
  /^I\b/.test(clause) ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
