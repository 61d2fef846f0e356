import type { Place } from '#contract/astrology/calls.ts';
import { once } from '../../platform/once.ts';
import { areLettersAlike, isOneEditApart, letterBits } from './edits.ts';
import { foldName, abbreviateWords } from './fold.ts';
import { withoutKind } from './regionWords.ts';
import { lengthAt, type PlacesTable, type SpellingIndex, type Texts, textAt } from './table.ts';

const RESULTS_MAX = 8;
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
  begun: number;
}
const NAMED: Weights = { whole: 10, begun: 1 };
/** 'san' should find San Diego before Santa Fe de Bogotá. */
const CALLED: Weights = { whole: 10, begun: 1 / 10 };
/** Alternate names include Toronto's 'York' and the like, but York itself should come first. */
const ALTERNATE: Weights = { whole: 1 / 2, begun: 1 / 100 };

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
  const begun = findNamesBeginning(table, { name, qualifiers });
  if (begun.isWhole || begun.names.length === RESULTS_MAX) return begun.names;
  const spelt = begun.names.length > 0 ? begun.names : findQualifiedNames(table, name, qualifiers);
  if (spelt.length > begun.names.length) return spelt;
  const elsewhere =
    spelt.length === 0 && qualifiers.length > 0
      ? findNamesBeginning(table, { name, qualifiers: [], isWhole: true }).names
      : [];
  return distinctTowns(table, [...spelt, ...elsewhere, ...findMisspelledNames(table, name, qualifiers)]);
}

interface Wanted {
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
interface Found {
  names: number[];
  /** Whether one of them matches the whole name. */
  isWhole: boolean;
}

function findNamesBeginning(table: PlacesTable, { name, qualifiers, isWhole = false }: Wanted): Found {
  if (name.length < NAME_MIN) return { names: [], isWhole: false };
  const best = new BestTowns(table, qualifiers);
  const key = Buffer.from(abbreviateWords(name));
  const collect = (index: SpellingIndex, { whole, begun }: Weights) => {
    const end = findFirstIndex(index.keys, key, 'behind');
    for (let at = findFirstIndex(index.keys, key, 'first'); at < end; at += 1) {
      const isCalledSo = lengthAt(index.keys, at) === key.length;
      if (isWhole && !isCalledSo) continue;
      const found = index.names[at]!;
      const isShown = isCalledSo || index !== table.alternate;
      best.offer(isShown ? found : shownName(table, key, found), isCalledSo ? whole : begun, isCalledSo);
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
  collect(table.named, NAMED.begun);
  collect(table.called, NAMED.begun);
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

interface WeighedName {
  name: number;
  row: number;
  weight: number;
}

/** The eight largest of the matching towns in the wanted area, including the largest whole-name match. */
class BestTowns {
  #best: WeighedName[] = [];
  #whole: WeighedName | undefined;
  readonly #table: PlacesTable;
  readonly #qualifiers: readonly Qualifier[];

  constructor(table: PlacesTable, qualifiers: readonly Qualifier[]) {
    this.#table = table;
    this.#qualifiers = qualifiers;
  }

  offer(name: number, factor: number, isWhole = false): void {
    const row = rowOf(this.#table, name);
    const weight = this.#table.populations[row]! * factor;
    const isLargestWhole = isWhole && weight > (this.#whole?.weight ?? -1);
    const isSmall = this.#best.length === RESULTS_MAX && weight <= this.#best.at(-1)!.weight;
    if ((isSmall && !isLargestWhole) || !this.#qualifiers.every((each) => isWithin(this.#table, row, each)))
      return;
    const offered = { name, row, weight };
    if (isLargestWhole) this.#whole = offered;
    // A town found by several names counts with its best weight.
    const known = this.#best.find((town) => town.row === row);
    if (known !== undefined && known.weight >= weight) return;
    this.#best = [...this.#best.filter((town) => town !== known), offered]
      .toSorted((a, b) => b.weight - a.weight || a.row - b.row)
      .slice(0, RESULTS_MAX);
  }

  get hasWhole(): boolean {
    return this.#whole !== undefined;
  }

  names(): number[] {
    const names = this.#best.map(({ name }) => name);
    const whole = this.#whole;
    return whole === undefined || this.#best.some(({ row }) => row === whole.row)
      ? names
      : [...names.slice(0, RESULTS_MAX - 1), whole.name];
  }
}

/** Each town once, under its first name. */
function distinctTowns(table: PlacesTable, names: readonly number[]): number[] {
  const byRow = new Map(names.map((name) => [rowOf(table, name), name] as const).toReversed());
  const rows = new Set(names.map((name) => rowOf(table, name)));
  return [...rows].map((row) => byRow.get(row)!).slice(0, RESULTS_MAX);
}

/** The names of the towns come first, one per town, then the further names. */
const rowOf = ({ ids, furtherNameRows }: PlacesTable, name: number): number =>
  name < ids.length ? name : furtherNameRows[name - ids.length]!;

/** Binary search for the first text that begins with `key`, or the first one after those. */
function findFirstIndex({ bytes, starts }: Texts, key: Buffer, which: 'first' | 'behind'): number {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isBefore = (order: number) => (which === 'first' ? order < 0 : order <= 0);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = starts[middle]!;
    const end = Math.min(starts[middle + 1]!, start + key.length);
    if (isBefore(all.compare(key, 0, key.length, start, end))) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a town must be: in one of the areas, or in a range of second-level regions. */
interface Qualifier {
  areas: ReadonlySet<number>;
  districts: readonly [from: number, to: number];
}

const isKnown = ({ areas, districts: [from, to] }: Qualifier) => areas.size > 0 || from < to;

function isWithin(table: PlacesTable, row: number, { areas, districts: [from, to] }: Qualifier): boolean {
  const district = table.districts[row]!;
  return areas.has(table.areas[row]!) || (district >= from && district < to);
}

/** Areas with this name or code; if none, those that begin with it. */
function findAreas(table: PlacesTable, qualifier: string): Qualifier {
  const name = withoutKind(qualifier);
  const called: Qualifier = {
    areas: filterAreas(table, (each) => each === qualifier || each === name),
    districts: findDistricts(table, name, 'whole'),
  };
  if (isKnown(called)) return called;
  return {
    areas: filterAreas(table, (each) => each.startsWith(qualifier)),
    districts: findDistricts(table, name, 'begun'),
  };
}

function filterAreas(
  { listed: { areas, countries } }: PlacesTable,
  isNamed: (name: string) => boolean,
): Set<number> {
  const codes = new Set(Object.keys(countries).filter((code) => countries[code]!.some(isNamed)));
  return new Set(
    areas.flatMap((area, n) => (codes.has(area.country) || area.names.some(isNamed) ? [n] : [])),
  );
}

/** District names are sorted, so matching ones are adjacent. */
function findDistricts(
  { districtNames }: PlacesTable,
  name: string,
  how: 'whole' | 'begun',
): Qualifier['districts'] {
  const key = Buffer.from(name);
  const from = findFirstIndex(districtNames, key, 'first');
  const to = findFirstIndex(districtNames, key, 'behind');
  if (how === 'begun') return [from, to];
  return from < to && lengthAt(districtNames, from) === key.length ? [from, from + 1] : [0, 0];
}

function toPlace(table: PlacesTable, name: number): Place {
  const row = rowOf(table, name);
  const { country, region } = table.listed.areas[table.areas[row]!]!;
  return {
    id: table.ids[row]!,
    name: textAt(table.names, name),
    region,
    country: countryNames().of(country) ?? country,
    latitude: table.latitudes[row]! / 1e5,
    longitude: table.longitudes[row]! / 1e5,
    timeZone: table.listed.zones[table.zones[row]!]!,
  };
}
