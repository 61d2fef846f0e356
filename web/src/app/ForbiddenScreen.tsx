import { SupportAddress } from '../accounts/SupportAddress.tsx';
import { homePathOf, useSession } from '../platform/session.ts';
import { NavigateButton } from '../ui/NavigateButton.tsx';
import { NightPage } from '../ui/NightPage.tsx';
import { ButtonRow } from '../ui/layout.tsx';

export function ForbiddenScreen() {
  const { session } = useSession();
  const role = session.kind === 'signedIn' ? session.user.role : undefined;
  return (
    <NightPage heading="Forbidden" below={<SupportAddress />}>
      <p>You have no access to this page. It may belong to another kind of account.</p>
      <ButtonRow>
        <NavigateButton to={homePathOf(role)}>Go Home</NavigateButton>
        <NavigateButton to="/login" variant="quiet">
          Login
        </NavigateButton>
      </ButtonRow>
    </NightPage>
  );
}
