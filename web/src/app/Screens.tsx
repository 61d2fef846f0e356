import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigationType } from '../ui/router.tsx';
import { lazyScreen } from '../platform/lazyScreen.ts';
import { PathNumbers } from '../platform/pathNumbers.ts';
import { useSession } from '../platform/session.ts';
import { formatPageTitle } from '../platform/usePageTitle.ts';
import { Loading } from '../ui/Loading.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { decideAccess } from './guard.ts';
import { findRoute } from './findRoute.ts';
import { type RouteRow, routes } from './routes.tsx';

const NotFound = lazyScreen(async () => (await import('./laterScreens.ts')).laterScreens.NotFoundScreen());

export function Screens() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  // Logging in or signing up mounts this again at the page that it leads to; a page load begins at the document itself.
  const arrivedRef = useRef(kind === 'POP' ? pathname : null);
  const found = findRoute(pathname);
  return (
    <ErrorBoundary resetBy={pathname}>
      <ScreenBoundary key={found && screenKeyOf(found.row)} arrivedRef={arrivedRef}>
        {found === undefined ? (
          <NotFound />
        ) : (
          <PathNumbers value={found.numbers}>
            <GuardedScreen row={found.row} />
          </PathNumbers>
        )}
      </ScreenBoundary>
    </ErrorBoundary>
  );
}

/** A screen keeps its key across its addresses, so that navigating between them does not remount it. */
const screenKeyOf = (row: RouteRow) => routes.findIndex(({ screen }) => screen === row.screen);

interface ScreenBoundaryProps {
  arrivedRef: RefObject<string | null>;
  children: ReactNode;
}

/**
 * A screen, or the loader until the screen is loaded. The router navigates in a transition, in which React keeps the
 * previous screen instead of showing the fallback of a mounted boundary. So each screen has its own boundary.
 */
const ScreenBoundary = ({ arrivedRef, children }: ScreenBoundaryProps) => (
  <Suspense fallback={<Loading fills="page" />}>
    {children}
    <FocusOnNavigation arrivedRef={arrivedRef} />
  </Suspense>
);

function GuardedScreen({ row }: { row: RouteRow }) {
  const { session } = useSession();
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => {
    document.title = formatPageTitle(row.title);
  }, [row.title, pathname]);
  const access = decideAccess(row.roles, session, pathname + search, hash);
  if (access.kind === 'goTo') return <Navigate to={access.path} replace />;
  return <row.screen />;
}

/** After navigation, moves the focus to the new page's heading and scrolls to its top. */
function FocusOnNavigation({ arrivedRef }: Pick<ScreenBoundaryProps, 'arrivedRef'>) {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (arrivedRef.current === pathname) return;
    arrivedRef.current = pathname;
    const page =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    page?.focus({ preventScroll: true });
    // On Back and Forward the browser restores the scroll position.
    if (kind !== 'POP') window.scrollTo(0, 0);
  }, [arrivedRef, pathname, kind]);
  return null;
}
