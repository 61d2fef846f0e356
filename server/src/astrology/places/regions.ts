import countryAliases from './countryAliases.json' with { type: 'json' };
import regionAbbreviations from './regionAbbreviations.json' with { type: 'json' };
import regions from './regions.json' with { type: 'json' };

/**
 * States and provinces, by their code in the table of towns. For other countries the region's name is unknown, and the
 * country distinguishes towns with the same name.
 */
export const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = regions;

/** Abbreviations that people type for a region besides its code. */
export const REGION_SHORT: Readonly<Record<string, Readonly<Record<string, string>>>> = regionAbbreviations;

/** Names of countries that Intl lacks. */
export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = countryAliases;

/** Languages besides English in which a country may be named. */
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
