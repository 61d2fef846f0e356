import words from './answers.json' with { type: 'json' };
import type { QuestionSummary } from './questionSummary.ts';
import { requiredSentence, type Paragraph } from './paragraphs.ts';
import type { PhrasePicker } from './phrasePicker.ts';
import { findUsableTemplates, fillPhrase } from './recap.ts';
import { TOPIC_WORDS } from './topicWords.ts';

/** One concrete thing to do or to watch. */
export function composeSuggestion(summary: QuestionSummary, picker: PhrasePicker): Paragraph {
  const { points, topic, slots } = summary;
  const byMatter = points.matters.map((matter) => findUsableTemplates(matter.suggestions, points));
  const own = byMatter.find((templates) => templates.length > 0) ?? [];
  const byChoice =
    points.choice === undefined
      ? []
      : points.choice.b === undefined
        ? words.stepSuggestions
        : words.choiceSuggestions;
  const fit = summary.isInvestment
    ? words.investmentSuggestions
    : points.isForAnother
      ? words.forAnother.suggestions
      : [...byChoice, ...own];
  const general = TOPIC_WORDS[topic].suggestions;
  const possible = [fit, general].map((templates) => findTimely(templates, points.deadline));
  const suggestion = fillPhrase(possible.find(({ length }) => length > 0) ?? general, slots, picker);
  const deadline = points.deadline === undefined ? undefined : toTimeBefore(points.deadline);
  const isInTime = deadline !== undefined && !suggestion.includes(points.deadline!);
  const frames = isInTime ? words.suggestionInTime : words.suggestion;
  return [requiredSentence(fillPhrase(frames, { ...slots, deadline: deadline ?? '', suggestion }, picker))];
}

/** Deadlines that leave a few days at most. */
const SOON =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|weekend|days?|hours?)\b/i;
/** 'Sleep on this for two nights' */
const SLOW = /\b(?:nights|mornings|weeks?|fortnight|months?|days|three times)\b/i;

/** Leaves out what takes longer than the deadline allows. */
function findTimely(templates: readonly string[], deadline: string | undefined): readonly string[] {
  if (deadline === undefined || !SOON.test(deadline)) return templates;
  return templates.filter((template) => !SLOW.test(template));
}

/** 'before Christmas' for 'at Christmas': a time by which something can be done. */
function toTimeBefore(deadline: string): string | undefined {
  if (/^(?:by|before|this|within) /.test(deadline)) return deadline;
  if (/^in (?!the ).*\b(?:days?|weeks?|months?|hours?|years?)$/.test(deadline))
    return deadline
      .replace(/^in (?:an? )?/, 'before the ')
      .replace(/$/, / (?:\w+s)$/.test(deadline) ? ' are over' : ' is over');
  if (/^(?:tomorrow|tonight|next)\b/.test(deadline)) return `before ${deadline}`;
  return /^(?:on|in|at|for|until|till|from) /.test(deadline)
    ? deadline.replace(/^\w+ /, 'before ')
    : undefined;
}
