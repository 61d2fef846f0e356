import { use } from 'react';
import {
  type Location,
  type NavigateOptions,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
} from 'react-router';

interface ChangedParams extends Pick<NavigateOptions, 'replace' | 'preventScrollReset'> {
  /** The query of the address. */
  search: string;
}

/**
 * Changes the query of the address, beginning from the address as it is now. The router renders a navigation as a
 * transition, so what `useSearchParams` gives, also to its functional form, may be older: a timer that fires meanwhile
 * would undo the navigation. Nothing is changed once another screen is on its way; `staysOn` says which paths are none.
 */
export function useChangeParams(staysOn?: (pathname: string) => boolean) {
  const navigate = useNavigate();
  const rendered = useLocation().pathname;
  // Both routers of ours, in the browser and in tests, have their history here. The type leaves its location out.
  const history = use(NavigationContext).navigator as unknown as { location: Location };
  return (change: (params: URLSearchParams) => ChangedParams) => {
    const { pathname, search } = history.location;
    if (pathname !== rendered && staysOn?.(pathname) !== true) return;
    const { search: changed, ...options } = change(new URLSearchParams(search));
    void navigate({ pathname, search: changed }, { replace: true, ...options });
  };
}
