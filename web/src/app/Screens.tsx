import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType, useParams } from 'react-router';
import { lazyScreen } from '../platform/lazyScreen.ts';
import { useSession } from '../platform/session.ts';
import { titled } from '../platform/usePageTitle.ts';
import { Loading } from '../ui/Loading.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { verdict } from './guard.ts';
import { type RouteRow, routes } from './routes.tsx';

const NotFound = lazyScreen(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen);

/** The screen of the present address. */
export function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetBy={pathname}>
      <Suspense fallback={<Loading fills="page" />}>
        <Routes>
          {routes.map((row) => (
            <Route key={row.path} path={row.path} element={<Guarded row={row} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
        <Arrival />
      </Suspense>
    </ErrorBoundary>
  );
}

function Guarded({ row }: { row: RouteRow }) {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  const parameters = useParams();
  useLayoutEffect(() => {
    document.title = titled(row.title);
  }, [row.title, pathname]);
  // An address that is none is nobody's: it is not found, whoever asks.
  if (row.hasNumbers && !Object.values(parameters).every(isNumber)) return <NotFound />;
  const answer = verdict(row.roles, session, pathname + search);
  if (answer.is === 'goTo') return <Navigate to={answer.path} replace />;
  return <row.screen />;
}

const isNumber = (parameter: string | undefined) => /^\d+$/.test(parameter ?? '');

/** After navigation the new page is read from its heading on: the focus goes there, and the view to its top. */
function Arrival() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    const page =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    page?.focus({ preventScroll: true });
    // Going back, the browser itself returns to where one was.
    if (kind !== 'POP') window.scrollTo(0, 0);
  }, [pathname, kind]);
  return null;
}
