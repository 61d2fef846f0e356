import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of our own. */
  to: string;
}

/**
 * A link to another screen, without a page load. The router's own `Link` brings its prefetching of server-rendered pages
 * along, which took 2.5 KB of the first view.
 */
export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to);
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link of a navigation: it is marked as current on its own path and on the paths below it. */
export function NavLink({ to, ...link }: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return <Link {...link} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
