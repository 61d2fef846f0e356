/** The kinds of reading that a member can ask for. */
const KINDS = ['tarot', 'oracle', 'astrology'] as const;
type Kind = (typeof KINDS)[number];

/** The filters of a member's letters, which the URL contains. */
export interface LetterFilters {
  search: string;
  isSealed: boolean;
  isFavourite: boolean;
  kind: Kind | null;
  /** The id of the reader who answers. */
  reader: number | null;
}

export const NO_FILTERS: LetterFilters = {
  search: '',
  isSealed: false,
  isFavourite: false,
  kind: null,
  reader: null,
};

/** The longest search that the server accepts. */
export const SEARCH_MAX = 200;

/** Reads the filters from a URL; ignores invalid ones. */
export function parseLetterFilters(params: URLSearchParams): LetterFilters {
  const show = params.get('show')?.split(',') ?? [];
  const reader = params.get('reader') ?? '';
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    isSealed: show.includes('sealed'),
    isFavourite: show.includes('favourites'),
    kind: KINDS.find((kind) => show.includes(kind)) ?? null,
    reader: /^[1-9]\d{0,14}$/.test(reader) ? Number(reader) : null,
  };
}

/** Converts the filters to URL parameters, without those that are not set. */
export function toSearchParams({ search, isSealed, isFavourite, kind, reader }: LetterFilters) {
  const show = [isSealed && 'sealed', isFavourite && 'favourites', kind].filter(Boolean).join(',');
  const given = { search, show, reader: reader === null ? '' : String(reader) };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

/** Converts the filters to the call's input. An astrology reading can also have tarot or oracle cards. */
export const toLetterQuery = ({ search, isSealed, isFavourite, kind, reader }: LetterFilters) => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(isSealed && { isSealed }),
  ...(isFavourite && { isFavourite }),
  ...(kind === 'tarot' && { isOracle: false }),
  ...(kind === 'oracle' && { isOracle: true }),
  ...(kind === 'astrology' && { isAstrology: true }),
  ...(reader !== null && { personality: reader }),
});

/** Whether any filter is set. */
export const isNarrowed = (filters: LetterFilters): boolean =>
  Object.keys(toSearchParams(filters)).length > 0;

/** The options of the chips: what is shown, and its value in `show`. */
export const SHOW_OPTIONS = [
  { value: 'sealed', label: 'Sealed' },
  { value: 'favourites', label: 'Favourites' },
  { value: 'tarot', label: 'Tarot' },
  { value: 'oracle', label: 'Oracle' },
  { value: 'astrology', label: 'Astrology' },
] as const;
export type ShowOption = (typeof SHOW_OPTIONS)[number]['value'];

/** The chosen chips. */
export const toShowOptions = ({ isSealed, isFavourite, kind }: LetterFilters): ShowOption[] =>
  SHOW_OPTIONS.map(({ value }) => value).filter(
    (value) => (value === 'sealed' && isSealed) || (value === 'favourites' && isFavourite) || value === kind,
  );

/** The filters after a change of the chips. Only one kind can be chosen; the last one counts. */
export function withShowOptions(filters: LetterFilters, chosen: readonly ShowOption[]): LetterFilters {
  const kinds = KINDS.filter((kind) => chosen.includes(kind));
  return {
    ...filters,
    isSealed: chosen.includes('sealed'),
    isFavourite: chosen.includes('favourites'),
    kind: kinds.find((kind) => kind !== filters.kind) ?? kinds[0] ?? null,
  };
}
