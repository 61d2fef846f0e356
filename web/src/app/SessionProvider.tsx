import {
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { logOut, type SignedInUser } from '#contract/accounts/calls.ts';
import { lazyScreen } from '../platform/lazyScreen.ts';
import { send } from '../platform/send.ts';
import { type Session, SessionContext } from '../platform/session.ts';
import { stored } from '../platform/storage.ts';
import { subscribeUnauthorized } from '../platform/unauthorized.ts';
import { Loading } from '../ui/Loading.tsx';
import { firstScreens } from './firstScreens.ts';
import { useNavigate } from '../ui/router.tsx';

// A chunk of its own: visitors without a token do not need it.
const Startup = lazyScreen(firstScreens.startup, 'startup');

interface SessionStart {
  token: string | null;
  /** Known after logging in, so that it need not be requested. */
  user?: SignedInUser | undefined;
  hasEnded?: boolean;
}

/** Shows only a loader until the session is known. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [{ token, user, hasEnded }, setStart] = useState<SessionStart>(() => ({
    token: stored.token.read(),
  }));
  const [loggedOutAddress, setLoggedOutAddress] = useState<string>();

  const forget = useCallback((ended: { hasEnded?: boolean } = {}) => {
    stored.token.remove();
    setStart({ token: null, ...ended });
  }, []);

  const navigate = useNavigate();
  const onUnauthorized = useEffectEvent((refused: string) => {
    // A late 401 for an old token says nothing about the current one.
    if (refused !== stored.token.read()) return;
    // A new screen may get the 401 before it is shown. The address is updated in the same transition, so that logging in
    // leads to that screen and not back to the previous one.
    startTransition(() => {
      navigate(currentAddress(), { replace: true });
      forget({ hasEnded: true });
    });
  });
  useEffect(() => subscribeUnauthorized((refused) => onUnauthorized(refused)), []);
  useEffect(() => subscribeToOtherTabs((theirs) => setStart({ token: theirs })), []);
  useEffect(() => {
    if (token === null) void eraseExpiredPersisted();
  }, [token]);

  const sessionActions = useMemo(
    () => ({
      signIn: (login: { token: string; user: SignedInUser }) => {
        stored.token.write(login.token);
        setLoggedOutAddress(undefined);
        setStart(login);
      },
      signOut: () => {
        // Also ends the token on the server. If that fails, this browser has forgotten it anyway.
        if (token !== null) send(logOut, {}, { token }).catch(() => {});
        setLoggedOutAddress(currentAddress());
        // First, so that another tab stores nothing more once the token is gone.
        forget();
        stored.cachedMessage.remove();
        stored.cachedNewReadingForm.remove();
      },
    }),
    [forget, token],
  );
  const provideSession = useCallback(
    (session: Session) => <SessionContext value={{ session, ...sessionActions }}>{children}</SessionContext>,
    [sessionActions, children],
  );

  if (token === null) return provideSession({ kind: 'visitor', loggedOutAddress, hasEnded });
  return (
    <Suspense fallback={<Loading fills="page" />}>
      <Startup key={token} user={user}>
        {provideSession}
      </Startup>
    </Suspense>
  );
}

/** The browser's address, which is ahead of the screen's while a screen is loading. */
const currentAddress = () => location.pathname + location.search;

/** Erases persisted text of an ended session after its time. A chunk of its own, since most visitors do not need it. */
async function eraseExpiredPersisted() {
  if ((stored.cachedMessage.read() ?? stored.cachedNewReadingForm.read()) === null) return;
  (await import('../platform/persisted.ts')).erasePersisted(null);
}

/** Logging in or out in one tab applies to all tabs. */
function subscribeToOtherTabs(onToken: (token: string | null) => void) {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === 'token' || key === null) onToken(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
