import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { checkSession, logOut, type SignedInUser } from '#contract/accounts/calls.ts';
import { lazyScreen } from '../platform/lazyScreen.ts';
import { keyOf } from '../platform/queries.ts';
import { send } from '../platform/send.ts';
import { type Session, SessionContext } from '../platform/session.ts';
import { stored } from '../platform/storage.ts';
import { whenUnauthorized } from '../platform/unauthorized.ts';
import { Loading } from '../ui/Loading.tsx';

// Visitors, who have no token to check, are spared the weight of it.
const Startup = lazyScreen(async () => (await import('./Startup.tsx')).Startup);

/** Nothing but a loader is shown until it is known who is at the screen. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [token, setToken] = useState(stored.token.read);
  const [left, setLeft] = useState<string>();

  const begin = useCallback(
    (fresh: string | null, user?: SignedInUser) => {
      void client.cancelQueries();
      client.clear();
      if (user !== undefined) client.setQueryData(keyOf(checkSession, {}), { user });
      setToken(fresh);
    },
    [client],
  );

  const forget = useCallback(() => {
    stored.token.remove();
    begin(null);
  }, [begin]);

  // A late 401 to an old token says nothing about the present one.
  useEffect(() => whenUnauthorized((refused) => refused === stored.token.read() && forget()), [forget]);
  useEffect(() => followOtherTabs(begin), [begin]);

  const acts = useMemo(
    () => ({
      signIn: (answer: { token: string; user: SignedInUser }) => {
        stored.token.write(answer.token);
        begin(answer.token, answer.user);
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
    [begin, forget, token],
  );
  const shown = useCallback(
    (session: Session) => <SessionContext value={{ session, ...acts }}>{children}</SessionContext>,
    [acts, children],
  );

  if (token === null) return shown({ is: 'visitor', left });
  return (
    <Suspense fallback={<Loading fills="page" />}>
      <Startup key={token}>{shown}</Startup>
    </Suspense>
  );
}

/** Logging in or out in one tab holds for all of them. */
function followOtherTabs(begin: (token: string | null) => void) {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === 'token' || key === null) begin(newValue);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
