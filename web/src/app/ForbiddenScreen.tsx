import { homeOf, useSession } from '../platform/session.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Page, Row } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';

export function ForbiddenScreen() {
  const { session } = useSession();
  const role = session.is === 'signedIn' ? session.user.role : undefined;
  return (
    <Page align="center" width="narrow" heading="Forbidden">
      <Paper isRaised>
        <p>You have no access to this page. It may belong to another kind of account.</p>
        <Row>
          <LinkButton to={homeOf(role)}>Go Home</LinkButton>
          <LinkButton to="/login" variant="quiet">
            Login
          </LinkButton>
        </Row>
      </Paper>
    </Page>
  );
}
