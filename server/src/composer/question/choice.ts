import { isInList } from './wordLists.ts';
import { toGerund } from './gerund.ts';
import { toSecondPersonClause } from './indirectSpeech.ts';
import { toCurlyApostrophes, isUsableOption, isUsablePhrase, toSecondPerson } from './wording.ts';

/** What the member chooses between, as a letter can name it: 'taking the job in Leeds'. */
export interface Choice {
  a: string;
  /** Undefined if the question is about doing one thing or not. */
  b: string | undefined;
}

const END =
  "(?=[,.?!;:]| (?:because|since|(?<!\\ba )while|so that|when|if|but|even though|although|though|as (?:if|I|he|she|they|we|it|soon|long)|before I|my \\w+ (?:says?|thinks?|wants?)|(?:I'm|he's|she's|they're|we're))\\b|$)";
const LEAD =
  '(?<!\\b(?:what|how|when|where|why) )\\b(?:should|shall|do|can|could|must|would|might) (?:I|we|(?:my \\w+|[A-Z]\\w+) and I)(?: just| really| rather| better)?|\\bwhether(?: or not)? (?:to|I should|we should|I|we)|\\b(?:decide|deciding|choose|choosing|torn|wondering|unsure|know|decision)(?: if)? (?:to|I should|we should)|\\b(?:I|we) (?:could|can|may|might)(?: either)?|\\beither|\\bis it (?:better|wiser|best|time) (?:for me )?to|\\bbetter to';
const PAIR = new RegExp(
  `(?:${LEAD}),? ([^.?!;:]{3,110}?),? or (?:else |rather |just |instead |whether |to |better )?([^.?!;:]{2,110}?)${END}`,
  'gi',
);
const BETWEEN = new RegExp(`\\bbetween ([^.?!;:]{3,80}?),? and ([^.?!;:]{3,80}?)${END}`, 'gi');
const TWO_QUESTIONS =
  /\b(?:should|shall|do) (?:I|we) ([^.?!;:]{2,80}?)\? ?(?:Or|or) (?:(?:should|shall|do|is it better to|would it be better to) (?:I |we )?|just |to )?([^.?!;:]{2,80}?)[.?!]/gi;
const TWO_PARTS =
  /\bpart of me (?:wants|would like|would rather|longs|says|is ready) (?:to )?([^.?!;:,]{2,80}?),?(?: and| but|[.;])? (?:the other|another|the other part|part|a part|one part)(?: part)?(?: of me)? (?:wants|would like|would rather|longs|says|is afraid|thinks I should) (?:to )?([^.?!;:,]{2,80}?)[.?!;,]/gi;
const TWO_POSSIBILITIES =
  /\b(?:I|we) (?:could|can|might) ([^.?!;:]{3,80}?)[.;,] (?:Or |or |And |and )?(?:I|we) (?:could|can|might) (?:also |just |instead ){0,2}([^.?!;:]{3,80}?)[.?!;,]/gi;
const TWO_HANDS =
  /\bon (?:the )?one hand,? (?:I|we) (?:want to|would like to|could|can|might) ([^.?!;:,]{3,80}?),? (?:and |but )?on the other(?: hand)?,? (?:I|we) (?:want to|would like to|could|can|might) ([^.?!;:,]{3,80}?)[.?!;,]/gi;
const TWO_WISHES =
  /\b(?:he|she|my \w+|[A-Z]\w+) (?:says?|wants|would like) (?:to )?([^.?!;:,]{2,40}?)(?:,|,? (?:and|but|while)) (?:I|we) (?:says?|want|would like) (?:to )?([^.?!;:,]{2,40}?)(?=[.?!;,]|$)/gi;
/** A sentence that consists only of two options: 'Leeds or Bristol?' */
const BARE =
  /(?:^|[.!?:] )((?:[A-Z]|(?:the|a|an|my|our|another) )[^.?!;:]{1,60}?),? or ((?:to )?[^.?!;:]{2,60}?)[.?!]/g;
/** 'What should I', and 'What kind of work should I' */
const ASKING_WORD =
  '\\b(?:what|how|when|where|why|which|who|(?:what|which|how)(?: (?!(?:I|he|she|they|we|it|you|my|the|if|is|are|was|to)\\b)[a-z]+){1,3}) ';
const STEP = new RegExp(
  `(?:(?<!${ASKING_WORD})\\b(?:should|shall|dare) (?:I|we)|\\bthe (?:year|month|moment|time) (?:that )?(?:I|we) should|\\bany point in|\\bmakes? sense to|\\bwhether (?:to|I should|we should)|\\bif (?:I|we) should|\\btime (?:for me )?to(?<!\\b(?:in|on|of|any|no|some|more|much|long|first|last|next|every|each|the|had|have|find|spend) time (?:for me )?to)|\\b(?:the|a) (?:right |good )time (?:for me )?to|\\bthinking (?:of|about)(?= \\w+ing\\b| (?:a|the) )|\\b(?:is it|would it be) (?:wise|right|too late|a mistake|worth it|foolish) (?:for me )?to) ([^.?!;:]{3,110}?)${END}`,
  'gi',
);

/** 'We saw two houses: one near my mother, and one by the sea.' */
const TWO_OF_A_KIND =
  /\b(?:two|both) (?:\w+ )?\w+s\b[^.?!:;,]{0,30}[:;,] (?:the )?one ([^.?!:;,]{3,60}?),? (?:and|or) (?:the other|(?:the )?one)(?: is| one)? ([^.?!:;,]{3,60}?)(?=[.?!:;,]| that | but | which )/gi;
/** 'Which of my ideas is better, the van or the shop?' */
const WHICH_IS_BETTER =
  /\bwhich\b[^.?!,:]{0,50}\b(?:better|best|right|wiser|wisest)\b[^.?!,:]{0,20}[,:] ([^.?!,:]{3,60}?),? or ([^.?!,:]{3,60}?)\?/gi;

const CHOOSES = /\b(?:decid\w+|choos\w+|chose|choice|torn) between\b/i;
/** 'between me and my sister' names two people, not two options. */
const NAMES_SOMEBODY = /^(?:me|us|him|her|them|you|my \w+|[A-Z]\w+|the two of us|\d)$/;
/** 'between Anton, who is kind and dull, and Viktor' */
const withoutNonRestrictiveClauses = (text: string): string =>
  text.replaceAll(/, (?:who|which)\b[^,.?!;]*/g, '');

/** 'Which way should I go, stay with Kim or be alone?' asks what 'Should I stay with Kim or be alone?' asks. */
const ASKED_FIRST =
  /\b(?:which (?:way|one|of them) (?:should|shall|do) (?:I|we) (?:go|take|choose|pick)|what (?:should|shall|do) (?:I|we) do)[,:] (?=[^.?!]* or )/gi;

/** The choice that a question asks about; undefined if there is none. */
export function readChoice(written: string): Choice | undefined {
  const text = written.replaceAll(ASKED_FIRST, 'Should I ');
  for (const pattern of [BETWEEN, PAIR, TWO_QUESTIONS, TWO_PARTS, TWO_HANDS, TWO_POSSIBILITIES, TWO_WISHES])
    for (const [, a, b] of (pattern === BETWEEN ? withoutNonRestrictiveClauses(text) : text).matchAll(
      pattern,
    )) {
      if (pattern === BETWEEN && !CHOOSES.test(text) && NAMES_SOMEBODY.test(a!)) continue;
      const choice = toChoice(a!, b!);
      if (choice !== undefined) return choice;
    }
  for (const [, a, b] of text.matchAll(WHICH_IS_BETTER)) {
    const ways = [toUsableNoun(a!), toUsableNoun(b!)];
    if (ways[0] !== undefined && ways[1] !== undefined) return { a: ways[0], b: ways[1] };
  }
  for (const [, a, b] of /\?/.test(text) ? text.matchAll(TWO_OF_A_KIND) : []) {
    const ways = [toUsableNoun(`the one ${a!}`), toUsableNoun(`the one ${b!}`)];
    if (ways[0] !== undefined && ways[1] !== undefined) return { a: ways[0], b: ways[1] };
  }
  for (const [, a, b] of [...text.matchAll(BARE), ...text.matchAll(BARE_STEPS)]) {
    const choice = toBareChoice(a!, b!);
    if (choice !== undefined) return choice;
  }
  for (const [, thing] of text.matchAll(YES_OR_NO)) {
    const named = thing!.charAt(0).toLowerCase() + thing!.slice(1);
    const a = toUsableNoun(named.includes(' ') ? named : `the ${named}`);
    if (a !== undefined) return { a, b: undefined };
  }
  for (const [, step] of text.matchAll(STEP)) {
    const a = toOption(step!);
    if (a !== undefined && !NAMES_NOTHING.test(a)) return { a, b: undefined };
  }
  return undefined;
}

/** 'getting one' */
const NAMES_NOTHING = /^\S+ing (?:one|some|so)$|^(?:choosing|picking|deciding|doing)$/;

/** Verbs that can begin a bare choice; any other first word counts as a noun. */
const BARE_VERBS = new Set(
  'repair mend replace report appeal cancel confront decline delay expand extend fly postpone rebuild refuse renew resign restart retire return settle split stick switch transfer accept apply ask be book buy call carry change choose do end fight fix forgive get give go hold hire invite join keep leave let live look love make marry meet move pay play put quit read rent reply save say see sell send share sign sing sit spare speak spend swallow stand start stay stop study take talk teach tell train travel try visit wait walk work write'.split(
    ' ',
  ),
);
/** 'A second dog, yes or no?' */
const YES_OR_NO = /(?:^|[.!?] )([A-Z][^.?!,;:]{2,40}), yes or no\b/g;
const BARE_STEPS = new RegExp(
  `(?:^|[.!?] )((?:${[...BARE_VERBS].map((verb) => verb.charAt(0).toUpperCase() + verb.slice(1)).join('|')})\\b[^.?!;:]{0,60}?),? or ([^.?!;:,]{2,90}?)[,?]`,
  'gi',
);
const NO_BARE =
  /^(?:Will|Is|Are|Was|Were|Do|Does|Did|Have|Has|Had|Should|Shall|Can|Could|Would|Am|How|What|When|Where|Why|Who|Which|I|We|He|She|They|It|My|There|Either|Whether|Since|If|But|And|Not|Every|Everyone|Nothing|Somehow|Sooner|More|One|Two|Yes|No)\b/;

const FEASTS = /^(?:Christmas|Easter|Thanksgiving|New)$/;

/** Completes the second option: 'Christmas with my parents or with his' lacks its beginning. */
function completeBare(a: string, b: string): string {
  const [, preposition] = /^(with|at|in|to|for|near|by) /.exec(b) ?? [];
  const at = preposition === undefined ? -1 : a.indexOf(` ${preposition} `);
  return at < 0 ? b : `${a.slice(0, at)} ${b}`;
}

function toBareChoice(a: string, b: string): Choice | undefined {
  // 'Our farm, sell or keep?'
  const last = a.split(', ').at(-1)!;
  if (last !== a && [last, b].every((way) => BARE_VERBS.has(way.split(' ', 1)[0]!))) return toChoice(last, b);
  if (
    NO_BARE.test(a) ||
    /^\w+ (?:I|we|you)\b/.test(a) ||
    /^(?:is|are|was|were|am|will|does|did|has|have) /i.test(b) ||
    /^(?:yes|no|not)$/i.test(b)
  )
    return undefined;
  const [head = '', ...rest] = a.split(' ');
  // 'Push him out or be patient?'
  const isVerb = BARE_VERBS.has(head.toLowerCase()) || /^(?:him|her|them|it|us|me)$/.test(rest[0] ?? '');
  const isPlace = !isVerb && rest.length === 0 && /^[A-Z]/.test(b);
  const isKept = isPlace || FEASTS.test(head);
  const isCommon = isVerb || head.endsWith('ing') || isInList('common', head) || rest.length === 0;
  const small = [head.toLowerCase(), ...rest].join(' ');
  // 'Dubai hospital contract' may begin with a name.
  const first = isKept ? a : isCommon ? small : /^(?:\S+ ){1,2}[a-z]+[^s\s]$/.test(a) ? `the ${a}` : a;
  const second = completeBare(first, b);
  if (isVerb) return toChoice(first, second);
  const ways = [first, second].map((way) =>
    BARE_VERBS.has(way.split(' ', 1)[0]!)
      ? toOption(way)
      : toUsableNoun(way.replace(/ (?:like|that|which|where|who|because) .*$/, '')),
  );
  return ways[0] === undefined || ways[1] === undefined ? undefined : { a: ways[0], b: ways[1] };
}

function toUsableNoun(given: string): string | undefined {
  const reworded = toSecondPerson(cut(given.trim()));
  return isUsablePhrase(reworded) ? toCurlyApostrophes(reworded) : undefined;
}

function toChoice(a: string, b: string): Choice | undefined {
  const first = toOption(a);
  if (first === undefined) return undefined;
  if (/^(?:not|not to)$/i.test(b)) return { a: first, b: 'leaving things as they are' };
  // 'before Christmas or after' are two times, not two options.
  if (/^(?:after|before|later|now|then|sooner|afterwards|early|late|next \w+)$/i.test(b)) return undefined;
  const second = toOption(completeSecond(a, b));
  return second === undefined || second === first ? undefined : { a: first, b: second };
}

/** Completes the second option, which may lack or repeat words: 'take the job or the course', 'stay or should I go'. */
function completeSecond(a: string, b: string): string {
  const bare = b
    .replace(/^(?:should|shall|do|can|could|would|whether|if) (?:I|we) /i, '')
    .replace(/^to /i, '');
  const isNoun = /^(?:the|a|an|my|his|her|our|their|this|that|one|another)\b/i.test(bare);
  const verb = /^[a-z]+(?: (?:up|on|out|in|to|for|with|at|back))?/.exec(a)?.[0];
  return isNoun && verb !== undefined && !/^(?:the|a|an|my|his|her|our|staying|going|\w+ing)\b/.test(a)
    ? `${verb.split(' ', 1)[0]} ${bare}`
    : bare;
}

const NO_VERB =
  /^(?:i|it|he|she|they|we|you|what|that|this|is|are|am|was|were|know|expect|focus|think|feel|hope|worry|learn|really|ever|also|still|not|only|be|do|have|say|never|there|if|how|trust|no|yes|none)$/i;
const MODIFIER =
  /^(?:just|finally|simply|really|rather|still|maybe|perhaps|even|instead|better|now|first|also|then|actually|already|either|(?!apply|reply|rely|fly|supply|comply|family)\w{3,}ly) /i;

const SUM = / (?:for |at )?[£$€]?\d[\d,.]*k?\b(?! \p{L})/u;

/** One of the options as a phrase for a letter: a noun, or a verb as a gerund; undefined if that is not possible. */
function toOption(given: string): string | undefined {
  const reworded = toSecondPersonClause(
    cut(given.trim().replace(SUM, '').replace(MODIFIER, '').replace(MODIFIER, '')),
  );
  const [verb = '', ...rest] = reworded.split(' ');
  const isNoun = /^(?:the|your|his|her|their|a|an|this|that|[A-Z]\w+|(?!bring|sing|ring|cling)\w+ing)$/.test(
    verb,
  );
  const isHaving = verb === 'have' && /^(?!been\b|to\b|\w+ed\b)\p{L}/u.test(rest.join(' '));
  const isDoing = verb === 'do' && /^(?:the|a|an|your|my|our)$/.test(rest[0] ?? '');
  const isSaying = verb === 'say' && /^(?:something|nothing|it|no|yes|sorry|goodbye)$/.test(rest[0] ?? '');
  const isBeing =
    verb === 'be' && /^(?:alone|single|honest|patient|quiet|brave|on your own)\b/.test(rest.join(' '));
  if (isBeing) return toCurlyApostrophes(['being', ...rest].join(' '));
  if (!isNoun && ((NO_VERB.test(verb) && !isHaving && !isDoing && !isSaying) || !/^[a-z]{2,}$/.test(verb)))
    return undefined;
  const option = isNoun
    ? reworded
    : isHaving
      ? rest.join(' ')
      : [toGerund(verb), ...rest]
          .join(' ')
          .replace(/^keeping (?=\w+ing\b)/, 'going on ')
          .replace(/^stopping (?=\w+ing\b)/, 'giving up ')
          .replace(/^starting working\b/, 'starting work')
          .replace(/^starting (\w+ing\b)/, (_, next: string) => `beginning with ${next}`);
  return (isNoun ? isUsablePhrase(option) : isUsableOption(option)) ? toCurlyApostrophes(option) : undefined;
}

/** Drops a phrase that was cut in the middle: 'at the garden' of 'at the garden centre'. */
function withoutHalfPhrase(words: string[], next: string): string[] {
  const from = words.findLastIndex((word) => PREPOSITION.test(word));
  return PREPOSITION.test(next) || from < 2 ? words : words.slice(0, from);
}
/** A longer option is cut to its first part. */
const CUT_WORDS_MAX = 9;
const PREPOSITION = /^(?:in|at|on|for|with|from|to|near|by|of|about|into)$/i;

/** The part of a clause before what only explains it, at most seven words. */
function cut(clause: string): string {
  const core = clause
    .split(
      /,| (?:and (?:I|we|he|she|it|they|then|see|hope|risk|let)|because|since|(?<!\ba )while|so|when|if|but|which|who|that|even|although|before (?:that|this|then)|until he|until she|until after|where|after|till|before he|before she|and(?! (?:do|go|keep|leave|live|look|make|move|rent|sail|sell|start|stay|stop|study|take|travel|try|work|write) \w+)|(?:I|he|she|we|they) (?:only|just|actually|really|always|have|had)|(?<=\b(?:him|her|them|back) )(?:I|he|she|they|it))\b/,
    )[0]!
    .trim();
  const words = core.split(' ');
  const isCut = words.length > CUT_WORDS_MAX;
  const short = isCut ? withoutHalfPhrase(words.slice(0, 7), words[7]!) : words;
  while (
    short.length > 1 &&
    /^(?:a|an|the|my|our|his|her|their|to|of|in|on|at|for|with|from|by|or|and|as|into|about|me|is|one|i|new|old|very|your|this|next|last|until|till|when|that)$/i.test(
      short.at(-1)!,
    ) &&
    isCut
  )
    short.pop();
  return (
    short
      .join(' ')
      .replace(/ here(?= (?:in|at|with|near)\b)/i, '')
      .replace(/(?: (?:haha+|hehe|lol|lmao|xd))+$/i, '')
      // 'begin again' is more than 'begin'.
      .replace(/(?<!^\S+) again$/i, '')
      .replace(/ (?:anyway|instead|or not|at all|now|too|please|first)$/i, '')
  );
}
