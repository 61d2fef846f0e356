import words from './matters.json' with { type: 'json' };
import type { Person } from './people.ts';
import { isUsablePhrase, listSentences } from './wording.ts';

/** Something that happens between people or in a life, recognised by its words. */
export interface Matter {
  id: MatterId;
  /** 'the silence' */
  phrase: string;
  /** Between the member and a person: '{owner} silence', 'the quarrel with {who}'. */
  owned: string | undefined;
  /** Something to say about it. */
  thoughts: readonly string[];
  /** One concrete thing to do or to watch. */
  suggestions: readonly string[];
}

export type MatterId = keyof typeof words;

const MATTERS = (Object.keys(words) as MatterId[]).map((id) => {
  const { pattern, phrase, thoughts, suggestions, ...rest } = words[id];
  const owned = 'owned' in rest ? rest.owned : undefined;
  const matter: Matter = { id, phrase, owned, thoughts, suggestions };
  return { matter, pattern: new RegExp(pattern, 'gi') };
});

/** Matters that count only if they are the member's own: a son's studies are a family matter. */
const OWN: ReadonlySet<MatterId> = new Set([
  'study',
  'test',
  'jobSearch',
  'redundancy',
  'careerChange',
  'retirement',
  'creative',
  'health',
  'confidence',
  'loneliness',
  'debt',
  'owing',
  'overwork',
  'stuck',
  'ownBusiness',
  'promotion',
  'offer',
  'move',
  'lettingGo',
  'comingOut',
]);

/** The matters of a question, those in its asking sentences first, then in the order of the list. */
export function findMatters(text: string): readonly Matter[] {
  const questions = listSentences(text)
    .filter((sentence) => sentence.endsWith('?'))
    .join(' ');
  const [own, ownQuestions] = [withoutOthers(text), withoutOthers(questions)];
  return MATTERS.map(({ matter, pattern }) => {
    const [all, question] = OWN.has(matter.id) ? [own, ownQuestions] : [text, questions];
    const mentions = count(all, pattern);
    // The questions are a part of the text.
    return { matter, weight: mentions === 0 ? 0 : mentions + 1.5 * Math.min(1, count(question, pattern)) };
  })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ matter }) => matter);
}

export const CLAUSE =
  /[.,;:!?()]+|\b(?:and|but|so|because|while) (?:now |then |still |so )?(?=(?:I|he|she|they|we|my)\b)/i;
const OTHERS =
  /^ ?who (?!am\b)|\b(?:he|she|they|his|her|their)\b|\bmy (?:\w+ ){0,2}(?:mother|mum|mom|father|dad|parents|sister|brother|son|daughter|husband|wife|partner|boyfriend|girlfriend|friend|children|kids|boss|manager|colleague|therapist|teacher|neighbou?r|flatmate|roommate|cousin|aunt|uncle|niece|nephew|grandson|granddaughter|twins|teenager|stepson|stepdaughter|fianc[eé]e?|tenant|lodger|client|pupil|student|assistant)\b/i;
const MEMBER = /\b(?:i|i'm|i've|i'd|im|ive|me|myself|we|we're|we've|us|our|mine)\b/i;

/** Whether a clause speaks of the member, and not of somebody else alone. */
export const isAboutMember = (clause: string): boolean =>
  !IMPUTED.test(clause) && (!OTHERS.test(clause) || MEMBER.test(clause));

/** 'everybody thinks I'm lonely' */
const IMPUTED =
  /\b(?:everybody|everyone|people|they|he|she|my \w+) (?:all |still |always )*(?:thinks?|says?|assumes?|believes?|claims?) (?:that )?(?:i'm|i am|im)\b/i;

/** The clauses that do not speak of somebody else alone. */
const withoutOthers = (text: string): string =>
  text
    // 'My son Leo, 9, lost his job'
    .replaceAll(/, (?:aged )?\d{1,2},/g, '')
    .split(CLAUSE)
    .filter(isAboutMember)
    .join('. ');

/** What can follow the name of an opponent. */
const AFTER_OPPONENT =
  'about|over|because|at|in|on|and|but|so|last|yesterday|when|that|who|for|since|again|this|during|before|after|to';
/** 'a row with the school', 'argued with my sister Anna' */
const QUARREL_WITH = new RegExp(
  `\\b(?:argu\\w+|quarrel\\w*|fell out|fall(?:ing|en)[- ]out|row|fight(?:s|ing)?|fought|feud|clash\\w*)(?: \\w+)? with (my|our|the) (\\p{Ll}+(?: (?!(?:${AFTER_OPPONENT}|is|has)\\b)\\p{Ll}+)?)(?=(?: \\p{Lu}\\p{Ll}+)?(?:[.,;:!?]|$| (?:${AFTER_OPPONENT})\\b))`,
  'u',
);

/** Names the opponent of a quarrel if it is not the person whom the question is mainly about. */
export function nameOpponent(
  matters: readonly Matter[],
  text: string,
  person: Person | undefined,
): readonly Matter[] {
  const [found, owner, opponent] = QUARREL_WITH.exec(text) ?? [];
  if (found === undefined || person === undefined || opponent!.split(' ').at(-1) === person.word)
    return matters;
  const phrase = `the quarrel with ${owner === 'the' ? 'the' : 'your'} ${opponent!}`;
  return matters.map((matter) =>
    matter.id === 'quarrel' && isUsablePhrase(phrase) ? withoutPerson({ ...matter, phrase }) : matter,
  );
}

/** The same without the phrases that name a person. */
export const withoutPerson = (matter: Matter): Matter => ({
  ...matter,
  owned: undefined,
  thoughts: matter.thoughts.filter(isGeneral),
  suggestions: matter.suggestions.filter(isGeneral),
});

/** Whether a phrase speaks of nobody in particular. */
export const isGeneral = (template: string): boolean =>
  !/\{(?:who|them|their|they)\}|\bthe two of you\b/.test(template);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
