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
import { useNavigate } from 'react-router';
import { logOut, type SignedInUser } from '#contract/accounts/calls.ts';
import { lazyScreen } from '../platform/lazyScreen.ts';
import { send } from '../platform/send.ts';
import { type Session, SessionContext } from '../platform/session.ts';
import { stored } from '../platform/storage.ts';
import { subscribeUnauthorized } from '../platform/unauthorized.ts';
import { Loading } from '../ui/Loading.tsx';

// Visitors, who have no token to check, are spared the weight of it.
const Startup = lazyScreen(async () => (await import('./Startup.tsx')).Startup);

interface SessionStart {
  token: string | null;
  /** Known already after logging in, so that it need not be asked. */
  user?: SignedInUser | undefined;
}

/** Nothing but a loader is shown until it is known who is at the screen. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [{ token, user }, setStart] = useState<SessionStart>(() => ({ token: stored.token.read() }));
  const [loggedOutAddress, setLoggedOutAddress] = useState<string>();

  const forget = useCallback(() => {
    stored.token.remove();
    setStart({ token: null });
  }, []);

  const navigate = useNavigate();
  const onUnauthorized = useEffectEvent((refused: string) => {
    // A late 401 to an old token says nothing about the present one.
    if (refused !== stored.token.read()) return;
    // A screen that is being opened asks before it is shown: in one step with its address, which is still to be shown
    // too, so that logging in leads there and not back to where one came from.
    startTransition(() => {
      void navigate(currentAddress(), { replace: true });
      forget();
    });
  });
  useEffect(() => subscribeUnauthorized((refused) => onUnauthorized(refused)), []);
  useEffect(() => subscribeToOtherTabs((theirs) => setStart({ token: theirs })), []);
  useEffect(() => {
    if (token === null) void eraseExpiredPersisted();
  }, [token]);

  const acts = useMemo(
    () => ({
      signIn: (answer: { token: string; user: SignedInUser }) => {
        stored.token.write(answer.token);
        setStart(answer);
      },
      signOut: () => {
        // The token ends on the server too; where that fails, this browser has forgotten it all the same.
        if (token !== null) send(logOut, {}, { token }).catch(() => {});
        setLoggedOutAddress(currentAddress());
        // First: another tab keeps nothing more once there is no token.
        forget();
        stored.cachedMessage.remove();
        stored.cachedNewReadingForm.remove();
      },
    }),
    [forget, token],
  );
  const provideSession = useCallback(
    (session: Session) => <SessionContext value={{ session, ...acts }}>{children}</SessionContext>,
    [acts, children],
  );

  if (token === null) return provideSession({ kind: 'visitor', loggedOutAddress });
  return (
    <Suspense fallback={<Loading fills="page" />}>
      <Startup key={token} user={user}>
        {provideSession}
      </Startup>
    </Suspense>
  );
}

/** That of the browser, which is ahead of the screen's while a screen is being loaded. */
const currentAddress = () => location.pathname + location.search;

/** What was kept of someone whose session ended is not kept for ever. Most visitors are spared the weight of it. */
async function eraseExpiredPersisted() {
  if ((stored.cachedMessage.read() ?? stored.cachedNewReadingForm.read()) === null) return;
  (await import('../platform/persisted.ts')).erasePersisted(null);
}

/** Logging in or out in one tab holds for all of them. */
function subscribeToOtherTabs(onToken: (token: string | null) => void) {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === 'token' || key === null) onToken(newValue);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
