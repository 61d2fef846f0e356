import type { Place } from '#contract/astrology/calls.ts';
import { once } from '../../platform/once.ts';
import { findAreas, isKnown, type Qualifier } from './areas.ts';
import { BestTowns, RESULTS_MAX } from './bestTowns.ts';
import { areLettersAlike, isOneEditApart, letterBits } from './edits.ts';
import { foldName, abbreviateWords } from './fold.ts';
import { findFirstIndex, lengthAt, type PlacesTable, rowOf, type SpellingIndex, textAt } from './table.ts';

/** Shorter searches find too much. */
const NAME_MIN = 2;
/** Most shorter words are one letter away from another name. */
const MISSPELT_MIN = 4;
/** No name is longer than this. */
const MISSPELT_MAX = 100;
/** Maximum UTF-8 bytes of a letter outside ASCII. */
const LETTER_BYTES_MAX = 3;
/** Up to this many words at the end may be a region or country without a comma: 'district of columbia'. */
const QUALIFIER_WORDS_MAX = 4;

/** Factors for a town's population, if the whole name was typed or only its beginning. */
interface Weights {
  whole: number;
  prefix: number;
}
const NAMED: Weights = { whole: 10, prefix: 1 };
/** 'san' should find San Diego before Santa Fe de Bogotá. */
const CALLED: Weights = { whole: 10, prefix: 1 / 10 };
/** Alternate names include Toronto's 'York' and the like, but York itself should come first. */
const ALTERNATE: Weights = { whole: 1 / 2, prefix: 1 / 100 };

/** Its data took 3 % of a start. */
const countryNames = once(() => new Intl.DisplayNames('en', { type: 'region' }));

/**
 * Towns whose name begins with the search text, the largest first; then those with a later word that does; if there are
 * none, names one letter away. Each is shown under the name that was typed. A region or country may follow after a
 * comma or after a whole name. One that is unknown, or contains no such town, is ignored, because people name counties
 * and countries that no longer exist.
 */
export function searchPlaces(table: PlacesTable, search: string): Place[] {
  const [name = '', ...rest] = search.split(',').map(foldName);
  const qualifiers = rest
    .filter((each) => each !== '')
    .map((each) => findAreas(table, each))
    .filter(isKnown);
  return findTownNames(table, name, qualifiers).map((found) => toPlace(table, found));
}

function findTownNames(table: PlacesTable, name: string, qualifiers: readonly Qualifier[]): number[] {
  const matches = findNamesBeginning(table, { name, qualifiers });
  if (matches.isWhole || matches.names.length === RESULTS_MAX) return matches.names;
  const spelt = matches.names.length > 0 ? matches.names : findQualifiedNames(table, name, qualifiers);
  if (spelt.length > matches.names.length) return spelt;
  const elsewhere =
    spelt.length === 0 && qualifiers.length > 0
      ? findNamesBeginning(table, { name, qualifiers: [], isWhole: true }).names
      : [];
  return distinctTowns(table, [...spelt, ...elsewhere, ...findMisspelledNames(table, name, qualifiers)]);
}

interface NameQuery {
  name: string;
  /** The town must be in all of these regions or countries. */
  qualifiers: readonly Qualifier[];
  /** Only whole names, no prefixes. */
  isWhole?: boolean;
}

/** 'paris texas': a region or country follows the name without a comma. */
function findQualifiedNames(table: PlacesTable, name: string, qualifiers: readonly Qualifier[]): number[] {
  const words = name.split(' ');
  const counts = Array.from({ length: Math.min(QUALIFIER_WORDS_MAX, words.length - 1) }, (_, n) => n + 1);
  for (const count of counts) {
    const [town, qualifier] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    if (!hasTownNamed(table, town)) continue;
    const areas = findAreas(table, qualifier);
    if (!isKnown(areas)) continue;
    const { names } = findNamesBeginning(table, {
      name: town,
      qualifiers: [areas, ...qualifiers],
      isWhole: true,
    });
    if (names.length > 0) return names;
  }
  return [];
}

/** Checked before areas are searched, because most random input matches no town. */
function hasTownNamed({ named, called, alternate }: PlacesTable, name: string): boolean {
  const key = Buffer.from(abbreviateWords(name));
  return [named, called, alternate].some(
    (index) => findFirstIndex(index.keys, key, 'first') < findFirstIndex(index.keys, key, 'behind'),
  );
}

/** At most eight names, each of another town. */
interface FoundNames {
  names: number[];
  /** Whether one of them matches the whole name. */
  isWhole: boolean;
}

function findNamesBeginning(
  table: PlacesTable,
  { name, qualifiers, isWhole = false }: NameQuery,
): FoundNames {
  if (name.length < NAME_MIN) return { names: [], isWhole: false };
  const best = new BestTowns(table, qualifiers);
  const key = Buffer.from(abbreviateWords(name));
  const collect = (index: SpellingIndex, { whole, prefix }: Weights) => {
    const end = findFirstIndex(index.keys, key, 'behind');
    for (let at = findFirstIndex(index.keys, key, 'first'); at < end; at += 1) {
      const isCalledSo = lengthAt(index.keys, at) === key.length;
      if (isWhole && !isCalledSo) continue;
      const found = index.names[at]!;
      const isShown = isCalledSo || index !== table.alternate;
      best.offer(isShown ? found : shownName(table, key, found), isCalledSo ? whole : prefix, isCalledSo);
    }
  };
  collect(table.named, NAMED);
  collect(table.called, CALLED);
  collect(table.alternate, ALTERNATE);
  const first = best.names();
  if (first.length === RESULTS_MAX || isWhole) return { names: first, isWhole: best.hasWhole };
  const further = new BestTowns(table, qualifiers);
  const end = findFirstIndex(table.inside.keys, key, 'behind');
  for (let at = findFirstIndex(table.inside.keys, key, 'first'); at < end; at += 1)
    further.offer(table.inside.names[at]!, lengthAt(table.inside.keys, at) === key.length ? NAMED.whole : 1);
  return { names: distinctTowns(table, [...first, ...further.names()]), isWhole: best.hasWhole };
}

/** Names with one letter missing, added or changed, or two letters swapped. */
function findMisspelledNames(table: PlacesTable, name: string, qualifiers: readonly Qualifier[]): number[] {
  const typed = abbreviateWords(name);
  if (typed.length < MISSPELT_MIN || typed.length > MISSPELT_MAX) return [];
  const best = new BestTowns(table, qualifiers);
  const typedLetters = letterBits(typed);
  const key = Buffer.from(typed);
  const lengthsApart = key.length === typed.length ? 1 : LETTER_BYTES_MAX;
  const collect = (index: SpellingIndex, weight: number) => {
    const { keys, names, byLength, letters } = index;
    const end = firstOfLength(index, key.length + lengthsApart + 1);
    for (let n = firstOfLength(index, key.length - lengthsApart); n < end; n += 1) {
      if (!areLettersAlike(typedLetters, letters[n]!)) continue;
      const at = byLength[n]!;
      if (!isOneEditApart(typed, textAt(keys, at))) continue;
      const found = names[at]!;
      best.offer(index === table.alternate ? shownName(table, key, found) : found, weight);
    }
  };
  collect(table.named, NAMED.prefix);
  collect(table.called, NAMED.prefix);
  collect(table.alternate, ALTERNATE.whole);
  return best.names();
}

/** Index of the first key of this length in bytes, in the order by length. */
function firstOfLength({ keys, byLength }: SpellingIndex, length: number): number {
  let [low, high] = [0, byLength.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lengthAt(keys, byLength[middle]!) < length) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** For a prefix match: the name in the script that was typed. */
const shownName = (table: PlacesTable, key: Buffer, name: number): number =>
  key[0]! < FIRST_BEYOND_ASCII ? rowOf(table, name) : name;
const FIRST_BEYOND_ASCII = 0x80;

/** Each town once, under its first name. */
function distinctTowns(table: PlacesTable, names: readonly number[]): number[] {
  const byRow = new Map(names.map((name) => [rowOf(table, name), name] as const).toReversed());
  const rows = new Set(names.map((name) => rowOf(table, name)));
  return [...rows].map((row) => byRow.get(row)!).slice(0, RESULTS_MAX);
}

function toPlace(table: PlacesTable, name: number): Place {
  const row = rowOf(table, name);
  const { country, region } = table.lists.areas[table.areas[row]!]!;
  return {
    id: table.ids[row]!,
    name: textAt(table.names, name),
    region,
    country: countryNames().of(country) ?? country,
    latitude: table.latitudes[row]! / 1e5,
    longitude: table.longitudes[row]! / 1e5,
    timeZone: table.lists.zones[table.zones[row]!]!,
  };
}
