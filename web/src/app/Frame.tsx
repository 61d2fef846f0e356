import { type ReactNode, Suspense } from 'react';
import { Link, NavLink } from '../ui/Link.tsx';
import { ROLES } from '#contract/accounts/codes.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { homePathOf, useRole, useSession } from '../platform/session.ts';
import { lazyExtra, lazyScreen } from '../platform/lazyScreen.ts';
import { onceIdle } from '../platform/whenIdle.ts';
import { useTheme } from '../platform/theme.ts';
import { IconButton } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { LeaveIcon, MoonIcon, SunIcon } from '../ui/icons.tsx';
import { firstScreens } from './firstScreens.ts';
import styles from './Frame.module.css';
import { type RouteRow, routes } from './routes.tsx';

// Loaded after the first view together with its icons, because visitors and writers do not have it.
const BottomNav = lazyScreen(firstScreens.bottomNav, 'bottomNav');
const WriterCommands = lazyExtra(
  onceIdle(async () => (await import('./laterScreens.ts')).laterScreens.WriterCommands()),
);

// A chunk of its own, because members and visitors do not need it.
const WriterNav = lazyScreen(firstScreens.writerNav, 'writerNav');

/** The frame of every screen: the top bar, and on small screens the members' bottom bar. */
export function Frame({ children }: { children: ReactNode }) {
  const { signOut } = useSession();
  const role = useRole();
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
        <div className={classNames(styles.bar, role === ROLES.writer && styles.wide)}>
          <Link className={styles.mark} to={homePathOf(role)}>
            <LogoMark />
            {PRODUCT_NAME}
          </Link>
          {role === undefined ? (
            <VisitorNav />
          ) : role === ROLES.writer ? (
            <Suspense>
              <WriterNav />
            </Suspense>
          ) : (
            <TopNav links={links} />
          )}
          <div className={styles.actions}>
            {role === ROLES.writer && (
              <Suspense fallback={<span className={styles.later} />}>
                <WriterCommands />
              </Suspense>
            )}
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
      {canChoose && links.length > 0 && (
        <div className={styles.bottom}>
          <Suspense>
            <BottomNav />
          </Suspense>
        </div>
      )}
    </div>
  );
}

const VisitorNav = () => (
  <nav className={styles.nav} aria-label="Main">
    <NavLink to="/login">Login</NavLink>
    <NavLink to="/signup">Sign up</NavLink>
  </nav>
);

const TopNav = ({ links }: { links: readonly RouteRow[] }) => (
  <nav className={classNames(styles.nav, styles.onlyLarge)} aria-label="Main">
    {links.map(({ path, nav }) => (
      <NavLink key={path} to={path}>
        {nav}
      </NavLink>
    ))}
  </nav>
);

const LogoMark = () => (
  <svg className={styles.moon} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M15 2.5a10 10 0 1 0 6.5 13.7A8.5 8.5 0 0 1 15 2.5z" />
  </svg>
);
