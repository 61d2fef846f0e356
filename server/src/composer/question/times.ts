import { toSecondPersonClause } from './indirectSpeech.ts';
import feasts from './feasts.json' with { type: 'json' };
import { isFutureDate, isPastDate } from './pastDates.ts';
import { capitalizeDates, toCurlyApostrophes, isUsablePhrase } from './wording.ts';

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const NUMBER =
  '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a couple of|a few|several|\\d{1,3})';
const UNIT = '(?:day|week|month|year|weekend|fortnight|hour)s?';
const FEASTS = feasts.join('|');
const SEASON = `(?:(?:the )?(?:spring|summer|autumn|winter|harvest|holidays|new year)(?: (?:term|season|holidays|break))?|(?:${FEASTS}))`;
const OWN_DATE =
  '(?:(?:the|my|our|his|her|their) (?:\\w+ )?(?:birthday|wedding|visit|interview|exams?|deadline|meeting|move|anniversary|funeral|operation|hearing|holiday|term|lease|contract))';
const ENDS = `the (?:end|beginning|start|middle) of (?:the|this|next) (?:${UNIT}|summer|term|contract)|the end of ${MONTH}|(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH})|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|the \\d{1,2}(?:st|nd|rd|th)|the \\w+ of ${MONTH}`;

/** Patterns of a time by which something has to be done; the most specific first. */
const DEADLINES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:by|before|until|till) (?:${ENDS}|(?:next |this )?(?:${DAY}|${UNIT})|${MONTH}|(?:next |this )?${SEASON}|tomorrow|tonight|then end of ${MONTH}|${OWN_DATE})(?! (?:when|that))`,
    'gi',
  ),
  new RegExp(
    `\\b(?:within|in) ${NUMBER} (?:more )?(?:days?|weeks?|months?|hours?|years?)\\b(?! (?:ago|now))`,
    'gi',
  ),
  new RegExp(`\\b(?:${FEASTS})(?= (?:this|next) year\\b)`, 'g'),
  // 'This year' and 'the next month' are periods to hear about, and no deadlines.
  new RegExp(`(?<!\\bthe )\\b(?:on )?(?:next|this) (?:${DAY}|week|weekend|month|${MONTH}|${SEASON})`, 'gi'),
  new RegExp(`\\bon (?:${DAY}|${ENDS}|Christmas Eve|Christmas Day)\\b`, 'gi'),
  new RegExp(`\\b(?:tomorrow|tonight)\\b`, 'gi'),
  new RegExp(
    `(?<=\\b(?:closes?|due|out|ends?|starts?|begins?|is|are|runs out|expires?|until|results|booked|fixed|set|planned|scheduled|down) (?:on |is |for )?)(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|the \\d{1,2}(?:st|nd|rd|th))\\b`,
    'gi',
  ),
  new RegExp(`(?<=\\b(?:surviv\\w+|lasts?|through) (?:the |this )?)(?:spring|summer|autumn|winter)\\b`, 'g'),
  new RegExp(
    `\\b(?:at|for|in time for) ${SEASON}\\b(?=[.,;:?!]|$| (?:and|but|so|or|I|we|he|she|they|my|when|with|to|this|next|because)\\b)`,
    'gi',
  ),
  new RegExp(
    `\\b(?:from|at the end of|on) (?:the )?(?:${MONTH}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH})\\b`,
    'gi',
  ),
  new RegExp(`\\bin (?:the )?(?:${MONTH}|${SEASON})\\b`, 'gi'),
];

/** 'What should I focus on this month?' */
const WRONGLY_ON = /^on (?=(?:next|this) (?!\p{Ll}+day\b))/iu;

const BARE_DATE = new RegExp(`^(?:the )?\\d|^${MONTH}|^the \\d`, 'i');

const BARE_SEASON = /^(?:spring|summer|autumn|winter)$/;
const BARE_FEAST = new RegExp(`^(?:${FEASTS})$`);

/** 'booked for the 9th', 'survive the winter', 'host Diwali this year' */
const withPreposition = (date: string): string =>
  BARE_DATE.test(date)
    ? `on ${date}`
    : BARE_SEASON.test(date)
      ? `this ${date}`
      : BARE_FEAST.test(date)
        ? `at ${date}`
        : date;

/** 'my first night alone in 22 years', 'we have not spoken in three weeks' */
const isElapsed = (text: string, { 0: found, index }: RegExpExecArray): boolean => {
  const before = clauseBefore(text, index);
  return (
    (/^in .*years?$/i.test(found) && /\b(?:first|only|best|worst|longest|not|never)\b|n't\b/i.test(before)) ||
    (/^in .*(?:day|week|month|hour)s?$/i.test(found) &&
      /\b(?:(?:has|have|had)(?:n't| not| never)|(?:'ve|'s) (?:not|never)|didn't|did not)\b/i.test(before))
  );
};

/** Of each pattern: looking at the words around a date takes time. */
const DATES_AT_MOST = 10;

/** 'by Friday', 'before the end of the month' */
export function findDeadline(text: string): string | undefined {
  for (const pattern of DEADLINES)
    for (const found of text.matchAll(pattern).take(DATES_AT_MOST)) {
      if (isPast(text, found) || isElapsed(text, found)) continue;
      const phrase = toPhrase(withPreposition(found[0].replace(WRONGLY_ON, '')));
      if (phrase !== undefined) return phrase;
    }
  return undefined;
}

/** 'On Friday somebody stole my bike' */
const PAST_AFTER =
  /^[^.!?,;]*?(?:\b(?:I|he|she|they|we|it|somebody|someone|my \w+|the \w+)) (?:\w+ )?(?:stole|left|told|said|asked me|came|went|got|lost|found|saw|took|gave|broke|died|was|were|had|did|met|began|fell|rang|\w{3,}ed)\b(?! to be\b)/i;

/** Whether the sentence is about the past: 'She left in May'. */
function isPast(text: string, { 0: date, index: at }: RegExpExecArray): boolean {
  if (isPastDate(text, at, date)) return true;
  if (
    isFutureDate(date) &&
    /(?:^|[.!?,;] |\band |\bbut )$/i.test(text.slice(Math.max(0, at - 6), at)) &&
    PAST_AFTER.test(text.slice(at))
  )
    return true;
  const clause = text
    .slice(0, at)
    .split(/[.!?;]|, (?:and|but|so)\b| but /)
    .at(-1)!
    .replace(/(?:'ve|\bhave|\bhas|'s) got\b|\b[Gg]ot to\b/g, '')
    // The verb after it would look like one of the present.
    .replace(/\bdid(?:n't| not) \w+/g, 'did');
  return (
    /\b(last|was|were|had|did|left|died|moved|lost|ended|happened|began|started|broke|met|told|said|went|stopped|passed|split|got|came|took|gave|made|became|saw|heard|found|wrote|rang|bought|sold|fell|sent|spoke|slept|read|fought|stole|felt|threw|paid|chose|forgot|flew|drove|wept|(?:was|were|did|had)n't|(?!married|engaged|need)\w{3,}ed)\b(?!.*\b(will|is|are|have to|need|must|should|shall|can|wants?|gives?|has to|hear|announces?|closes?|starts?|ends?|begins?|comes?|leaves?|turns?)\b)/i.test(
      clause,
    ) &&
    !/\b(asked|offered|invited|need\w*|decide\w*|told) (me )?/i.test(clause) &&
    !/\b(?:booked|fixed|set|planned|scheduled|down)(?: (?:for|on|in|at))? ?$/i.test(clause)
  );
}

const SINCES: readonly RegExp[] = [
  /\b[Ss]ince (?:I|we|he|she|they|my \p{Ll}+|our \p{Ll}+|the \p{Ll}+)(?:'ve| have| has)? (?!(?:and|or|but|I|we|he|she)\b)\p{Ll}+(?: (?!(?:and|or|but|I|we|he|she|they|it)\b)[\p{L}\d]+){0,5}(?=[.,!?;]|$| (?:and|but|I|we|he|she|they)\b)/u,
  new RegExp(
    `\\b(?:ever )?since (?:(?:the|my|our|his|her|their|last) (?:[\\p{L}'-]+ )?(?!(?:has|had|have|is|was|were|did|does)\\b)[\\p{L}-]+(?! (?:has|had|have|is|was|were|did|does)\\b)|${MONTH}|${DAY}|${SEASON}|then)\\b(?!['’])`,
    'iu',
  ),
  new RegExp(
    `\\b(?:for|over) (?:(?:the (?:last|past)|almost|nearly|about|over|more than|at least|only|some) )?${NUMBER} (?:long )?(?:years?|months?|weeks?|days?|decades?)\\b`,
    'i',
  ),
  new RegExp(`\\b(?:${NUMBER}) (?:years?|months?|weeks?|days?) ago\\b`, 'i'),
  /\blast (?:spring|summer|autumn|winter|year|month|week|Christmas|Easter|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|weekend)\b/,
  new RegExp(`\\bin ${MONTH}\\b`),
];

/** 'to rent for a year' */
const PLANNED =
  /\b(?:would|will|could|can|should|might|may|shall|better|go|going|want|wants|plan|invited|offered|asked)\b/i;
const clauseBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 120), at)
    .split(/[.!?;]/)
    .at(-1)!;

/** 'our baby, due in March' */
const DUE = /\b(?:due|expected|planned|booked|scheduled) (?:for |on )?$/i;
const ELAPSED = new RegExp(`\\b${NUMBER} ${UNIT} (?:now )?$`, 'i');

/** 'since the wedding', 'for three months', 'two years ago' */
export function findSince(text: string): string | undefined {
  for (const pattern of SINCES) {
    const found = pattern.exec(text);
    if (found === null) continue;
    if (found[0].startsWith('in ') && (DUE.test(text.slice(0, found.index)) || !isPast(text, found)))
      continue;
    // 'It is two years since he left' tells how long ago it was.
    if (ELAPSED.test(text.slice(0, found.index))) continue;
    if (/^(?:for|over) /i.test(found[0]) && PLANNED.test(clauseBefore(text, found.index))) continue;
    const phrase = toPhrase(
      found[0].replace(
        / (?:and|or|but|is|was|has|we|i|he|she|it|they|that|when|which|who|in|on|at|my|to|of|for|with)$/i,
        '',
      ),
    );
    if (phrase !== undefined) return phrase;
  }
  return undefined;
}

function toPhrase(found: string): string | undefined {
  const reworded = toSecondPersonClause(found.charAt(0).toLowerCase() + found.slice(1));
  return isUsablePhrase(reworded) ? capitalizeDates(toCurlyApostrophes(reworded)) : undefined;
}
