import { SupportAddress } from '../accounts/SupportAddress.tsx';
import { homePathOf, useRole } from '../platform/session.ts';
import { NavigateButton } from '../ui/NavigateButton.tsx';
import { NightPage } from '../ui/NightPage.tsx';
import { ButtonRow } from '../ui/layout.tsx';

export function ForbiddenScreen() {
  const role = useRole();
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
