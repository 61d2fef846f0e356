import { type Role, ROLES } from '#contract/accounts/codes.ts';
import type { Session } from '../platform/session.ts';

export type AccessDecision = { kind: 'open' } | { kind: 'goTo'; path: string };

/**
 * Whether the current user may see a route with these roles; without roles everyone may. Roles are compared exactly.
 * `address` is the requested address, with its query; after logging in, the part that `hash` names is shown.
 */
export function decideAccess(
  roles: readonly Role[] | undefined,
  session: Session,
  address: string,
  hash = '',
): AccessDecision {
  if (roles === undefined) return { kind: 'open' };
  if (session.kind === 'visitor') {
    return {
      kind: 'goTo',
      path: session.loggedOutAddress === address ? '/login' : loginPathFor(address, hash),
    };
  }
  const { role } = session.user;
  if (roles.includes(role)) return { kind: 'open' };
  return { kind: 'goTo', path: role === ROLES.writer && isRoot(address) ? '/readings' : '/forbidden' };
}

// The root is the default after logging in.
const loginPathFor = (address: string, hash: string) =>
  isRoot(address) ? '/login' : `/login?next=${encodeURIComponent(address + hash)}`;

const isRoot = (address: string) => /^\/($|[?#])/.test(address);
