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
 * Changes the query of the current address. The router renders a navigation as a transition, so `useSearchParams`, also
 * its functional form, may see an older address, and a timer that fires meanwhile would undo the navigation. Does nothing
 * while a navigation to another screen is in progress; `staysOn` says which paths are the same screen.
 */
export function useChangeParams(staysOn?: (pathname: string) => boolean) {
  const navigate = useNavigate();
  const rendered = useLocation().pathname;
  // Our routers in the browser and in tests both have their history here, but its type lacks the location.
  const history = use(NavigationContext).navigator as unknown as { location: Location };
  return (change: (params: URLSearchParams) => ChangedParams) => {
    const { pathname, search } = history.location;
    if (pathname !== rendered && staysOn?.(pathname) !== true) return;
    const { search: changed, ...options } = change(new URLSearchParams(search));
    void navigate({ pathname, search: changed }, { replace: true, ...options });
  };
}
