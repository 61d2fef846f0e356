import { homeOf, useSession } from '../platform/session.ts';
import { usePageTitle } from '../platform/usePageTitle.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';

/** For unknown addresses, and for screens whose record is unknown or another's. */
export function NotFoundScreen() {
  usePageTitle('Not Found');
  const { session } = useSession();
  const role = session.is === 'signedIn' ? session.user.role : undefined;
  return (
    <Page align="center" width="narrow" heading="Not Found">
      <Paper isRaised>
        <p>There is nothing at this address. The link may be old, or a letter of it may be missing.</p>
        <LinkButton to={homeOf(role)}>Go Home</LinkButton>
      </Paper>
    </Page>
  );
}
