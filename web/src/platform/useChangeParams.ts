import { type NavigateOptions, useLocation, useNavigate } from '../ui/router.tsx';

interface ChangedParams extends Pick<NavigateOptions, 'replace'> {
  /** The query of the address. */
  search: string;
}

/**
 * Changes the query of the current address. The router renders a navigation as a transition, so `useSearchParams` may see
 * an older address, and a timer that fires meanwhile would undo the navigation. Does nothing while a navigation to
 * another screen is in progress; `staysOn` says which paths are the same screen.
 */
export function useChangeParams(staysOn?: (pathname: string) => boolean) {
  const navigate = useNavigate();
  const rendered = useLocation().pathname;
  return (change: (params: URLSearchParams) => ChangedParams) => {
    // The browser's address, which is ahead of the screen's.
    const { pathname, search } = window.location;
    if (pathname !== rendered && staysOn?.(pathname) !== true) return;
    const { search: changed, ...options } = change(new URLSearchParams(search));
    navigate({ pathname, search: changed }, { replace: true, ...options });
  };
}
