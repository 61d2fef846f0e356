import countryAliases from './countryAliases.json' with { type: 'json' };
import regionAbbreviations from './regionAbbreviations.json' with { type: 'json' };
import regions from './regions.json' with { type: 'json' };

/**
 * States and provinces by the code that the table of towns has for them. Of other countries the name of the region is
 * not known; there the country tells towns of one name apart.
 */
export const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = regions;

/** Short forms that are typed for a region besides its code. */
export const REGION_SHORT: Readonly<Record<string, Readonly<Record<string, string>>>> = regionAbbreviations;

/** Names of countries that Intl does not give. */
export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = countryAliases;

/** Languages in which a country may be named besides English. */
export const COUNTRY_LANGUAGES = [
  'cs',
  'da',
  'de',
  'es',
  'fi',
  'fr',
  'hu',
  'it',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'sv',
  'tr',
] as const;
