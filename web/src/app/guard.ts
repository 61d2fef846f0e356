import { type Role, ROLES } from '#contract/accounts/codes.ts';
import type { Session } from '../platform/session.ts';

export type Verdict = { is: 'open' } | { is: 'goTo'; path: string };

/**
 * Whether whoever is at the screen may see a route with these roles; without a list it is open to everyone.
 * Roles are compared exactly. `address` is where they wanted to go, with its query.
 */
export function verdict(roles: readonly Role[] | undefined, session: Session, address: string): Verdict {
  if (roles === undefined) return { is: 'open' };
  if (session.is === 'visitor') {
    return { is: 'goTo', path: session.left === address ? '/login' : loginFor(address) };
  }
  const { role } = session.user;
  if (roles.includes(role)) return { is: 'open' };
  return { is: 'goTo', path: role === ROLES.writer && isRoot(address) ? '/readings' : '/forbidden' };
}

// To the root one comes after logging in anyway.
const loginFor = (address: string) =>
  isRoot(address) ? '/login' : `/login?next=${encodeURIComponent(address)}`;

const isRoot = (address: string) => /^\/($|[?#])/.test(address);
