import { createContext, use } from 'react';
import { ROLES } from '#contract/accounts/codes.ts';
import type { SignedInUser } from '#contract/accounts/calls.ts';

/** The current user. Nothing is shown before it is known. */
export type Session =
  /**
   * `loggedOutAddress` is the address where they logged out: the next user is not led back to it. `hasEnded`: the server
   * has ended the session.
   */
  | { kind: 'visitor'; loggedOutAddress?: string | undefined; hasEnded?: boolean | undefined }
  | { kind: 'signedIn'; user: SignedInUser };

/** What `useSession` gives. */
export interface SessionContextValue {
  session: Session;
  /** After logging in or signing up: stores the token, and loads the session as on startup. */
  signIn: (login: { token: string; user: SignedInUser }) => void;
  /** Logs out: drops the token and everything loaded with it. */
  signOut: () => void;
}

/** Null outside of `SessionProvider`. */
export const SessionContext = createContext<SessionContextValue | null>(null);

/** The session, and how to change it. Throws outside of `SessionProvider`. */
export function useSession(): SessionContextValue {
  const value = use(SessionContext);
  if (value === null) throw new Error('useSession is used outside of SessionProvider');
  return value;
}

/** The signed-in user, on screens that require one. */
export function useUser(): SignedInUser {
  const { session } = useSession();
  if (session.kind !== 'signedIn') throw new Error('useUser is used on a screen that visitors see');
  return session.user;
}

/** The role of the current user; undefined for a visitor. */
export function useRole(): SignedInUser['role'] | undefined {
  const { session } = useSession();
  return session.kind === 'signedIn' ? session.user.role : undefined;
}

/** The start page of a role: the desk for writers, the own readings for everyone else. */
export const homePathOf = (role: string | undefined) => (role === ROLES.writer ? '/readings' : '/');
