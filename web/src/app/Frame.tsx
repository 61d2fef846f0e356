import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { PRODUCT_NAME } from '#contract/product.ts';
import { homePathOf, useSession } from '../platform/session.ts';
import { useTheme } from '../platform/theme.ts';
import { IconButton } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { LeaveIcon, MoonIcon, SunIcon } from '../ui/icons.tsx';
import styles from './Frame.module.css';
import { type RouteRow, routes } from './routes.tsx';

/** The frame of every screen: the top bar, and on small screens the customers' bottom bar. */
export function Frame({ children }: { children: ReactNode }) {
  const { session, signOut } = useSession();
  const role = session.kind === 'signedIn' ? session.user.role : undefined;
  const { theme, canChoose, toggle } = useTheme();
  const links =
    role === undefined ? [] : routes.filter((row) => row.nav !== undefined && row.roles?.includes(role));
  const isDark = theme === 'darkTheme';
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#page">
        Skip to the page
      </a>
      <header className={styles.top}>
        <div className={styles.bar}>
          <Link className={styles.mark} to={homePathOf(role)}>
            <LogoMark />
            {PRODUCT_NAME}
          </Link>
          {role === undefined ? <VisitorNav /> : <TopNav links={links} isAlsoAtBottom={canChoose} />}
          <div className={styles.acts}>
            {canChoose && (
              <IconButton
                isOnNight
                label={isDark ? 'Switch to light theme' : 'Switch to dark theme'}
                onClick={toggle}
              >
                {isDark ? <SunIcon /> : <MoonIcon />}
              </IconButton>
            )}
            {role !== undefined && (
              <IconButton isOnNight label="Log out" onClick={signOut}>
                <LeaveIcon />
              </IconButton>
            )}
          </div>
        </div>
      </header>
      <main id="page" tabIndex={-1} className={styles.page}>
        {children}
      </main>
      {canChoose && links.length > 0 && <BottomNav links={links} />}
    </div>
  );
}

const VisitorNav = () => (
  <nav className={styles.nav} aria-label="Main">
    <NavLink to="/login">Login</NavLink>
    <NavLink to="/signup">Sign up</NavLink>
  </nav>
);

interface NavProps {
  links: readonly RouteRow[];
}

const TopNav = ({ links, isAlsoAtBottom }: NavProps & { isAlsoAtBottom: boolean }) => (
  <nav
    className={classNames(styles.nav, isAlsoAtBottom ? styles.onlyLarge : styles.ownRow)}
    aria-label="Main"
  >
    {links.map(({ path, nav }) => (
      <NavLink key={path} to={path} end={path === '/'}>
        {nav?.label}
      </NavLink>
    ))}
  </nav>
);

const BottomNav = ({ links }: NavProps) => (
  <nav className={styles.bottom} aria-label="Main">
    {links.map(({ path, nav }) => (
      <NavLink key={path} to={path} end={path === '/'}>
        {nav && <nav.icon />}
        {nav?.shortLabel}
      </NavLink>
    ))}
  </nav>
);

const LogoMark = () => (
  <svg className={styles.moon} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M15 2.5a10 10 0 1 0 6.5 13.7A8.5 8.5 0 0 1 15 2.5z" />
  </svg>
);
