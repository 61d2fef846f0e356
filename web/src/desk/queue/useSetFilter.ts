import { useChangeParams } from '../../platform/useChangeParams.ts';

const isDesk = (pathname: string) => pathname === '/archived-readings' || /^\/readings(\/|$)/.test(pathname);

/** Filters are in the address; an empty value removes one. */
export function useSetFilter() {
  const changeParams = useChangeParams(isDesk);
  return (name: string, value: string) =>
    changeParams((params) => {
      if (value === '') params.delete(name);
      else params.set(name, value);
      return { search: params.toString() };
    });
}
