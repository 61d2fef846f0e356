import { logIn } from '#contract/accounts/calls.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useSession } from '../platform/session.ts';
import { pathAfterLogin } from './pathAfterLogin.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Link } from '../ui/Link.tsx';
import { NightPage } from '../ui/NightPage.tsx';
import { Stack } from '../ui/layout.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { SignedInNotice } from './SignedInNotice.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import { SupportAddress } from './SupportAddress.tsx';
import { useLocation, useNavigate } from '../ui/router.tsx';

export function LoginScreen() {
  const { session, signIn } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const logInMutation = useCallMutation(logIn);
  const form = useForm({
    shape: async () => (await import('#contract/accounts/forms.ts')).logInForm,
    initial: { email: '', password: '' },
    submit: async (typed) => {
      const login = await logInMutation.mutateAsync(typed);
      signIn(login);
      navigate(pathAfterLogin(search, login.user.role), { replace: true });
    },
  });
  return (
    <NightPage
      heading="Login"
      text="Your letters are kept here."
      below={
        <>
          New to {PRODUCT_NAME}? <Link to="/signup">Sign up</Link> or <a href="/welcome">see what it is</a>
          <SupportAddress />
        </>
      }
    >
      <SignedInNotice />
      <StorageNotice />
      {session.kind === 'visitor' && session.hasEnded === true && (
        <p role="status">Your session has ended. What you wrote is kept: please log in again.</p>
      )}
      <form {...form.props}>
        <Stack>
          <FormError>{form.failure}</FormError>
          <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
          <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
          <Button type="submit" isWide isBusy={form.isSending}>
            Login
          </Button>
          <Link to="/forgot_password">Forgot your password?</Link>
        </Stack>
      </form>
    </NightPage>
  );
}
