import words from './answers.json' with { type: 'json' };
import FRAME from './frame.json' with { type: 'json' };
import type { QuestionSummary } from './questionSummary.ts';
import { requiredSentence, type Paragraph, type Sentence, optionalSentence } from './paragraphs.ts';
import { capitalize, fillTemplate, joinList, type PhrasePicker } from './phrasePicker.ts';
import { isGeneral } from './question/matters.ts';
import type { QuestionPoints } from './question/readQuestion.ts';
import { TOPIC_WORDS } from './topicWords.ts';

/** The first sentences of a letter: a summary of the question, without what the letter quotes. */
export function composeRecap(summary: QuestionSummary, picker: PhrasePicker, quoted = ''): Paragraph {
  const { subjects, points, topic } = summary;
  const { choice, deadline, since, asking } = points;
  const clauseText = summary.reportedClauses.join(' ');
  const named = [clauseText, choice?.a, choice?.b, asking].filter(Boolean).join(' ');
  const isNamed = (name: string) => named.includes(name.split(' ').at(-1)!);
  const unnamed = subjects.filter((name) => !isNamed(name));
  // 'Edinburgh' alone is no subject.
  const isOnlyPlaces =
    named !== '' &&
    unnamed.every((name) => /^\p{Lu}/u.test(name) && points.people.every(({ who }) => who !== name));
  const about = isOnlyPlaces ? [] : unnamed;
  const more = [...(isOnlyPlaces ? unnamed : []), ...summary.more].filter(
    (name) => !isNamed(name) && !quoted.includes(name),
  );
  const isNew = (time: string) => !`${named} ${quoted}`.includes(time);
  const buildSentence = createSentenceBuilder(summary, picker);
  const [first, ...others] = [
    ...(summary.isForeign
      ? [requiredSentence(picker.pickPhrase(FRAME.otherLanguage))]
      : about.length > 0
        ? [buildSentence(words.recap, { subjects: joinList(about) })]
        : subjects.length === 0 && choice === undefined
          ? [requiredSentence(picker.pickPhrase(TOPIC_WORDS[topic].openings))]
          : []),
    ...composeReportedClauses(summary, picker),
    ...(more.length > 0 ? [buildSentence(words.furtherSubjects, { more: joinList(more) })] : []),
    ...(since !== undefined && isNew(since)
      ? [buildSentence(isLasting(since) ? words.lasting : words.past)]
      : []),
    ...(choice === undefined ? [] : [buildSentence(choice.b === undefined ? words.step : words.choice)]),
    ...(asking === undefined ? [] : [buildSentence(words.asking, { asking })]),
    ...(deadline !== undefined && isNew(deadline) ? [buildSentence(words.deadline)] : []),
  ];
  return first === undefined ? [] : [withoutAnd(first), ...others];
}

/** Removes a leading 'And', because no letter begins with 'And you ask'. */
const withoutAnd = (sentence: Sentence): Sentence =>
  sentence.text.startsWith('And ')
    ? requiredSentence(capitalize(sentence.text.slice('And '.length)))
    : sentence;

function composeReportedClauses(
  summary: QuestionSummary,
  picker: PhrasePicker,
  [first, second] = summary.reportedClauses,
): Paragraph {
  if (first === undefined) return [];
  const buildSentence = createSentenceBuilder(summary, picker);
  return [
    second === undefined
      ? buildSentence(words.reportedClause, { told: first })
      : buildSentence(words.twoReportedClauses, { told: first, second }),
  ];
}

const isLasting = (since: string): boolean => /^(?:ever )?(?:since|for|over) /.test(since);

/** Fills a phrase's placeholders from the question, and capitalises it. */
export const createSentenceBuilder =
  ({ slots }: Pick<QuestionSummary, 'slots'>, picker: PhrasePicker) =>
  (templates: readonly string[], more: Readonly<Record<string, string>> = {}): Sentence =>
    requiredSentence(fillPhrase(templates, { ...slots, ...more }, picker));

export function fillPhrase(
  templates: readonly string[],
  slots: Readonly<Record<string, string>>,
  picker: PhrasePicker,
): string {
  const upper = Object.entries(slots).map(([slot, text]) => [capitalize(slot), capitalize(text)] as const);
  return capitalize(fillTemplate(picker.pickPhrase(templates), { ...Object.fromEntries(upper), ...slots }));
}

/** A thought about the matter that the member has not read yet; or for whom the letter is, if they ask for another. */
export function composeInsight(
  { points, slots }: Pick<QuestionSummary, 'points' | 'slots'>,
  picker: PhrasePicker,
): Paragraph {
  if (points.isForAnother) return [requiredSentence(fillPhrase(words.forAnother.sentences, slots, picker))];
  const [matter] = points.matters;
  if (matter === undefined) return [];
  const template = picker.pickFresh(findUsableTemplates(matter.thoughts, points));
  return template === undefined ? [] : [optionalSentence(capitalize(fillTemplate(template, slots)))];
}

/** The phrases that fit: those about 'the other person' only if a person is named. */
export const findUsableTemplates = (
  templates: readonly string[],
  { people }: Pick<QuestionPoints, 'people'>,
): readonly string[] => (people.length > 0 ? templates : templates.filter(isGeneral));

/** Words that a letter of care does not repeat from a question: about cards, sky and lessons. */
const UNSUITABLE_FOR_CARE =
  /\b(?:card|deck|tarot|spread|sign|star|sky|moon|planet|zodiac|fate|destin|karma|universe|lesson|learn|journey|energy|heal|grow|peace|strong|promise|curse|psychic|ending|opportunit|bless|move on|manifest|positiv)/i;

/** The first sentences of a letter of care: the person, the matter and the time in the question. */
export function composeCareRecap(summary: QuestionSummary, picker: PhrasePicker): Paragraph {
  const { people, things, choice, deadline, since, asking } = summary.points;
  const clauses = summary.reportedClauses.filter((clause) => !UNSUITABLE_FOR_CARE.test(clause));
  const buildSentence = createSentenceBuilder(summary, picker);
  const whom = people.map(({ who }) => who).slice(0, 2);
  const alreadyNamed = [choice?.a, choice?.b, ...clauses].join(' ');
  const isSaid = (thing: string) =>
    alreadyNamed.includes(thing.split(' ').at(-1)!) || whom.some((who) => who.includes(thing));
  // In a danger, there may be no time to leave anything for another day.
  if (summary.sensitivity === 'disaster')
    return [
      ...(people.length > 0 ? [buildSentence(words.care.who, { who: joinList(whom) })] : []),
      ...composeReportedClauses(summary, picker, clauses),
    ];
  const fit = things.filter((thing) => !UNSUITABLE_FOR_CARE.test(thing) && !isSaid(thing)).slice(0, 3);
  return [
    ...(people.length > 0 ? [buildSentence(words.care.who, { who: joinList(whom) })] : []),
    ...composeReportedClauses(summary, picker, clauses),
    ...(fit.length > 0 ? [buildSentence(words.care.things, { things: joinList(fit) })] : []),
    ...(choice === undefined
      ? []
      : [buildSentence(choice.b === undefined ? words.care.step : words.care.choice)]),
    ...(asking === undefined || UNSUITABLE_FOR_CARE.test(asking)
      ? []
      : [buildSentence(words.care.asking, { asking })]),
    ...(deadline === undefined || alreadyNamed.includes(deadline)
      ? []
      : [buildSentence(words.care.deadline)]),
    ...(since === undefined || alreadyNamed.includes(since)
      ? []
      : [buildSentence(isLasting(since) ? words.care.lasting : words.care.past)]),
  ];
}
