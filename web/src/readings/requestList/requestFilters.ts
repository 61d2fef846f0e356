import { parseSearch } from '../../platform/searchParam.ts';

/** The kinds of reading that a member can ask for. */
export const KINDS = ['tarot', 'oracle', 'astrology'] as const;
type Kind = (typeof KINDS)[number];

/** The filters of a member's requests, which the URL contains. */
export interface RequestFilters {
  search: string;
  isSealed: boolean;
  isFavourite: boolean;
  kind: Kind | null;
  /** The id of the reader who answers. */
  reader: number | null;
}

export const NO_FILTERS: RequestFilters = {
  search: '',
  isSealed: false,
  isFavourite: false,
  kind: null,
  reader: null,
};

/** Reads the filters from a URL; ignores invalid ones. */
export function parseRequestFilters(params: URLSearchParams): RequestFilters {
  const show = params.get('show')?.split(',') ?? [];
  const reader = params.get('reader') ?? '';
  return {
    search: parseSearch(params),
    isSealed: show.includes('sealed'),
    isFavourite: show.includes('favourites'),
    kind: KINDS.find((kind) => show.includes(kind)) ?? null,
    reader: /^[1-9]\d{0,14}$/.test(reader) ? Number(reader) : null,
  };
}

/** Converts the filters to URL parameters, without those that are not set. */
export function toSearchParams({ search, isSealed, isFavourite, kind, reader }: RequestFilters) {
  const show = [isSealed && 'sealed', isFavourite && 'favourites', kind].filter(Boolean).join(',');
  const given = { search, show, reader: reader === null ? '' : String(reader) };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

/** Converts the filters to the call's input. An astrology reading can also have tarot or oracle cards. */
export const toRequestQuery = ({ search, isSealed, isFavourite, kind, reader }: RequestFilters) => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(isSealed && { isSealed }),
  ...(isFavourite && { isFavourite }),
  ...(kind === 'tarot' && { isOracle: false }),
  ...(kind === 'oracle' && { isOracle: true }),
  ...(kind === 'astrology' && { isAstrology: true }),
  ...(reader !== null && { personality: reader }),
});

/** Whether any filter is set. */
export const isFiltered = (filters: RequestFilters): boolean =>
  Object.keys(toSearchParams(filters)).length > 0;

/** The options of the chips: what is shown, and its value in `show`. */
export const SHOW_OPTIONS = [
  { value: 'sealed', label: 'Sealed' },
  { value: 'favourites', label: 'Favourites' },
  { value: 'tarot', label: 'Tarot' },
  { value: 'oracle', label: 'Oracle' },
  { value: 'astrology', label: 'Astrology' },
] as const;
