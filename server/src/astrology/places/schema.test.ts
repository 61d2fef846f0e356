import { expect, test } from 'vitest';
import { z } from 'zod';
import ALIASES from './aliases.json' with { type: 'json' };
import COUNTRY_ALIASES from './countryAliases.json' with { type: 'json' };
import { foldName } from './fold.ts';
import REGION_ABBREVIATIONS from './regionAbbreviations.json' with { type: 'json' };
import REGIONS from './regions.json' with { type: 'json' };
import REGION_WORDS from './regionWords.json' with { type: 'json' };

const country = z.string().regex(/^[A-Z]{2}$/);
const region = z.string().regex(/^[A-Z0-9]{1,3}$/);
/** No space at either end, and no comma, which is the separator. */
const name = z.string().regex(/^[^\s,]([^,]*[^\s,])?$/);
const names = z.array(name).min(1);
/** 'Peking, Pekin'. Some contain a comma themselves, such as 'Washington, DC', and count as two. */
const aliases = z
  .string()
  .transform((text) => text.split(', '))
  .pipe(names);
const foldedWord = z.string().refine((word) => word !== '' && word === foldName(word) && !word.includes(' '));

test.each([
  ['aliases', z.record(country, z.record(z.string().min(1), aliases)), ALIASES],
  ['countryAliases', z.record(country, names), COUNTRY_ALIASES],
  ['regions', z.record(country, z.record(region, name)), REGIONS],
  ['regionAbbreviations', z.record(country, z.record(region, name)), REGION_ABBREVIATIONS],
  [
    'regionWords',
    z.strictObject({ kinds: z.array(foldedWord).min(1), links: z.array(foldedWord).min(1) }),
    REGION_WORDS,
  ],
])('%s.json has the shape that it is read in', (_, shape, content) =>
  expect(shape.safeParse(content).error?.issues).toBe(undefined),
);

test('every abbreviation belongs to a named region', () => {
  const named: Readonly<Record<string, object>> = REGIONS;
  const unknown = Object.entries(REGION_ABBREVIATIONS).flatMap(([code, regions]) =>
    Object.keys(regions).filter((each) => !Object.hasOwn(named[code] ?? {}, each)),
  );
  expect(unknown).toEqual([]);
});
