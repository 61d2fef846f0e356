import { KINDS, type RequestFilters, SHOW_OPTIONS } from './requestFilters.ts';

type ShowOption = (typeof SHOW_OPTIONS)[number]['value'];

/** The chosen chips. */
export const toShowOptions = ({ isSealed, isFavourite, kind }: RequestFilters): ShowOption[] =>
  SHOW_OPTIONS.map(({ value }) => value).filter(
    (value) => (value === 'sealed' && isSealed) || (value === 'favourites' && isFavourite) || value === kind,
  );

/** The filters after a change of the chips. Only one kind can be chosen; the last one counts. */
export function withShowOptions(filters: RequestFilters, chosen: readonly ShowOption[]): RequestFilters {
  const kinds = KINDS.filter((kind) => chosen.includes(kind));
  return {
    ...filters,
    isSealed: chosen.includes('sealed'),
    isFavourite: chosen.includes('favourites'),
    kind: kinds.find((kind) => kind !== filters.kind) ?? kinds[0] ?? null,
  };
}
