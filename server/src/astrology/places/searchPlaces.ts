import type { Place } from '#contract/astrology/calls.ts';
import { areLettersAlike, isOneEditApart, letterBits } from './edits.ts';
import { foldName, abbreviateWords } from './fold.ts';
import { withoutKind } from './regionWords.ts';
import { lengthAt, type PlacesTable, type SpellingIndex, type Texts, textAt } from './table.ts';

const RESULTS_MAX = 8;
/** Fewer letters tell nothing. */
const NAME_MIN = 2;
/** Of fewer letters most are one letter away from another name. */
const MISSPELT_MIN = 4;
/** No name is longer. */
const MISSPELT_MAX = 100;
/** A letter outside ASCII takes up to so many. */
const LETTER_BYTES_MAX = 3;
/** So many words at the end may be a region or country that no comma sets apart: 'district of columbia'. */
const QUALIFIER_WORDS_MAX = 4;

/** What a town's population is multiplied by, where the whole name was typed and where it was only begun. */
interface Weights {
  whole: number;
  begun: number;
}
const NAMED: Weights = { whole: 10, begun: 1 };
/** Who types 'san' means San Diego, and not Santa Fe de Bogotá. */
const CALLED: Weights = { whole: 10, begun: 1 / 10 };
/** Among so many names in other languages are Toronto's 'York' and the like: York itself comes first. */
const ALTERNATE: Weights = { whole: 1 / 2, begun: 1 / 100 };

const countryName = new Intl.DisplayNames('en', { type: 'region' });

/**
 * Towns whose name begins as was typed, the largest first; behind them those that have a word inside which does, and
 * where none is called so, those whose name is one letter away. Each stands under the name that was typed.
 * A region or country may follow behind a comma, or behind a whole name. One that is not known, or in which there is no
 * such town, changes nothing: people say where they were born by counties and countries that are no more.
 */
export function searchPlaces(table: PlacesTable, search: string): Place[] {
  const [name = '', ...rest] = search.split(',').map(foldName);
  const qualifiers = rest
    .filter((each) => each !== '')
    .map((each) => findAreas(table, each))
    .filter(isKnown);
  return findNames(table, name, qualifiers).map((found) => toPlace(table, found));
}

function findNames(table: PlacesTable, name: string, qualifiers: readonly Qualifier[]): number[] {
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
  /** Regions or countries, all of which it lies in. */
  qualifiers: readonly Qualifier[];
  /** Only towns that are called so and no longer. */
  isWhole?: boolean;
}

/** 'paris texas': what follows the name is a region or country, though no comma says so. */
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

/** Looked up before the areas are: most of what is typed at random is called like no town. */
function hasTownNamed({ named, called, alternate }: PlacesTable, name: string): boolean {
  const key = Buffer.from(abbreviateWords(name));
  return [named, called, alternate].some(
    (index) => findFirstIndex(index.keys, key, 'first') < findFirstIndex(index.keys, key, 'behind'),
  );
}

/** At most eight names of as many towns. */
interface Found {
  names: number[];
  /** Whether one of the towns is called so and no longer. */
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

/** Names with one letter missing, added or another, or two letters swapped. */
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

/** Where the keys of so many bytes begin among those in order of their length. */
function firstOfLength({ keys, byLength }: SpellingIndex, length: number): number {
  let [low, high] = [0, byLength.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lengthAt(keys, byLength[middle]!) < length) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Of a name that was not typed to its last letter: that in the letters that were typed. */
const shownName = (table: PlacesTable, key: Buffer, name: number): number =>
  key[0]! < FIRST_BEYOND_ASCII ? rowOf(table, name) : name;
const FIRST_BEYOND_ASCII = 0x80;

interface WeighedName {
  name: number;
  row: number;
  weight: number;
}

/** The eight largest of the towns that are offered and lie where they shall; the largest called so is among them. */
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
    if ((isSmall && !isLargestWhole) || !this.#qualifiers.every((each) => liesIn(this.#table, row, each)))
      return;
    const offered = { name, row, weight };
    if (isLargestWhole) this.#whole = offered;
    // A town is found by several of its names, and counts by the one that gives it most.
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

/** Each town once, under the first of its names. */
function distinctTowns(table: PlacesTable, names: readonly number[]): number[] {
  const byRow = new Map(names.map((name) => [rowOf(table, name), name] as const).toReversed());
  const rows = new Set(names.map((name) => rowOf(table, name)));
  return [...rows].map((row) => byRow.get(row)!).slice(0, RESULTS_MAX);
}

/** The towns come first among the names, each under its own. */
const rowOf = ({ ids, furtherNameRows }: PlacesTable, name: number): number =>
  name < ids.length ? name : furtherNameRows[name - ids.length]!;

/** Where the texts that begin with `key` begin, or the first behind them. */
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

/** Where a town shall lie: in one of the areas, or in a second-level region from one number up to another. */
interface Qualifier {
  areas: ReadonlySet<number>;
  districts: readonly [from: number, to: number];
}

const isKnown = ({ areas, districts: [from, to] }: Qualifier) => areas.size > 0 || from < to;

function liesIn(table: PlacesTable, row: number, { areas, districts: [from, to] }: Qualifier): boolean {
  const district = table.districts[row]!;
  return areas.has(table.areas[row]!) || (district >= from && district < to);
}

/** What is called so or has this code; if there is none, what begins so. */
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

/** The names of the districts are in order, so those that are called or begin so lie side by side. */
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
    country: countryName.of(country) ?? country,
    latitude: table.latitudes[row]! / 1e5,
    longitude: table.longitudes[row]! / 1e5,
    timeZone: table.listed.zones[table.zones[row]!]!,
  };
}
