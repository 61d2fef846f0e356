import { homeOf, useSession } from '../platform/session.ts';
import { usePageTitle } from '../platform/usePageTitle.ts';
import { LinkButton } from '../ui/Button.tsx';
import { NightPage } from '../ui/NightPage.tsx';

/** For unknown addresses, and for screens whose record is unknown or another's. */
export function NotFoundScreen() {
  usePageTitle('Not Found');
  const { session } = useSession();
  const role = session.is === 'signedIn' ? session.user.role : undefined;
  return (
    <NightPage heading="Not Found">
      <p>There is nothing at this address. The link may be old, or a letter of it may be missing.</p>
      <LinkButton to={homeOf(role)}>Go Home</LinkButton>
    </NightPage>
  );
}
