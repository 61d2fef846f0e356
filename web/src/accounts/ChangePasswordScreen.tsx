import { useIsMounted } from '../ui/useIsMounted.ts';
import { Link } from '../ui/Link.tsx';
import { NightPage } from '../ui/NightPage.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { useNavigate } from '../ui/router.tsx';

export function ChangePasswordScreen() {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return (
    <NightPage
      heading="Change password"
      text="You will be logged out on your other devices."
      below={<Link to="/account">Back to Account</Link>}
    >
      <ChangePasswordForm onDone={() => isMounted() && navigate('/account')} />
    </NightPage>
  );
}
