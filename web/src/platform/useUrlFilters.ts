import { useSearchParams } from '../ui/router.tsx';
import { useChangeParams } from './useChangeParams.ts';

/** The filters in the query of the address. A change keeps the others, and replaces the entry of the history. */
export function useUrlFilters<Filters extends object>(
  parse: (params: URLSearchParams) => Filters,
  toSearch: (filters: Filters) => string,
) {
  const filters = parse(useSearchParams());
  const changeParams = useChangeParams();
  const setFilters = (change: Partial<Filters>) =>
    changeParams((now) => ({ search: toSearch({ ...parse(now), ...change }) }));
  return { filters, setFilters };
}
