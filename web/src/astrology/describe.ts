import type { Aspect, Chart, Position } from '#contract/astrology/calls.ts';
import { ASPECTS, BODIES, type AspectKind } from '#contract/astrology/codes.ts';
import { ZODIAC, type Zodiac } from '#contract/profiles/codes.ts';
import { ASPECT_VERBS, listBodies, type ChartBody } from './rules.ts';

/** Who a chart is shown to: its member, or a writer. */
export type Viewer = 'member' | 'writer';

/** Angles are truncated, not rounded: 29°59′59″ is still in its sign. The small addition corrects rounding errors. */
const floorDegrees = (degrees: number) => Math.floor(degrees + 1e-9);

const formatDegrees = (degrees: number) => `${floorDegrees(degrees)}°`;

/** `12.57` → '12°34′' */
export function formatDegreesAndMinutes(degrees: number): string {
  const minutes = floorDegrees(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

const orFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** ['LIB', 'SCO'] → 'Libra or Scorpio'; far north three signs can rise within an hour: 'Pisces, Aries or Taurus' */
export const formatSigns = (signs: readonly Zodiac[]) => orFormat.format(signs.map((sign) => ZODIAC[sign]));

interface Place {
  /** More than one if the body changed its sign that day. */
  signs: readonly Zodiac[];
  degree: string;
}

/** A body's position, as precise as the time of birth allows. */
export function describePlace(body: ChartBody, { precision }: Pick<Chart, 'precision'>): Place {
  const { sign, degree, from, to } = body;
  if (from !== undefined && to !== undefined) return describeRange(from, to);
  const isExact = precision === 'exact' || (precision === 'hour' && body.body !== 'moon');
  return {
    signs: [sign],
    degree: isExact ? formatDegreesAndMinutes(degree) : `about ${formatDegrees(degree)}`,
  };
}

function describeRange(from: Position, to: Position): Place {
  const isOneSign = from.sign === to.sign;
  const isOneDegree = isOneSign && floorDegrees(from.degree) === floorDegrees(to.degree);
  return {
    signs: isOneSign ? [from.sign] : [from.sign, to.sign],
    degree: isOneDegree
      ? `about ${formatDegrees(from.degree)}`
      : `${formatDegrees(from.degree)} to ${formatDegrees(to.degree)}`,
  };
}

export const ASPECT_NAMES: Readonly<Record<AspectKind, string>> = {
  conjunction: 'Conjunction',
  sextile: 'Sextile',
  square: 'Square',
  trine: 'Trine',
  opposition: 'Opposition',
};

/** 'Sun conjunct Moon' */
export const describeAspect = ({ a, b, kind }: Aspect) => `${BODIES[a]} ${ASPECT_VERBS[kind]} ${BODIES[b]}`;

/**
 * An aspect's orb, as precise as the time of birth allows: the Moon moves half a degree in an hour, and the Sun one in
 * a day.
 */
export function formatOrb({ a, b, orb }: Aspect, { precision }: Pick<Chart, 'precision'>): string {
  const isSure = precision === 'exact' || (precision === 'hour' && a !== 'moon' && b !== 'moon');
  if (isSure) return formatDegreesAndMinutes(orb);
  return orb < 1 ? 'under 1°' : `about ${Math.round(orb)}°`;
}

/** '60° apart', 'together'. */
export const describeAspectAngle = (kind: AspectKind) =>
  kind === 'conjunction' ? 'together' : `${ASPECTS[kind].angle}° apart`;

/** 'Sun in Aries, Moon in Leo or Virgo, rising: Libra or Scorpio' */
export function summarizeChart(chart: Chart): string {
  const luminaries = listBodies(chart)
    .filter(({ body }) => body === 'sun' || body === 'moon')
    .map((body) => `${BODIES[body.body]} in ${formatSigns(describePlace(body, chart).signs)}`);
  const rising =
    chart.risingCandidates.length === 0 ? [] : [`rising: ${formatSigns(chart.risingCandidates)}`];
  return [...luminaries, ...rising].join(', ');
}

/** The wheel's text alternative. */
export function describeWheel(chart: Chart): string {
  const bodies = listBodies(chart).map((body) => {
    const { signs, degree } = describePlace(body, chart);
    return `${BODIES[body.body]} ${degree} ${formatSigns(signs)}${body.retrograde ? ' retrograde' : ''}`;
  });
  const angles = [
    { label: 'ascendant', at: chart.ascendant },
    { label: 'midheaven', at: chart.midheaven },
  ].flatMap(({ label, at }) =>
    at === null ? [] : `${label} ${formatDegreesAndMinutes(at.degree)} ${ZODIAC[at.sign]}`,
  );
  return `${[...bodies, ...angles].join('; ')}.`;
}

/** How precisely the birth is known, and what follows from it. */
export function describePrecision(chart: Chart, viewer: Viewer): string {
  const birth = viewer === 'member' ? 'Your' : 'Their';
  if (chart.precision === 'none') return `${birth} date of birth is not known, so no chart can be drawn.`;
  if (chart.precision === 'date')
    return `${describeMissingTime(chart, birth)}, so the Moon is shown as the arc it travelled that day, without a rising sign or houses.`;
  if (chart.precision === 'exact')
    return chart.ascendant === null
      ? `${birth} birth time is known to the minute.`
      : `${birth} birth time is known to the minute, so the whole chart can be drawn.`;
  return `${birth} birth time is known to the hour, so it may be half an hour off either way. ${describeRisingSign(chart)}`;
}

/** Without a place, the chart does not say whether the hour is known. */
const describeMissingTime = ({ doubts }: Chart, birth: string) =>
  doubts.includes('no_place')
    ? `${birth} birth time, if it is known, can only be used together with a place on the map`
    : `${birth} birth time is not known`;

function describeRisingSign({ risingCandidates }: Chart): string {
  if (risingCandidates.length === 0) return 'The planets hardly move in that time.';
  if (risingCandidates.length === 1)
    return 'The rising sign is certain all the same; the exact degrees of ascendant and midheaven are not, so they are left out.';
  return `In that time the rising sign changes: it is ${formatSigns(risingCandidates)}, so the houses are left out.`;
}

/** What would make the chart more precise; null if nothing would. */
export function suggestImprovement({ precision, doubts }: Chart): { message: string; link: string } | null {
  if (precision === 'none')
    return {
      message: 'It gives the positions of the Sun, the Moon and the planets.',
      link: 'Add your date of birth',
    };
  if (doubts.includes('no_place'))
    return { message: 'The nearest larger town is near enough.', link: 'Choose your birth place' };
  if (precision === 'date')
    return {
      message: 'Even a rough hour helps: a relative or a baby book may know.',
      link: 'Add your birth time',
    };
  if (precision === 'hour')
    return { message: 'A birth certificate often has the minute.', link: 'Add the exact minute' };
  return null;
}

/** Null unless the chosen sign differs from that of the date. */
export function describeSignConflict({ zodiac: { chosen, byDate } }: Chart, viewer: Viewer): string | null {
  if (chosen === null || byDate.length === 0 || byDate.includes(chosen)) return null;
  const [who, possessive] = viewer === 'member' ? ['You', 'your'] : ['They', 'their'];
  return `${who} chose ${ZODIAC[chosen]}; by ${possessive} date of birth the Sun stood in ${formatSigns(byDate)}. Both are kept.`;
}
