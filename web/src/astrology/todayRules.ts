import type { ChartDay, MoonDay, Transit } from '#contract/astrology/calls.ts';
import { ELEMENTS, POINT_NAMES } from '#contract/astrology/dayCodes.ts';
import { ASPECTS, BODIES } from '#contract/astrology/codes.ts';
import { rankTransits } from '#contract/astrology/rankTransits.ts';
import { formatDateAndTime, formatLongDate, formatMonth } from '#contract/dates.ts';
import { ZODIAC } from '#contract/profiles/codes.ts';
import { ASPECT_VERBS } from './rules.ts';
import WORDS from './todayWords.json' with { type: 'json' };

const DAY_MS = 86_400_000;

const SENTENCES = 3;
const TRANSIT_SENTENCES = 2;
/** Birthdays and the return of Saturn are mentioned this many days ahead. */
const RETURN_DAYS = 10;

/** Three sentences about a day for a member: first the most important transits of their chart, then the moon's phases. */
export function pickSentences(day: ChartDay): string[] {
  const transits = pickTransits(day.transits, TRANSIT_SENTENCES).map(describeForMember);
  const candidates = [...returnSentences(day), ...transits];
  const moons = day.moons.map(describeMoonForMember);
  const [nextMoon, ...others] = moons;
  const wandering = day.voidOfCourse === null ? [] : [WORDS.voidOfCourse];
  const fillers = [...wandering, ...elementSentences(day), ...others];
  return [...candidates.slice(0, SENTENCES - 1), nextMoon!, ...fillers].slice(0, SENTENCES);
}

/** For days on which little happens. */
function elementSentences({ elements }: ChartDay): string[] {
  if (elements === null) return [];
  const [most] = ELEMENTS.toSorted((a, b) => elements[b] - elements[a]);
  return [WORDS.elements[most!]];
}

/** The best transits, each of a different moving body, so that no two sentences are about the same one. */
function pickTransits(transits: readonly Transit[], count: number): Transit[] {
  const ranked = rankTransits(transits);
  const first = ranked.filter(
    ({ transiting }, n) => ranked.findIndex((each) => each.transiting === transiting) === n,
  );
  return first.slice(0, count);
}

const describeForMember = ({ transiting, kind, natal }: Transit): string =>
  fill(WORDS.transits[transiting][ASPECTS[kind].tone], { point: WORDS.points[natal] });

const describeMoonForMember = ({ kind, at, sign }: MoonDay): string =>
  fill(WORDS.moons[kind], { date: formatLongDate(at), sign: ZODIAC[sign] });

function returnSentences({ date, returns: { solar, saturn } }: ChartDay): string[] {
  const day = Date.parse(`${date}T12:00Z`);
  const near = ({ from, to }: { from: string; to: string }) =>
    Date.parse(from) - RETURN_DAYS * DAY_MS <= day && day <= Date.parse(to) + DAY_MS;
  return [
    ...(solar !== null && near(solar) ? [fill(WORDS.solarReturn, { date: formatLongDate(solar.from) })] : []),
    ...(saturn !== null && near(saturn)
      ? [fill(WORDS.saturnReturn, { from: formatMonth(saturn.from), to: formatMonth(saturn.to) })]
      : []),
  ];
}

const fill = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => slots[name]!);

export interface TodayLine {
  key: string;
  /** 'Mars square natal Sun' */
  what: string;
  /** '0.2°, exact 24 November 2026' */
  when: string;
}

const LINES_MIN = 3;
const LINES_MAX = 6;

/** The day's sky in relation to a chart, for writers: three to six lines, the most important first. */
export function listTodayLines(day: ChartDay): TodayLine[] {
  const noon = new Date(`${day.date}T12:00Z`);
  const transits = pickTransits(day.transits, LINES_MAX - 2).map(toTransitLine);
  const [nextMoon, ...moons] = day.moons.map(toMoonLine);
  const coming = day.coming.map((each) => ({
    key: `${each.transiting} ${each.kind} ${each.natal}`,
    what: `${BODIES[each.transiting]} ${ASPECT_VERBS[each.kind]} natal ${POINT_NAMES[each.natal]}`,
    when: `exact ${formatLongDate(each.exactAt)}`,
  }));
  const wandering =
    day.voidOfCourse === null
      ? []
      : [
          {
            key: 'void',
            what: 'Moon void of course',
            when: `${formatDateAndTime(day.voidOfCourse.from, noon)} to ${formatDateAndTime(day.voidOfCourse.to, noon)}`,
          },
        ];
  const lines = [...transits, nextMoon!, ...wandering];
  const missing = Math.max(0, LINES_MIN - lines.length);
  return [...lines, ...[...coming, ...moons].slice(0, missing)].slice(0, LINES_MAX);
}

function toTransitLine({ transiting, kind, natal, orb, applying, exactAt }: Transit): TodayLine {
  const exact =
    exactAt === null
      ? applying
        ? 'applying, not exact within two weeks'
        : 'separating'
      : `exact ${formatLongDate(exactAt)}`;
  return {
    key: `${transiting} ${kind} ${natal}`,
    what: `${BODIES[transiting]} ${ASPECT_VERBS[kind]} natal ${POINT_NAMES[natal]}`,
    when: `${orb.toFixed(1)}° · ${exact}`,
  };
}

const toMoonLine = ({ kind, at, sign, house }: MoonDay): TodayLine => ({
  key: kind,
  what: `${kind === 'new' ? 'New' : 'Full'} moon in ${ZODIAC[sign]}${house === null ? '' : `, house ${house}`}`,
  when: formatLongDate(at),
});

/** 'Fire 3, earth 2, air 1, water 4' and the chart's ruler, if they are known. */
export function describeBalance({ elements, ruler }: ChartDay): string {
  const counts =
    elements === null
      ? []
      : [`Fire ${elements.fire}, earth ${elements.earth}, air ${elements.air}, water ${elements.water}.`];
  const house = ruler === null || ruler.house === null ? '' : `, house ${ruler.house}`;
  const lead = ruler === null ? [] : [`Chart ruler: ${BODIES[ruler.body]} in ${ZODIAC[ruler.sign]}${house}.`];
  return [...counts, ...lead].join(' ');
}

/** The nodes of the day, and the next returns. */
export function describeNodesAndReturns({ nodes: { north }, returns: { solar, saturn } }: ChartDay): string {
  const house = north.house === null ? '' : `, house ${north.house}`;
  const parts = [`North node ${Math.floor(north.degree)}° ${ZODIAC[north.sign]}${house}.`];
  if (solar !== null) parts.push(`Solar return ${formatLongDate(solar.from)}.`);
  if (saturn !== null) parts.push(`Saturn return ${describeSpan(saturn.from, saturn.to)}.`);
  return parts.join(' ');
}

function describeSpan(from: string, to: string): string {
  const [first, last] = [formatMonth(from), formatMonth(to)];
  return first === last ? first : `${first} to ${last}`;
}
