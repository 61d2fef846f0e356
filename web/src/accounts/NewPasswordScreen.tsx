import { confirmPasswordReset } from '#contract/accounts/calls.ts';
import { newPasswordForm, PASSWORD_MIN } from '#contract/accounts/forms.ts';
import { accountRefusals } from '#contract/accounts/refusals.ts';
import { useSession } from '../platform/session.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { SignedInNotice } from './SignedInNotice.tsx';
import { Link } from '../ui/Link.tsx';
import { NightPage } from '../ui/NightPage.tsx';
import { Stack } from '../ui/Page.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { useNavigate, useSearchParams } from '../ui/router.tsx';

/** The target of the link in mails, also for invited writers, who have no password yet. */
export function NewPasswordScreen() {
  const query = useSearchParams();
  const token = query.get('token') ?? '';
  if (token === '')
    return (
      <NightPage heading="Set new Password">
        <p>{accountRefusals.reset_link_invalid.message}.</p>
        <LinkButton to="/forgot_password">Request new Password</LinkButton>
      </NightPage>
    );
  return <NewPasswordForm token={token} />;
}

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { session, signOut } = useSession();
  const confirmPasswordResetMutation = useCallMutation(confirmPasswordReset);
  const form = useForm({
    shape: newPasswordForm,
    initial: { token, password: '' },
    submit: async (typed) => {
      const { detail } = await confirmPasswordResetMutation.mutateAsync(typed);
      toasts.success(detail);
      // A new password ends all sessions, including this browser's.
      if (session.kind === 'signedIn') signOut();
      navigate('/login', { replace: true });
    },
  });
  return (
    <NightPage
      heading="Set new Password"
      text="It ends every session that is still open, on all devices."
      below={<Link to="/forgot_password">Request another link</Link>}
    >
      <SignedInNotice />
      <form {...form.props}>
        <Stack>
          <FormError>{form.failure}</FormError>
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint={`At least ${PASSWORD_MIN} characters.`}
            {...form.field('password')}
          />
          <Button type="submit" isWide isBusy={form.isSending}>
            Set new password
          </Button>
        </Stack>
      </form>
    </NightPage>
  );
}
