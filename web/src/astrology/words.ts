import type { Aspect, Chart, Position } from '#contract/astrology/calls.ts';
import { ASPECTS, BODIES, type AspectKind } from '#contract/astrology/codes.ts';
import { ZODIAC, type Zodiac } from '#contract/profiles/codes.ts';
import { bodiesOf, type ChartBody } from './rules.ts';

/** To whom a chart is shown: the member whose it is, or a writer. */
export type Viewer = 'member' | 'writer';

/** Angles are cut, not rounded: 29°59′59″ is still of its sign. The least bit more mends what a float has lost. */
const cut = (degrees: number) => Math.floor(degrees + 1e-9);

const wholeDegrees = (degrees: number) => `${cut(degrees)}°`;

/** `12.57` → '12°34′' */
export function minuteDegrees(degrees: number): string {
  const minutes = cut(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** ['LIB', 'SCO'] → 'Libra or Scorpio'; far north three may rise within an hour: 'Pisces, Aries or Taurus' */
export const signWords = (signs: readonly Zodiac[]) => either.format(signs.map((sign) => ZODIAC[sign]));

interface Place {
  /** More than one where the body changed its sign that day. */
  signs: readonly Zodiac[];
  degree: string;
}

/** Where a body stands, as exactly as the time of birth allows and no more. */
export function placeOf(body: ChartBody, { precision }: Pick<Chart, 'precision'>): Place {
  const { sign, degree, from, to } = body;
  if (from !== undefined && to !== undefined) return placeBetween(from, to);
  const isExact = precision === 'exact' || (precision === 'hour' && body.body !== 'moon');
  return { signs: [sign], degree: isExact ? minuteDegrees(degree) : `about ${wholeDegrees(degree)}` };
}

function placeBetween(from: Position, to: Position): Place {
  const isOneSign = from.sign === to.sign;
  const isOneDegree = isOneSign && cut(from.degree) === cut(to.degree);
  return {
    signs: isOneSign ? [from.sign] : [from.sign, to.sign],
    degree: isOneDegree
      ? `about ${wholeDegrees(from.degree)}`
      : `${wholeDegrees(from.degree)} to ${wholeDegrees(to.degree)}`,
  };
}

export const ASPECT_NAMES: Readonly<Record<AspectKind, string>> = {
  conjunction: 'Conjunction',
  sextile: 'Sextile',
  square: 'Square',
  trine: 'Trine',
  opposition: 'Opposition',
};

const ASPECT_VERBS: Readonly<Record<AspectKind, string>> = {
  conjunction: 'conjunct',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
};

/** 'Sun conjunct Moon' */
export const aspectWords = ({ a, b, kind }: Aspect) => `${BODIES[a]} ${ASPECT_VERBS[kind]} ${BODIES[b]}`;

/**
 * How far an aspect is from exact, as exactly as the time of birth allows: the Moon goes half a degree in an hour, and
 * the Sun one in a day.
 */
export function orbWords({ a, b, orb }: Aspect, { precision }: Pick<Chart, 'precision'>): string {
  const isSure = precision === 'exact' || (precision === 'hour' && a !== 'moon' && b !== 'moon');
  if (isSure) return minuteDegrees(orb);
  return orb < 1 ? 'under 1°' : `about ${Math.round(orb)}°`;
}

/** '60° apart', 'together'. */
export const aspectAngle = (kind: AspectKind) =>
  kind === 'conjunction' ? 'together' : `${ASPECTS[kind].angle}° apart`;

/** 'Sun in Aries, Moon in Leo or Virgo, rising: Libra or Scorpio' */
export function summaryWords(chart: Chart): string {
  const luminaries = bodiesOf(chart)
    .filter(({ body }) => body === 'sun' || body === 'moon')
    .map((body) => `${BODIES[body.body]} in ${signWords(placeOf(body, chart).signs)}`);
  const rising = chart.risingCandidates.length === 0 ? [] : [`rising: ${signWords(chart.risingCandidates)}`];
  return [...luminaries, ...rising].join(', ');
}

/** What the wheel shows, for who listens. */
export function wheelWords(chart: Chart): string {
  const bodies = bodiesOf(chart).map((body) => {
    const { signs, degree } = placeOf(body, chart);
    return `${BODIES[body.body]} ${degree} ${signWords(signs)}${body.retrograde ? ' retrograde' : ''}`;
  });
  const angles = [
    { says: 'ascendant', at: chart.ascendant },
    { says: 'midheaven', at: chart.midheaven },
  ].flatMap(({ says, at }) => (at === null ? [] : `${says} ${minuteDegrees(at.degree)} ${ZODIAC[at.sign]}`));
  return `${[...bodies, ...angles].join('; ')}.`;
}

/** How well the birth is known, and what follows from it. */
export function precisionWords(chart: Chart, viewer: Viewer): string {
  const birth = viewer === 'member' ? 'Your' : 'Their';
  if (chart.precision === 'none') return `${birth} date of birth is not known, so no chart can be drawn.`;
  if (chart.precision === 'date')
    return `${noMoment(chart, birth)}, so the Moon is shown as the arc it travelled that day, without a rising sign or houses.`;
  if (chart.precision === 'exact')
    return chart.ascendant === null
      ? `${birth} birth time is known to the minute.`
      : `${birth} birth time is known to the minute, so the whole chart can be drawn.`;
  return `${birth} birth time is known to the hour, so it may be half an hour off either way. ${risingDoubt(chart)}`;
}

/** Where the place is missing, the chart does not say whether the hour is known. */
const noMoment = ({ doubts }: Chart, birth: string) =>
  doubts.includes('no_place')
    ? `${birth} birth time can only be used together with a place on the map`
    : `${birth} birth time is not known`;

function risingDoubt({ risingCandidates }: Chart): string {
  if (risingCandidates.length === 0) return 'The planets hardly move in that time.';
  if (risingCandidates.length === 1)
    return 'The rising sign is certain all the same; the exact degrees of ascendant and midheaven are not, so they are left out.';
  return `In that time the rising sign changes: it is ${signWords(risingCandidates)}, so the houses are left out.`;
}

/** What would make the chart better; null where it is whole already. */
export function betterWords({ precision, doubts }: Chart): { says: string; link: string } | null {
  if (precision === 'none')
    return {
      says: 'With it, the Sun, the Moon and the planets find their places.',
      link: 'Add your date of birth',
    };
  if (doubts.includes('no_place'))
    return { says: 'The nearest larger town is near enough.', link: 'Choose your birth place' };
  if (precision === 'date')
    return {
      says: 'Even a rough hour helps: a relative or a baby book may know.',
      link: 'Add your birth time',
    };
  if (precision === 'hour')
    return { says: 'A birth certificate often has the minute.', link: 'Add the exact minute' };
  return null;
}

/** Only where the sign chosen by hand is not that of the date. */
export function otherSignWords({ zodiac: { chosen, byDate } }: Chart, viewer: Viewer): string | null {
  if (chosen === null || byDate.length === 0 || byDate.includes(chosen)) return null;
  const [who, whose] = viewer === 'member' ? ['You', 'your'] : ['They', 'their'];
  return `${who} chose ${ZODIAC[chosen]}; by ${whose} date of birth the Sun stood in ${signWords(byDate)}. Both are kept.`;
}
