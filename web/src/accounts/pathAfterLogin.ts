import { homePathOf } from '../platform/session.ts';

/** Where to go after logging in: the page that required it, if it is on this site. */
export function pathAfterLogin(search: string, role: string): string {
  const next = new URLSearchParams(search).get('next');
  // Two slashes, or a slash and a backslash, would lead to another site; browsers drop tabs and line breaks first.
  return next !== null && /^\/(?![/\\])[^\t\n\r]*$/.test(next) ? next : homePathOf(role);
}
