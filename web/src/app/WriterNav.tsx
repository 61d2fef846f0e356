import { Suspense, useEffect, useState } from 'react';
import { lazyScreen, preloadScreen } from '../platform/lazyScreen.ts';
import { whenIdle } from '../platform/whenIdle.ts';
import { IconButton } from '../ui/Button.tsx';
import { NavLink } from '../ui/Link.tsx';
import { MenuIcon } from '../ui/moreIcons.tsx';
import type { SidePanelProps } from '../ui/SidePanel.tsx';
import styles from './WriterNav.module.css';

// Not visible at first, and only small windows have it.
const SidePanel = lazyScreen<SidePanelProps>(
  async () => (await import('../ui/SidePanel.tsx')).SidePanel,
  'sidePanel',
);

const LINKS = [
  { path: '/readings', label: 'Readings' },
  { path: '/archived-readings', label: 'Archived' },
  { path: '/manage/users', label: 'Users' },
  { path: '/manage/tags', label: 'Tags' },
  { path: '/manage/writers', label: 'Writers' },
  { path: '/manage/grades', label: 'Grades' },
  { path: '/manage/audit', label: 'Audit' },
  { path: '/manage/mail', label: 'Mail' },
  { path: '/writer/profile', label: 'My Profile' },
] as const;

/** The writers' navigation: a row where it fits, otherwise a menu. */
export function WriterNav() {
  const [isOpen, setOpen] = useState<boolean>();
  const close = () => setOpen(false);
  // A failure to preload is ignored: the file is loaded when the menu is opened.
  useEffect(() => whenIdle(() => void Promise.allSettled([preloadScreen('sidePanel')])), []);
  return (
    <>
      <nav className={styles.nav} aria-label="Main">
        {LINKS.map(({ path, label }) => (
          <NavLink key={path} to={path}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={styles.open}>
        <IconButton isOnNight label="Menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <MenuIcon />
        </IconButton>
      </div>
      {isOpen !== undefined && (
        <Suspense>
          <SidePanel heading="Menu" isOpen={isOpen} onClose={close}>
            <nav className={styles.menu} aria-label="Main">
              {LINKS.map(({ path, label }) => (
                <NavLink key={path} to={path} onClick={close}>
                  {label}
                </NavLink>
              ))}
            </nav>
          </SidePanel>
        </Suspense>
      )}
    </>
  );
}
