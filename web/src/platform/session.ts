import { createContext, use } from 'react';
import { ROLES } from '#contract/accounts/codes.ts';
import type { SignedInUser } from '#contract/accounts/calls.ts';

/** Who is at the screen. Nothing is shown before it is known. */
export type Session =
  /** `left` is the address where they logged out: whoever logs in next need not come back to it. */
  { kind: 'visitor'; loggedOutAddress?: string | undefined } | { kind: 'signedIn'; user: SignedInUser };

export interface SessionContextValue {
  session: Session;
  /** After logging in or signing up: keeps the token, and starts as at startup. */
  signIn: (answer: { token: string; user: SignedInUser }) => void;
  /** Logs out: drops the token and everything that was read with it. */
  signOut: () => void;
}

export const SessionContext = createContext<SessionContextValue | null>(null);

export function useSession(): SessionContextValue {
  const value = use(SessionContext);
  if (value === null) throw new Error('useSession stands outside of SessionProvider');
  return value;
}

/** The signed-in user, on the screens that only the signed-in see. */
export function useUser(): SignedInUser {
  const { session } = useSession();
  if (session.kind !== 'signedIn') throw new Error('useUser stands on a screen that visitors see');
  return session.user;
}

/** Where Go Home goes. */
export const homePathOf = (role: string | undefined) => (role === ROLES.writer ? '/readings' : '/');

/** Where to go after logging in: the page that asked for it, if it is one of ours. */
export function pathAfterLogin(search: string, role: string): string {
  const next = new URLSearchParams(search).get('next');
  // Two slashes, or a slash and a backslash, would lead to another site; browsers drop tabs and line breaks first.
  return next !== null && /^\/(?![/\\])[^\t\n\r]*$/.test(next) ? next : homePathOf(role);
}
