import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPlaces as findPlacesCall } from '#contract/astrology/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';
import { ALIASES } from './aliases.ts';
import { searchPlaces } from './searchPlaces.ts';
import { makePlaces } from './makePlaces.ts';
import { openPlaces } from './openPlaces.ts';
import { fromBytes, type PlacesTable, textAt, toBytes } from './table.ts';

let table: PlacesTable;
beforeAll(async () => {
  // Does nothing if the product is built.
  await makePlaces();
  table = await openPlaces();
}, 120_000);

const searchNames = (search: string) =>
  searchPlaces(table, search).map(
    ({ name, region, country }) => `${name}, ${region === '' ? country : region}`,
  );

describe('the first place found', () => {
  test.each([
    // As written, from two letters on.
    ['lo', 'London, England'],
    ['lon', 'London, England'],
    ['london', 'London, England'],
    ['LONDON', 'London, England'],
    ['  london  ', 'London, England'],
    ['haarlem', 'Haarlem, North Holland'],
    ['new york', 'New York, New York'],
    ['new y', 'New York City, New York'],
    ['los ang', 'Los Angeles, California'],
    ['york', 'York, England'],
    ['rome', 'Rome, Lazio'],
    ['ham', 'Hamburg, Hamburg'],
    ['ber', 'Berlin, Berlin'],
    // With accents or without, and spelled out.
    ['münchen', 'München, Bavaria'],
    ['munchen', 'München, Bavaria'],
    ['muenchen', 'München, Bavaria'],
    ['kobenhavn', 'København, Denmark'],
    ['KØBENHAVN', 'København, Denmark'],
    ['koebenhavn', 'København, Denmark'],
    ['sao paulo', 'São Paulo, São Paulo'],
    ['lodz', 'Łódź, Łódź'],
    ['goteborg', 'Göteborg, Sweden'],
    ['tromso', 'Tromsø, Norway'],
    ['aarhus', 'Århus, Denmark'],
    ['reykjavik', 'Reykjavík, Iceland'],
    // By another name: the typed name is shown.
    ['köln', 'Köln, North Rhine-Westphalia'],
    ['cologne', 'Cologne, North Rhine-Westphalia'],
    ['wien', 'Wien, Vienna'],
    ['roma', 'Roma, Lazio'],
    ['firenze', 'Firenze, Tuscany'],
    ['moskva', 'Moskva, Russia'],
    ['praha', 'Praha, Czechia'],
    ['warszawa', 'Warszawa, Masovia'],
    ['lisboa', 'Lisboa, Portugal'],
    ['bombay', 'Bombay, Maharashtra'],
    ['saigon', 'Saigon, Vietnam'],
    ['peking', 'Peking, China'],
    ['leningrad', 'Leningrad, Russia'],
    ['konigsberg', 'Königsberg, Russia'],
    ['danzig', 'Danzig, Pomerania'],
    ['den haag', 'Den Haag, South Holland'],
    ['la', 'Los Angeles, California'],
    ['nyc', 'New York City, New York'],
    ['sf', 'San Francisco, California'],
    // In other scripts, whole or a prefix.
    ['москва', 'Москва, Russia'],
    ['моск', 'Москва, Russia'],
    ['東京', '東京, Japan'],
    ['القاهرة', 'القاهرة, Egypt'],
    ['αθηνα', 'Αθήνα, Greece'],
    ['뉴욕', '뉴욕, New York'],
    ['Пушкино', 'Пушкино, Russia'],
    ['חיפה', 'חיפה, Israel'],
    // One letter missing, added, changed or swapped.
    ['barcelna', 'Barcelona, Catalonia'],
    ['barccelona', 'Barcelona, Catalonia'],
    ['barcekona', 'Barcelona, Catalonia'],
    ['barcelnoa', 'Barcelona, Catalonia'],
    ['lonodn', 'London, England'],
    ['lodon', 'London, England'],
    ['colonge', 'Cologne, North Rhine-Westphalia'],
    ['new yrok', 'New York, New York'],
    ['san fransisco', 'San Francisco, California'],
    ['мосва', 'Москва, Russia'],
    ['springfeild, illinois', 'Springfield, Illinois'],
    ['__proto__', 'Porto, Portugal'],
    // Saints, mounts and forts.
    ['st petersburg', 'Saint Petersburg, Russia'],
    ['st. petersburg', 'Saint Petersburg, Russia'],
    ['saint petersburg', 'Saint Petersburg, Russia'],
    ['sankt petersburg', 'Saint Petersburg, Russia'],
    ['sankt gallen', 'Sankt Gallen, St. Gallen'],
    ['st. gallen', 'Sankt Gallen, St. Gallen'],
    ['st. louis', 'St. Louis, Missouri'],
    ['saint louis', 'St. Louis, Missouri'],
    ['mt vernon', 'Mount Vernon, New York'],
    ['ft worth', 'Fort Worth, Texas'],
    // Words inside, articles, hyphens and apostrophes.
    ['angeles', 'Los Angeles, California'],
    ['hague', 'The Hague, South Holland'],
    ['havre', 'Le Havre, Normandy'],
    ['aquila', "L'Aquila, Abruzzo"],
    ["l'aquila", "L'Aquila, Abruzzo"],
    ['laquila', "L'Aquila, Abruzzo"],
    ["xi'an", 'Xi’an, China'],
    ['baden baden', 'Baden-Baden, Baden-Württemberg'],
    ['stratford-upon-avon', 'Stratford-upon-Avon, England'],
    ['s-hertogenbosch', "'s-Hertogenbosch, North Brabant"],
    // In a region or country.
    ['paris, france', 'Paris, Île-de-France'],
    ['paris, fr', 'Paris, Île-de-France'],
    ['paris,', 'Paris, Île-de-France'],
    ['paris, texas', 'Paris, Texas'],
    ['paris texas', 'Paris, Texas'],
    ['springfield, illinois', 'Springfield, Illinois'],
    ['springfield, il', 'Springfield, Illinois'],
    ['springfield, ill', 'Springfield, Illinois'],
    ['springfield, illinois, usa', 'Springfield, Illinois'],
    ['portland, or', 'Portland, Oregon'],
    ['portland, maine', 'Portland, Maine'],
    ['cambridge, ma', 'Cambridge, Massachusetts'],
    ['cambridge, uk', 'Cambridge, England'],
    ['perth, scotland', 'Perth, Scotland'],
    ['sydney, nova scotia', 'Sydney, Nova Scotia'],
    ['vancouver, bc', 'Vancouver, British Columbia'],
    ['atlanta, georgia', 'Atlanta, Georgia'],
    ['tbilisi, georgia', 'Tbilisi, Georgia'],
    ['köln, deutschland', 'Köln, North Rhine-Westphalia'],
    ['roma, italia', 'Roma, Lazio'],
    ['washington, d.c.', 'Washington, District of Columbia'],
    ['san jose, costa rica', 'San José, Costa Rica'],
    // In a county or district.
    ['galway, county galway', 'Galway, Connacht'],
    ['ennis, co. clare', 'Ennis, Munster'],
    ['springfield, greene county', 'Springfield, Missouri'],
    ['springfield, clark county, ohio', 'Springfield, Ohio'],
    ['galway county galway', 'Galway, Connacht'],
    // With an unknown region, or one the town is not in.
    ['paris, atlantis', 'Paris, Île-de-France'],
    ['paris, atlantis, texas', 'Paris, Texas'],
    ['bergen, hordaland', 'Bergen, Norway'],
    ['belgrade, yugoslavia', 'Belgrade, Serbia'],
    ['königsberg, germany', 'Königsberg, Russia'],
    ['londonderry, ireland', 'Londonderry, Northern Ireland'],
  ])('for ‘%s’ is %s', (search, first) => {
    expect(searchNames(search)[0]).toBe(first);
  });
});

describe('nothing is found', () => {
  test.each([
    'qwertyuiop',
    'zzyzx nowhere',
    'a',
    'é',
    '',
    '   ',
    ',',
    ', france',
    '!!',
    '😀😀',
    'constructor prototype',
    'x'.repeat(200),
    'x '.repeat(100),
    ', '.repeat(100),
  ])('for ‘%s’', (search) => {
    expect(searchNames(search)).toEqual([]);
  });
});

describe('places', () => {
  test.each(['sa', 'paris', 'springfield', 'san jose', 'york'])(
    'for ‘%s’ are at most eight, none twice',
    (search) => {
      const ids = searchPlaces(table, search).map(({ id }) => id);
      expect(ids.length).toBeLessThanOrEqual(8);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test('of the same name are sorted by size', () => {
    expect(searchNames('london').slice(0, 3)).toEqual(['London, England', 'London, Ontario', 'London, Ohio']);
  });

  test('with a matching first word come before those with a later matching word', () => {
    expect(searchNames('hague')).toEqual([
      'The Hague, South Holland',
      'Haguenau, Grand Est',
      'Beaumont-Hague, Normandy',
    ]);
  });

  test('a small town with a short name is found among the large ones that begin so', () => {
    expect(searchNames('al')).toContain('Ål, Norway');
    expect(searchNames('san')).toContain('San, Mali');
  });

  test('an alias that begins with the search text does not outrank a name', () => {
    expect(searchNames('san')).not.toContain('Bogotá, Colombia');
  });

  test('every alias finds its town', () => {
    const rows = new Map(
      Array.from(table.ids, (_, row) => {
        const { country } = table.lists.areas[table.areas[row]!]!;
        return [`${country} ${textAt(table.names, row)}`, row] as const;
      }).toReversed(),
    );
    const missed = Object.entries(ALIASES)
      .flatMap(([country, names]) =>
        Object.entries(names).map(([name, aliases]) => ({ country, name, aliases })),
      )
      .flatMap(({ country, name, aliases }) => {
        const id = table.ids[rows.get(`${country} ${name}`)!];
        return aliases.split(', ').map((alias) => ({ alias, id }));
      })
      .filter(({ alias, id }) => !searchPlaces(table, alias).some((town) => town.id === id));
    expect(missed).toEqual([]);
  });

  test('an abbreviation finds the town under its real name', () => {
    expect(searchNames('nyc')[0]).toBe('New York City, New York');
    expect(searchNames('la')[0]).toBe('Los Angeles, California');
  });

  test('with a misspelled name come after those with the exact spelling', () => {
    expect(searchNames('edinburg').slice(0, 2)).toEqual(['Edinburg, Texas', 'Edinburgh, Scotland']);
    expect(searchNames('york')).not.toContain('Cork, Munster');
    expect(searchNames('york')[0]).toBe('York, England');
  });

  test('are not searched for misspellings of three letters', () => {
    expect(searchNames('rme')).not.toContain('Rome, Lazio');
  });

  test('have coordinates and a time zone', () => {
    expect(searchPlaces(table, 'haarlem')[0]).toEqual({
      id: 2755003,
      name: 'Haarlem',
      region: 'North Holland',
      country: 'Netherlands',
      latitude: expect.closeTo(52.381, 2) as number,
      longitude: expect.closeTo(4.637, 2) as number,
      timeZone: 'Europe/Amsterdam',
    });
  });

  test('are in time zones that Node knows', () => {
    const offsets = table.lists.zones.map((zone) =>
      Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone),
    );
    expect(offsets.length).toBeGreaterThan(380);
  });

  test('are all towns of a thousand people and more', () => {
    expect(table.ids.length).toBeGreaterThan(112_000);
    expect(table.populations[0]).toBeGreaterThan(20_000_000);
  });
});

test('the file contains the data that was written', () => {
  const bytes = toBytes(table);
  const read = fromBytes(bytes);
  expect(read.lists).toEqual(table.lists);
  // As bytes, because comparing millions of numbers one by one takes seconds.
  expect(Buffer.compare(toBytes(read), bytes)).toBe(0);
  expect(searchPlaces(read, 'paris, france')).toEqual(searchPlaces(table, 'paris, france'));
});

describe('GET /api/places', () => {
  let product: TestProduct;
  let as: TestUser;
  beforeAll(async () => {
    product = await startTestProduct();
    as = await product.customer();
  });
  afterAll(() => product.stop());

  test('returns the places found', async () => {
    const { status, body } = await product.send(findPlacesCall, { search: 'haarl' }, { as });
    expect([status, body[0]!.name, body[0]!.timeZone]).toEqual([200, 'Haarlem', 'Europe/Amsterdam']);
  });

  test('takes 200 letters, and no more', async () => {
    const answers = await Promise.all(
      [200, 201].map((length) => product.send(findPlacesCall, { search: 'x'.repeat(length) }, { as })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(answers[0]!.body).toEqual([]);
  });

  test('is for every signed-in user', async () => {
    expect((await product.send(findPlacesCall, { search: 'haarlem' })).status).toBe(401);
  });
});
