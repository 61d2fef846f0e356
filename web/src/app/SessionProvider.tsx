import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { logOut, type SignedInUser } from '#contract/accounts/calls.ts';
import { lazyScreen } from '../platform/lazyScreen.ts';
import { send } from '../platform/send.ts';
import { type Session, SessionContext } from '../platform/session.ts';
import { stored } from '../platform/storage.ts';
import { whenUnauthorized } from '../platform/unauthorized.ts';
import { Loading } from '../ui/Loading.tsx';

// Visitors, who have no token to check, are spared the weight of it.
const Startup = lazyScreen(async () => (await import('./Startup.tsx')).Startup);

interface Begun {
  token: string | null;
  /** Known already after logging in, so that it need not be asked. */
  user?: SignedInUser | undefined;
}

/** Nothing but a loader is shown until it is known who is at the screen. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [{ token, user }, begin] = useState<Begun>(() => ({ token: stored.token.read() }));
  const [left, setLeft] = useState<string>();

  const forget = useCallback(() => {
    stored.token.remove();
    begin({ token: null });
  }, []);

  // A late 401 to an old token says nothing about the present one.
  useEffect(() => whenUnauthorized((refused) => refused === stored.token.read() && forget()), [forget]);
  useEffect(() => followOtherTabs((theirs) => begin({ token: theirs })), []);

  const acts = useMemo(
    () => ({
      signIn: (answer: { token: string; user: SignedInUser }) => {
        stored.token.write(answer.token);
        begin(answer);
      },
      signOut: () => {
        // The token ends on the server too; where that fails, this browser has forgotten it all the same.
        if (token !== null) send(logOut, {}, { token }).catch(() => {});
        stored.cachedMessage.remove();
        stored.cachedNewReadingForm.remove();
        setLeft(location.pathname + location.search);
        forget();
      },
    }),
    [forget, token],
  );
  const shown = useCallback(
    (session: Session) => <SessionContext value={{ session, ...acts }}>{children}</SessionContext>,
    [acts, children],
  );

  if (token === null) return shown({ is: 'visitor', left });
  return (
    <Suspense fallback={<Loading fills="page" />}>
      <Startup key={token} user={user}>
        {shown}
      </Startup>
    </Suspense>
  );
}

/** Logging in or out in one tab holds for all of them. */
function followOtherTabs(onToken: (token: string | null) => void) {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === 'token' || key === null) onToken(newValue);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
