import { useEffect } from 'react';
import { confirmPasswordReset, previewPasswordReset } from '#contract/accounts/calls.ts';
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
import { Stack } from '../ui/layout.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { useNavigate, useSearchParams } from '../ui/router.tsx';

/** The target of the link in mails, also for invited writers, who have no password yet. Opening it changes nothing. */
export function NewPasswordScreen() {
  const token = useSearchParams().get('token') ?? '';
  return token === '' ? <EndedLink /> : <NewPasswordForm token={token} />;
}

const HEADING = 'Set new Password';

const EndedLink = () => (
  <NightPage heading={HEADING}>
    <p>{accountRefusals.reset_link_invalid.message}.</p>
    <LinkButton to="/forgot_password">Request new Password</LinkButton>
  </NightPage>
);

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { session, signOut } = useSession();
  const { mutate: loadPreview, data: preview, error } = useCallMutation(previewPasswordReset);
  useEffect(() => loadPreview({ token }), [loadPreview, token]);
  const isEnded = error?.code === 'reset_link_invalid';
  // Somebody else may have opened the link in their browser. They stay signed in.
  const isForAnother =
    session.kind === 'signedIn' && preview !== undefined && session.user.email !== preview.email;
  const confirmPasswordResetMutation = useCallMutation(confirmPasswordReset);
  const form = useForm({
    shape: newPasswordForm,
    initial: { token, password: '' },
    submit: async (typed) => {
      const { detail } = await confirmPasswordResetMutation.mutateAsync(typed);
      toasts.success(detail);
      // A new password ends all sessions of its account, including this browser's.
      if (session.kind === 'signedIn' && !isForAnother) signOut();
      navigate('/login', { replace: true });
    },
  });
  return (
    <NightPage
      heading={HEADING}
      text={
        isEnded ? (
          `${accountRefusals.reset_link_invalid.message}.`
        ) : (
          <>
            {preview && (
              <>
                For <strong>{preview.email}</strong>.{' '}
              </>
            )}
            A new password ends every session of this account that is still open, on all devices.
          </>
        )
      }
      below={<Link to="/forgot_password">Request another link</Link>}
    >
      <SignedInNotice>
        {isForAnother
          ? 'The link is for another account: you set its password, and stay logged in to yours.'
          : 'A new password logs you out here too.'}
      </SignedInNotice>
      <form {...form.props}>
        <Stack>
          <FormError>{form.failure}</FormError>
          {/* For password managers. */}
          <input type="email" autoComplete="username" value={preview?.email ?? ''} readOnly hidden />
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
