import { isPlace } from './properNames.ts';
import { isInList } from './wordLists.ts';
import { toCurlyApostrophes, isCardWord, isUsablePhrase, listSentences } from './wording.ts';

export interface Person {
  /** 'your sister', 'your friend Anna', 'Tom' */
  who: string;
  /** As an object and as an owner. */
  them: 'him' | 'her' | 'them';
  their: 'his' | 'her' | 'their';
  /** The word for the relation, to find the same person in an earlier letter: 'sister'. */
  word: string;
  /** Whether a sentence that asks names them. */
  isAsked: boolean;
  /** An animal cannot be asked. */
  isAnimal: boolean;
}

const FEMALE =
  'sister|mother|mum|mummy|mom|mommy|mam|mama|nana|gf|daughter|wife|girlfriend|aunt|auntie|gran|granny|nan|grandmother|grandma|niece|stepmother|stepmum|stepdaughter|stepsister|sister-in-law|mother-in-law|daughter-in-law|fiancée|ex-wife|ex-girlfriend|goddaughter|granddaughter|landlady|half-sister';
const MALE =
  'brother|father|dad|daddy|son|husband|boyfriend|bf|uncle|granddad|grandad|grandfather|grandpa|nephew|stepfather|stepdad|stepson|stepbrother|brother-in-law|father-in-law|son-in-law|fiancé|ex-husband|ex-boyfriend|godson|grandson|landlord|half-brother';
const EITHER =
  'partner|twin flame|ex|ex-partner|friend|best friend|mate|pal|godfather|bandmate|boss|manager|line manager|supervisor|colleague|co-worker|coworker|neighbour|neighbor|cousin|child|baby|teenager|teacher|tutor|mentor|coach|therapist|flatmate|roommate|housemate|crush|spouse|fiance|business partner|team|date|godmother|grandchild|stepchild|twin|assistant|client|team leader|director|instructor|trainer|tenant|lodger';
const SEVERAL =
  'parents|grandparents|in-laws|children|kids|sons|daughters|brothers|sisters|siblings|friends|colleagues|neighbours|neighbors|family|grandchildren|stepchildren|stepkids|twins|cousins|bosses|managers|parents-in-law|girls|boys|flatmates|housemates';
const RELATION = [FEMALE, MALE, EITHER, SEVERAL]
  .join('|')
  .split('|')
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const KIND =
  '(?:(?:older|elder|eldest|younger|youngest|little|big|best|oldest|old|new|twin|closest|dear|only|half|first|second|late|grown-up|adult|teenage|estranged|current|former|lovely|long-term|ex|birth|biological|foster|adoptive|yoga|dance|piano|violin|guitar|singing|music|art|driving|swimming|riding|tennis) ){0,2}';
/** 'my best friend's husband' is one person, and not the friend. */
const RELATED_OF = new RegExp(
  `\\b(?:my|our|My|Our) (${KIND}(?:${RELATION})'s? ${KIND}(${RELATION}))(?![\\p{L}-])`,
  'gu',
);
const OF_ANOTHER = `(?!'s? ${KIND}(?:${RELATION})(?![\\p{L}-]))`;
/** A person's name; question words are excluded. */
const NAME =
  "(?!(?:Will|Does|Do|Is|Are|Has|Have|Did|Was|Can|Could|Would|Should)\\b)(?:(?:Dr|Mrs?|Ms|Miss)\\.? )?\\p{Lu}[\\p{Ll}'-]{1,20}";

const RELATED = new RegExp(
  `\\b(?:my|our|My|Our|two|three)(?: own| two| three)? (${KIND}(?:${RELATION}))(?![\\p{L}-])${OF_ANOTHER}(?:,? (?:called )?(${NAME}))?(?: and (?:my )?(${RELATION})(?![\\p{L}-]))?`,
  'gu',
);
/** 'Mum', 'dad' without 'my'. */
const PARENT =
  /(?<!\bcall(?:s|ed|ing)? (?:me|him|her|us) )(?<!\b(?:my|My|our|a|the|his|her|their|your|old|new|real|birth|single)(?: \p{Ll}+)? )\b([Mm]um|[Mm]om|[Mm]am|[Mm]ama|[Dd]ad|[Nn]an|[Nn]ana|[Gg]ran|[Gg]randma|[Gg]randpa|[Gg]randad)\b|(?:^|[.,;!?] |\b(?:that|and|but|with|to|from|for|since|because|when|if) )([Ff]ather|[Mm]other)(?=(?:'s)? )/gu;
const ACQUAINTANCE =
  /(?<!\b(?:I'm|I am|im|as|be|being|become|was|we're|married to) )\b(?:a|an|this|that|the|one|another) (?:\w+ ){0,2}?(colleague|man|woman|guy|girl|friend|boss|manager|neighbou?r|landlord|landlady|cousin|teacher|client|co-worker|supervisor|recruiter|old flame|flatmate|agent|editor|publisher|producer|director|investor|buyer|tenant|lodger|coach|trainer|instructor|priest|pastor|vicar|rabbi|imam|professor|lecturer|headmaster|headteacher|choirmaster|conductor|customer|stranger|musician|builder|plumber|accountant|classmate|bandmate|apprentice|trainee|intern|widower|(?:people|couple|family|woman|man|neighbou?rs) (?:next door|upstairs|downstairs|across the (?:road|street|hall)))\b/gi;
const PET =
  'dog|cat|puppy|kitten|horse|pony|mare|rabbit|hamster|parrot|bird|goat|hen|cow|donkey|labrador|greyhound|terrier|spaniel|tortoise|snake|ferret|hamster|guinea pig';
/** 'my cat Pixel' */
const NAMED_PET = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur) ((?:\\p{Ll}+ ){0,2}?(?:${PET})),? (?:called |named )?(${NAME})`,
  'gu',
);
const SPEAKS =
  "(?:has|is|was|had|says|said|wants|wanted|keeps|kept|left|never|still|does|did|thinks|told|asked|asks|moved|texted|called|stopped|started|and I|and me|hates|loves|likes|needs|lives|works|came|went|took|cheated|lied|broke|hasn't|isn't|doesn't|didn't|wasn't|won't|barely|just|seems|got|feels|refuses|\\p{Ll}{3,}ed|promised|moves|proposed|suggested|invited|owes|borrowed|might|may|can)";
const NAMED = new RegExp(
  `(?:\\b(?:with|about|from|love|miss|trust|told|tell|ask|asked|forgive|call|text|marry|date|dating|seeing|meet|met|named|called|and|lent|lend|contact|for|gave|give|show|showed|sent|send|help|helped|visit|visited|invite|invited|leave|like|know|between|over) |,? )(${NAME})(?=[ ,.?!;']|$)(?! (?:and|or) [A-Z])|(?:^|[.!?] |^[^.!?]{0,12}[,;] )(${NAME})(?= ${SPEAKS}\\b)|\\b(?:[Ww]ill|[Dd]oes|[Dd]o|[Ii]s|[Hh]as|[Dd]id|[Ww]as|[Cc]an|[Cc]ould|[Ww]ould|[Ss]hould|whether|if) (${NAME})(?= \\p{Ll})|(?<![\\p{L}'])(${NAME})(?= and (?:I|me)\\b)`,
  'gu',
);
/** Capitalised words that are not names of people. */
const NO_NAME = new Set(
  `Facebook Instagram Tinder Hinge Bumble WhatsApp TikTok Google Which Whose Whatever Whoever Been Got Take Taken Keep Kept Let I I'm I've I'd I'll The This That There They He She It We You My Our Your His Her Their What When Where Why Who How Will Would Should Could Can Do Does Did Is Are Am Was Were Have Has Had And But Or So If In On At By For To From With Since After Before Until Then Now Also Please Thank Thanks Dear Hello Hi God Lord Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Easter Mum Dad Mom Nan Gran Everyone Everybody Nobody Someone Somebody Everything Nothing Part Half Last Next One Two Some Most Every Each Lately Recently Today Tomorrow Yesterday Money Work Love Life Both Either Neither Maybe Perhaps Just Still Even Not No Yes Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces English French Spanish German Italian University College New Year Bank Council Wife Husband Mother Father Mam Mama Papa Granny Grandma Grandpa Grandad Training Silence Deadline School Should A An As Of Vet Doctor Doctors Police Black White Asian African Latina Latino Hispanic Jewish Muslim Catholic Deaf Queer`.split(
    /\s+/,
  ),
);

interface Mention {
  who: string;
  word: string;
  at: number;
  isAnimal?: boolean;
}

/** The member's own name: 'My name is Agnieszka and'. */
const OWN_NAME = /\b[Mm]y name is \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?(?: and\b|[,.!;]|$) ?/u;

/** The people of a question, the one asked about first. */
export function findPeople(given: string): readonly Person[] {
  const text = given.replace(OWN_NAME, '');
  const mentions = [
    ...findRelatives(text),
    ...findAcquaintances(text),
    ...findPets(text),
    ...findFirstOfTwo(text),
  ];
  const all = [...mentions, ...findNames(text, mentions)];
  const pronoun = all.length === 0 ? findPronoun(text) : findAskedPronoun(text, all);
  const found = Map.groupBy([...all, ...pronoun], ({ word }) => word);
  return [...found.values()]
    .map((same) => {
      const person = toPerson(same, text);
      const byPronoun = isAskedByPronoun(person, text) ? PRONOUN : 0;
      return { person, weight: weigh(same as [Mention, ...Mention[]], text) + byPronoun };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ person }) => person);
}

const ASKED_FOR = new RegExp(
  `(?:\\b(?:I|I'm|I am|just|only|here) (?:ask|asking|write|writing|here)|(?:^|[.!?] )(?:asking|writing|here)|\\b(?:a|one|two|three|some|the) (?:\\p{Ll}+ )?(?:cards?|readings?|spread)|\\bthis (?:one |question |reading )?is)(?:,? not for me,? but)? (?:for|on behalf of) (?:my|our) ${KIND}(${RELATION})(?![\\p{L}'-])(?! (?:to|back|day|party|gift)\\b)`,
  'iu',
);

/** The person for whom the member asks: 'I ask for my brother', 'Can you pull a card for my friend?' */
export function findAskedFor(text: string, people: readonly Person[]): Person | undefined {
  const word = ASKED_FOR.exec(text)?.[1]?.toLowerCase();
  return word === undefined ? undefined : people.find((person) => person.word === word);
}

const findRelatives = (text: string): Mention[] => [
  ...[...text.matchAll(RELATED)].flatMap(({ 0: found, 1: relation, 2: given, 3: second, index }) => {
    const isSeveral = isOneOf(SEVERAL, headOf(relation!));
    const name = given !== undefined && !isSeveral && isName(given) ? ` ${given.replace(/'s?$/, '')}` : '';
    const first = {
      who: toCurlyApostrophes(`${toOwner(found)} ${relation!}${name}`),
      word: headOf(relation!),
      at: index,
    };
    return second === undefined ? [first] : [first, { who: `your ${second}`, word: second, at: index }];
  }),
  ...[...text.matchAll(RELATED_OF)].map(({ 1: relation, 2: word, index }) => ({
    who: toCurlyApostrophes(`your ${relation!}`),
    word: word!,
    at: index,
  })),
  ...[...text.matchAll(PARENT)].map(({ 1: short, 2: long, index }) => {
    const parent = (short ?? long)!.toLowerCase();
    return { who: `your ${parent}`, word: parent, at: index };
  }),
];

/** The possessive for a relation: 'two sisters' are the member's, 'two girls' are not. */
const toOwner = (found: string): string =>
  /^(?:two|three) (?:\p{Ll}+ )*(?:girls|boys|friends|colleagues|neighbou?rs|cousins|children|kids|managers)\b/u.test(
    found,
  )
    ? `the ${found.split(' ', 1)[0]!}`
    : 'your';

const findPets = (text: string): Mention[] =>
  [...text.matchAll(NAMED_PET)]
    .filter(({ 2: name }) => isName(name!))
    .map(({ 1: pet, 2: name, index }) => ({
      who: toCurlyApostrophes(`your ${pet!} ${name!}`),
      word: name!,
      at: index,
      isAnimal: true,
    }));

/** 'between Hannah and Jo': the second is found like any other name. */
const BETWEEN_TWO = new RegExp(`\\bbetween (${NAME}) and (?=${NAME})`, 'gu');
const findFirstOfTwo = (text: string): Mention[] =>
  [...text.matchAll(BETWEEN_TWO)]
    .filter(({ 1: name }) => isName(name!))
    .map(({ 1: name, index }) => ({ who: name!, word: name!, at: index }));

const headOf = (relation: string): string => relation.split(' ').at(-1)!;

const findAcquaintances = (text: string): Mention[] =>
  [...text.matchAll(ACQUAINTANCE)].map(({ 0: found, 1: word, index }) => {
    const [, name = 'I'] = NAME_AFTER.exec(text.slice(index + found.length)) ?? [];
    const who = isName(name) ? name : `the ${word!.toLowerCase()}`;
    return { who: toCurlyApostrophes(who), word: word!.toLowerCase(), at: index };
  });

/** 'a colleague, Renata, who' */
const NAME_AFTER = new RegExp(
  `^(?: (?:at|in|from) (?:\\p{Ll}+ ){0,2}\\p{Ll}+)?(?:,| called| named)? (${NAME})(?=[,.]| who| from| in| and)`,
  'u',
);

/** Names in positions that are typical for people, except names of relatives already found. */
const findNames = (text: string, known: readonly Mention[]): Mention[] =>
  [...text.matchAll(NAMED)].flatMap(({ 0: all, 1: inside, 2: first, 3: asked, 4: beside, index }) => {
    const name = (inside ?? first ?? asked ?? beside)!.replace(/'s?$/, '');
    const isPlain = all.startsWith(' ') || all.startsWith(',');
    const before = text.slice(Math.max(0, index - 12), index);
    if (
      !isName(name) ||
      (isPlain && !isSubject(text, name)) ||
      (all.startsWith('for ') && FOR_A_PLACE.test(before)) ||
      (all.startsWith('from ') && !FROM_A_PERSON.test(before) && !isSubject(text, name)) ||
      OWNED_THING.test(before) ||
      /\b(in|to|at|near|of|the|from) ?$/i.test(isPlain ? before : before.trimEnd())
    )
      return [];
    if (known.some(({ who }) => who.endsWith(` ${name}`))) return [];
    return [{ who: name, word: name, at: index }];
  });

/** 'The offer from Trondheim' is of a place, a word from Hannah of a person. */
const FROM_A_PERSON =
  /(?:heard|hear|letters?|messages?|texts?|calls?|gift|emails?|words?|news|away|apart|money|secret|it|this|that|present|flowers|apology|back|anything|nothing|something) $/;
/** 'My poor old Volvo failed' */
const OWNED_THING = /\b(?:[Mm]y|[Oo]ur|[Tt]he) (?:\p{Ll}+ )?(?:old|poor|new|little|dear|trusty)$/u;
/** 'the scholarship for Bologna' */
const FOR_A_PLACE = /(?:ship|visa|flights?|tickets?|train|place|permit|leaving|trip|bound) $/;

/** 'Anna says', anywhere in the text. */
function isSubject(text: string, name: string): boolean {
  for (let at = text.indexOf(`${name} `); at >= 0; at = text.indexOf(`${name} `, at + 1)) {
    SPEAKS_NEXT.lastIndex = at + name.length + 1;
    if (SPEAKS_NEXT.test(text) && !ENDS_IN_LETTER.test(text.slice(0, at))) return true;
  }
  return false;
}
const SPEAKS_NEXT = new RegExp(`${SPEAKS}\\b`, 'uy');
const ENDS_IN_LETTER = /\p{L}$/u;

/** 'Thirty-one years' may begin a sentence. */
const NUMBER = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-|$)/i;

const isCommon = (word: string): boolean => isInList('common', word) || isInList('times', word);
/** 'Teaching is breaking my heart' */
const GERUND = /^(?!Irving|Sterling|Fleming)\p{Lu}\p{Ll}{2,}ing$/u;

const isName = (word: string): boolean =>
  !NO_NAME.has(word) &&
  !isPlace(word) &&
  !GERUND.test(word) &&
  !NUMBER.test(word) &&
  !isCommon(word) &&
  !isCardWord(word) &&
  isUsablePhrase(word);

/** 'my cat', 'our old dog' */
const OWN_PET = new RegExp(`\\b(?:my|our) (?:\\p{Ll}+ ){0,2}?(?:${PET})\\b`, 'iu');

/** 'He' or 'she' without a named person; of an animal if the text is about one. */
function findPronoun(text: string): Mention[] {
  const he = text.match(/\b(he|him)\b/gi)?.length ?? 0;
  const she = text.match(/\b(she|her)\b/gi)?.length ?? 0;
  if (he + she === 0) return [];
  return [{ who: he >= she ? 'him' : 'her', word: '', at: 0, isAnimal: OWN_PET.test(text) }];
}

/** 'Does she think of me? She has a new man' asks about her, although only the man is named. */
function findAskedPronoun(text: string, named: readonly Mention[]): Mention[] {
  const asked = /(?:^|[.!?,;] )(?:does|did|is|has|was|will|would|can) (he|she)\b/i
    .exec(text)?.[1]
    ?.toLowerCase();
  if (asked === undefined) return [];
  const who = asked === 'he' ? 'him' : 'her';
  const other = who === 'him' ? 'her' : 'him';
  const isOther = ({ word, isAnimal }: Mention) => isAnimal !== true && genderOf(word) === other;
  return named.every(isOther) ? [{ who, word: '', at: 0 }] : [];
}

/** A person in an asking sentence counts more than one who is only mentioned. */
const weigh = ([{ word, at }, ...others]: readonly [Mention, ...Mention[]], text: string): number =>
  1 + others.length + (isAskedAbout(word, text) ? 2 : 0) - at / 10_000;

const isAskedAbout = (word: string, text: string): boolean =>
  listSentences(text).some((sentence) => sentence.endsWith('?') && sentence.includes(word));

/** 'Should I sell my uncle's watch?' asks nothing of the uncle. */
const withoutOwners = (text: string): string => text.replaceAll(/\p{L}+'s (?=\p{Ll})/gu, '');

/** 'Does she mean it?' asks about the girlfriend, and not about the boss. */
const isAskedByPronoun = ({ them }: Person, text: string): boolean =>
  them !== 'them' &&
  listSentences(text).some((sentence) => sentence.endsWith('?') && PRONOUNS[them].test(sentence));
const PRONOUNS = { her: /\b(?:she|her)\b/i, him: /\b(?:he|him|his)\b/i };
const PRONOUN = 1.5;

const isOneOf = (words: string, word: string): boolean => words.split('|').includes(word);

function toPerson(same: readonly Mention[], text: string): Person {
  const { word, at } = same[0]!;
  const who = same.map((mention) => mention.who).toSorted((a, b) => b.length - a.length)[0]!;
  const them = who === 'him' || who === 'her' ? who : (genderOf(word) ?? findGenderByPronoun(who, text, at));
  return {
    who,
    word,
    isAsked: isAskedAbout(word, withoutOwners(text)),
    isAnimal: same.some(({ isAnimal }) => isAnimal === true),
    them,
    their: them === 'him' ? 'his' : them === 'her' ? 'her' : 'their',
  };
}

function genderOf(word: string): Person['them'] | undefined {
  if (isOneOf(FEMALE, word) || word === 'woman' || word === 'girl') return 'her';
  if (isOneOf(MALE, word) || word === 'man' || word === 'guy') return 'him';
  return isOneOf(SEVERAL, word) ? 'them' : undefined;
}

/** The gender by the pronouns after the first mention of a person, or else by those of the whole text. */
function findGenderByPronoun(who: string, text: string, at: number): Person['them'] {
  const isOwned = who.includes('’s ');
  // 'He' may be the friend of 'my friend's ex', but not the wife of 'my wife's ex'.
  if (isOwned && !NOUNS.him.test(who) && !NOUNS.her.test(who)) return 'them';
  const after = text.slice(at + who.length);
  const context = PRONOUNS.him.test(after) || PRONOUNS.her.test(after) ? after : text;
  const isHe = isMeantBy('him', context) && !(isOwned && NOUNS.him.test(who));
  const isShe = isMeantBy('her', context) && !(isOwned && NOUNS.her.test(who));
  return isHe === isShe ? 'them' : isHe ? 'him' : 'her';
}

/** Whether there is such a pronoun, and no other person before it who could be meant: 'Kim is seeing a man. He'. */
function isMeantBy(pronoun: 'him' | 'her', text: string): boolean {
  const first = PRONOUNS[pronoun].exec(text);
  return first !== null && !NOUNS[pronoun].test(text.slice(0, first.index));
}
const NOUNS = {
  her: new RegExp(`(?<![\\p{L}-])(?:${FEMALE}|woman|girl)(?![\\p{L}-])`, 'iu'),
  him: new RegExp(`(?<![\\p{L}-])(?:${MALE}|man|guy|boy)(?![\\p{L}-])`, 'iu'),
};
