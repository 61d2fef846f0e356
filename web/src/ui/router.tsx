import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

export interface Location {
  pathname: string;
  /** The query with its question mark, or empty. */
  search: string;
  hash: string;
  /** What the navigation passed on. It survives a reload. */
  state: unknown;
  /** Identifies the entry of the browser's history. */
  key: string;
}

/** How the location was reached: by a navigation, or by Back, Forward or a page load. */
type NavigationType = 'PUSH' | 'REPLACE' | 'POP';

/** An address of ours; without a path it is one on the current screen. */
type To = string | { pathname?: string; search: string };

export interface NavigateOptions {
  /** Replaces the current entry of the browser's history. */
  replace?: boolean | undefined;
  state?: unknown;
}

interface RouterValue {
  location: Location;
  navigationType: NavigationType;
  /** Shows the browser's address. */
  update: (navigationType: NavigationType) => void;
}

/** What the entries of the browser's history store. */
type HistoryEntry = Pick<Location, 'state' | 'key'>;

const RouterContext = createContext<RouterValue | null>(null);

/** Renders the app at the browser's address, and again, in a transition, when the address changes. */
export function Router({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(() => readCurrent('POP'));
  const update = useCallback(
    (navigationType: NavigationType) => startTransition(() => setCurrent(readCurrent(navigationType))),
    [],
  );
  useLayoutEffect(() => {
    const onPopState = () => update('POP');
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [update]);
  return (
    <RouterContext value={useMemo(() => ({ ...current, update }), [current, update])}>
      {children}
    </RouterContext>
  );
}

function readCurrent(navigationType: NavigationType) {
  const { pathname, search, hash } = window.location;
  const { state = null, key = 'default' } = (history.state ?? {}) as Partial<HistoryEntry>;
  return { location: { pathname, search, hash, state, key }, navigationType };
}

function useRouter(): RouterValue {
  const router = use(RouterContext);
  if (router === null) throw new Error('There is no Router around this component');
  return router;
}

export const useLocation = () => useRouter().location;

export const useNavigationType = () => useRouter().navigationType;

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Returns a function that goes to an address of ours, or by a number of entries in the browser's history. */
export function useNavigate() {
  const { location, update } = useRouter();
  const { pathname } = location;
  return useCallback(
    (to: To | number, { replace = false, state = null }: NavigateOptions = {}) => {
      if (typeof to === 'number') {
        history.go(to);
        return;
      }
      changeAddress(toUrl(to, pathname), { state, key: Math.random().toString(36).slice(2) }, replace);
      update(replace ? 'REPLACE' : 'PUSH');
    },
    [pathname, update],
  );
}

function toUrl(to: To, pathname: string): URL {
  const { origin } = window.location;
  const url =
    typeof to === 'string' ? new URL(to, origin + pathname) : Object.assign(new URL(origin + pathname), to);
  if (url.origin !== origin) throw new Error('The address is not ours');
  return url;
}

function changeAddress(url: URL, entry: HistoryEntry, replace: boolean) {
  try {
    history[replace ? 'replaceState' : 'pushState'](entry, '', url);
  } catch {
    // Safari allows only a hundred changes in a short time.
    window.location[replace ? 'replace' : 'assign'](url);
  }
}

interface NavigateProps extends NavigateOptions {
  to: string;
}

/** Navigates as soon as it is shown. */
export function Navigate({ to, replace, state }: NavigateProps) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}
