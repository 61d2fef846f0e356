import { type Role, ROLES } from '#contract/accounts/codes.ts';
import type { Session } from '../platform/session.ts';

export type AccessDecision = { kind: 'open' } | { kind: 'goTo'; path: string };

/**
 * Whether whoever is at the screen may see a route with these roles; without a list it is open to everyone.
 * Roles are compared exactly. `address` is where they wanted to go, with its query.
 */
export function decideAccess(
  roles: readonly Role[] | undefined,
  session: Session,
  address: string,
): AccessDecision {
  if (roles === undefined) return { kind: 'open' };
  if (session.kind === 'visitor') {
    return { kind: 'goTo', path: session.loggedOutAddress === address ? '/login' : loginPathFor(address) };
  }
  const { role } = session.user;
  if (roles.includes(role)) return { kind: 'open' };
  return { kind: 'goTo', path: role === ROLES.writer && isRoot(address) ? '/readings' : '/forbidden' };
}

// To the root one comes after logging in anyway.
const loginPathFor = (address: string) =>
  isRoot(address) ? '/login' : `/login?next=${encodeURIComponent(address)}`;

const isRoot = (address: string) => /^\/($|[?#])/.test(address);
