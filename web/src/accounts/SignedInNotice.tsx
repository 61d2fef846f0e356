import type { ReactNode } from 'react';
import { homePathOf, useSession } from '../platform/session.ts';
import { NavigateButton } from '../ui/NavigateButton.tsx';
import styles from './SignedInNotice.module.css';

/** Shown to logged-in users on screens for visitors: their address, a text of the screen, and a button to their home. */
export function SignedInNotice({ children }: { children?: ReactNode }) {
  const { session } = useSession();
  if (session.kind !== 'signedIn') return null;
  return (
    <div className={styles.notice}>
      <p>
        You are logged in as <strong>{session.user.email}</strong>. {children}
      </p>
      <NavigateButton to={homePathOf(session.user.role)} variant="quiet" isSmall>
        Go Home
      </NavigateButton>
    </div>
  );
}
