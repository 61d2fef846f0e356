import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from './router.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of our own. */
  to: string;
}

/** A link to another screen, without a page load. */
export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        navigate(to, { replace: to === pathname + search + hash });
      }}
    >
      {children}
    </a>
  );
}

/** Whether a click opens a new tab or window, downloads the page or opens a menu. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** A link of a navigation: it is marked as current on its own path and on the paths below it. */
export function NavLink({ to, ...link }: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return <Link {...link} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
