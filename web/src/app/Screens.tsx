import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType, useParams } from 'react-router';
import { lazyScreen } from '../platform/lazyScreen.ts';
import { useSession } from '../platform/session.ts';
import { formatPageTitle } from '../platform/usePageTitle.ts';
import { Loading } from '../ui/Loading.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { decideAccess } from './guard.ts';
import { type RouteRow, routes } from './routes.tsx';

const NotFound = lazyScreen(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen);

/** The screen of the present address. */
export function Screens() {
  const { pathname } = useLocation();
  const arrivedRef = useRef(pathname);
  return (
    <ErrorBoundary resetBy={pathname}>
      <Routes>
        {routes.map((row) => (
          <Route
            key={row.path}
            path={row.path}
            element={
              <ScreenBoundary key={screenKeyOf(row)} arrivedRef={arrivedRef}>
                <GuardedScreen row={row} />
              </ScreenBoundary>
            }
          />
        ))}
        <Route
          path="*"
          element={
            <ScreenBoundary arrivedRef={arrivedRef}>
              <NotFound />
            </ScreenBoundary>
          }
        />
      </Routes>
    </ErrorBoundary>
  );
}

/** One screen has one key, also where several addresses show it: it stays while one goes from one to another. */
const screenKeyOf = (row: RouteRow) => routes.findIndex(({ screen }) => screen === row.screen);

interface ScreenBoundaryProps {
  arrivedRef: RefObject<string>;
  children: ReactNode;
}

/**
 * A screen, or the loader until it is there. The router navigates in a transition, in which React leaves the former
 * screen standing rather than show the fallback of a boundary that has shown something before: so each screen has a
 * boundary of its own.
 */
const ScreenBoundary = ({ arrivedRef, children }: ScreenBoundaryProps) => (
  <Suspense fallback={<Loading fills="page" />}>
    {children}
    <FocusOnNavigation arrivedRef={arrivedRef} />
  </Suspense>
);

function GuardedScreen({ row }: { row: RouteRow }) {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  const parameters = useParams();
  useLayoutEffect(() => {
    document.title = formatPageTitle(row.title);
  }, [row.title, pathname]);
  // An address that is none is nobody's: it is not found, whoever asks.
  if (row.hasNumbers && !Object.values(parameters).every(isNumber)) return <NotFound />;
  const access = decideAccess(row.roles, session, pathname + search);
  if (access.kind === 'goTo') return <Navigate to={access.path} replace />;
  return <row.screen />;
}

const isNumber = (parameter: string | undefined) => /^\d+$/.test(parameter ?? '');

/** After navigation the new page is read from its heading on: the focus goes there, and the view to its top. */
function FocusOnNavigation({ arrivedRef }: Pick<ScreenBoundaryProps, 'arrivedRef'>) {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (arrivedRef.current === pathname) return;
    arrivedRef.current = pathname;
    const page =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    page?.focus({ preventScroll: true });
    // Going back, the browser itself returns to where one was.
    if (kind !== 'POP') window.scrollTo(0, 0);
  }, [arrivedRef, pathname, kind]);
  return null;
}
