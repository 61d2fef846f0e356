import type { Place } from '#contract/astrology/calls.ts';
import { folded, shortened } from './fold.ts';
import { type KeyIndex, type PlacesTable, textAt } from './table.ts';

const RESULTS_MAX = 8;
/** Fewer letters tell nothing. */
const NAME_MIN = 2;
/** A town whose whole name was typed counts as so many times larger. */
const WHOLE = 10;
/** Who types 'san' means San Diego, and not Santa Fe de Bogotá. */
const BEGUN_ALIAS = 1 / 10;
/** So many words at the end may be a region or country that no comma sets apart: 'district of columbia'. */
const QUALIFIER_WORDS_MAX = 4;

const countryName = new Intl.DisplayNames('en', { type: 'region' });

/**
 * Towns whose name begins as was typed, the largest first; behind them those that have a word inside which does.
 * A region or country may follow behind a comma, or behind a whole name.
 */
export function findPlaces(table: PlacesTable, search: string): Place[] {
  const [name = '', ...rest] = search.split(',').map(folded);
  const qualifiers = rest.filter((each) => each !== '');
  const rows = townsIn(table, { name, qualifiers });
  return (rows.length > 0 ? rows : qualifiedTowns(table, name, qualifiers)).map((row) => placeAt(table, row));
}

/** 'paris texas': what follows the name is a region or country, though no comma says so. */
function qualifiedTowns(table: PlacesTable, name: string, qualifiers: readonly string[]): number[] {
  const words = name.split(' ');
  const counts = Array.from({ length: Math.min(QUALIFIER_WORDS_MAX, words.length - 1) }, (_, n) => n + 1);
  for (const count of counts) {
    const [town, qualifier] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    const towns = townsIn(table, { name: town, qualifiers: [qualifier, ...qualifiers], isWhole: true });
    if (towns.length > 0) return towns;
  }
  return [];
}

interface Asked {
  name: string;
  /** Regions or countries, all of which it lies in. */
  qualifiers: readonly string[];
  /** Only towns that are called so and no longer. */
  isWhole?: boolean;
}

/** The rows of at most eight towns. */
function townsIn(table: PlacesTable, { name, qualifiers, isWhole = false }: Asked): number[] {
  if (name.length < NAME_MIN) return [];
  // Which areas are meant is asked only once there is a town of that name: most of what is typed at random has none.
  let allowed: Set<number>[] | undefined;
  const isAllowed = (row: number) => {
    allowed ??= qualifiers.map((qualifier) => areasNamed(table, qualifier));
    return allowed.every((areas) => areas.has(table.areas[row]!));
  };
  const key = Buffer.from(shortened(name));
  const wanted = { key, isWhole, isAllowed };
  const first = largestOf(table.populations, wanted, [
    { index: table.named, begun: 1 },
    { index: table.called, begun: BEGUN_ALIAS },
  ]);
  if (first.length === RESULTS_MAX || isWhole) return first;
  const further = largestOf(table.populations, wanted, [{ index: table.inside, begun: 1 }]);
  return [...new Set([...first, ...further])].slice(0, RESULTS_MAX);
}

interface Wanted {
  key: Buffer;
  isWhole: boolean;
  isAllowed: (row: number) => boolean;
}

interface Searched {
  index: KeyIndex;
  /** What a town counts that is only begun to be named. */
  begun: number;
}

/** The largest towns with a key that begins so; the largest that is called so and no longer is always among them. */
function largestOf(
  populations: PlacesTable['populations'],
  { key, isWhole, isAllowed }: Wanted,
  searched: readonly Searched[],
): number[] {
  let best: { row: number; weight: number }[] = [];
  let whole: { row: number; weight: number } | undefined;
  for (const { index, begun } of searched) {
    const end = firstFrom(index, key, 'behind');
    for (let at = firstFrom(index, key, 'first'); at < end; at += 1) {
      const row = index.rows[at]!;
      const isCalledSo = index.keys.starts[at + 1]! - index.keys.starts[at]! === key.length;
      if (isWhole && !isCalledSo) continue;
      const weight = populations[row]! * (isCalledSo ? WHOLE : begun);
      const isLargest = isCalledSo && weight > (whole?.weight ?? -1);
      const isSmall = best.length === RESULTS_MAX && weight <= best.at(-1)!.weight;
      if ((isSmall && !isLargest) || !isAllowed(row)) continue;
      const town = { row, weight };
      if (isLargest) whole = town;
      best = withTown(best, town);
    }
  }
  const rows = best.map(({ row }) => row);
  return whole === undefined || rows.includes(whole.row)
    ? rows
    : [...rows.slice(0, RESULTS_MAX - 1), whole.row];
}

/** A town is found by several of its keys, and counts by the one that gives it most. */
function withTown<Town extends { row: number; weight: number }>(best: readonly Town[], town: Town): Town[] {
  const known = best.find(({ row }) => row === town.row);
  if (known !== undefined && known.weight >= town.weight) return [...best];
  return [...best.filter((each) => each !== known), town]
    .toSorted((a, b) => b.weight - a.weight || a.row - b.row)
    .slice(0, RESULTS_MAX);
}

/** Where the keys that begin with `key` begin, or the first behind them. */
function firstFrom({ keys: { bytes, starts } }: KeyIndex, key: Buffer, which: 'first' | 'behind'): number {
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

/** The areas that are called so or have this code; if there are none, those whose name begins so. */
function areasNamed({ listed: { areas, countries } }: PlacesTable, qualifier: string): Set<number> {
  const those = (isNamed: (name: string) => boolean) => {
    const codes = new Set(Object.keys(countries).filter((code) => countries[code]!.some(isNamed)));
    const found = areas.flatMap((area, n) =>
      codes.has(area.country) || area.names.some(isNamed) ? [n] : [],
    );
    return new Set(found);
  };
  const called = those((name) => name === qualifier);
  return called.size > 0 ? called : those((name) => name.startsWith(qualifier));
}

function placeAt(table: PlacesTable, row: number): Place {
  const { country, region } = table.listed.areas[table.areas[row]!]!;
  return {
    id: table.ids[row]!,
    name: textAt(table.names, row),
    region,
    country: countryName.of(country) ?? country,
    latitude: table.latitudes[row]! / 1e5,
    longitude: table.longitudes[row]! / 1e5,
    timeZone: table.listed.zones[table.zones[row]!]!,
  };
}
