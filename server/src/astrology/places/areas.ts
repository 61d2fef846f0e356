import { withoutKind } from './regionWords.ts';
import { findFirstIndex, lengthAt, type PlacesTable } from './table.ts';

/** Where a town must be: in one of the areas, or in a range of second-level regions. */
export interface Qualifier {
  areas: ReadonlySet<number>;
  districts: readonly [from: number, to: number];
}

export const isKnown = ({ areas, districts: [from, to] }: Qualifier) => areas.size > 0 || from < to;

export function isWithin(
  table: PlacesTable,
  row: number,
  { areas, districts: [from, to] }: Qualifier,
): boolean {
  const district = table.districts[row]!;
  return areas.has(table.areas[row]!) || (district >= from && district < to);
}

/** Areas with this name or code; if none, those that begin with it. */
export function findAreas(table: PlacesTable, qualifier: string): Qualifier {
  const name = withoutKind(qualifier);
  const called: Qualifier = {
    areas: filterAreas(table, (each) => each === qualifier || each === name),
    districts: findDistricts(table, name, 'whole'),
  };
  if (isKnown(called)) return called;
  return {
    areas: filterAreas(table, (each) => each.startsWith(qualifier)),
    districts: findDistricts(table, name, 'prefix'),
  };
}

function filterAreas(
  { lists: { areas, countries } }: PlacesTable,
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
  how: 'whole' | 'prefix',
): Qualifier['districts'] {
  const key = Buffer.from(name);
  const from = findFirstIndex(districtNames, key, 'first');
  const to = findFirstIndex(districtNames, key, 'behind');
  if (how === 'prefix') return [from, to];
  return from < to && lengthAt(districtNames, from) === key.length ? [from, from + 1] : [0, 0];
}
