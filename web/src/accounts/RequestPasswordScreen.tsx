import { requestPasswordReset } from '#contract/accounts/calls.ts';
import { requestPasswordForm } from '#contract/accounts/forms.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Link } from '../ui/Link.tsx';
import { focusOnMount } from '../ui/lostFocus.ts';
import { NightPage } from '../ui/NightPage.tsx';
import { Stack } from '../ui/layout.tsx';
import { TextField } from '../ui/TextField.tsx';

export function RequestPasswordScreen() {
  const requestPasswordResetMutation = useCallMutation(requestPasswordReset);
  const form = useForm({
    shape: requestPasswordForm,
    initial: { email: '' },
    submit: (typed) => requestPasswordResetMutation.mutateAsync(typed),
  });
  if (requestPasswordResetMutation.isSuccess)
    return (
      <NightPage heading="Check your email">
        <p role="status" ref={focusOnMount} tabIndex={-1}>
          {requestPasswordResetMutation.data.detail}. The link works once, within an hour.
        </p>
        <LinkButton to="/login" variant="quiet">
          Back to Login
        </LinkButton>
      </NightPage>
    );
  return (
    <NightPage
      heading="Request new Password"
      text="We send a link to the address of your account."
      below={<Link to="/login">Back to Login</Link>}
    >
      <form {...form.props}>
        <Stack>
          <FormError>{form.failure}</FormError>
          <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
          <Button type="submit" isWide isBusy={form.isSending}>
            Send the link
          </Button>
        </Stack>
      </form>
    </NightPage>
  );
}
