import { Link, useNavigate } from 'react-router';
import { changePassword } from '#contract/accounts/calls.ts';
import { changePasswordForm, PASSWORD_MIN } from '#contract/accounts/forms.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { NightPage } from '../ui/NightPage.tsx';
import { Stack } from '../ui/Page.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useToasts } from '../ui/Toasts.tsx';

export function ChangePasswordScreen() {
  const navigate = useNavigate();
  const toasts = useToasts();
  const changePasswordMutation = useCallMutation(changePassword);
  const form = useForm({
    shape: changePasswordForm,
    initial: { oldPassword: '', newPassword: '' },
    submit: async (typed) => {
      const { detail } = await changePasswordMutation.mutateAsync(typed);
      toasts.success(detail);
      await navigate('/account');
    },
  });
  return (
    <NightPage
      heading="Change password"
      text="Other devices will have to log in again."
      below={<Link to="/account">Back to Account</Link>}
    >
      <form {...form.props}>
        <Stack>
          <FormError>{form.failure}</FormError>
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...form.field('oldPassword')}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint={`At least ${PASSWORD_MIN} characters. A sentence is a good one.`}
            {...form.field('newPassword')}
          />
          <Button type="submit" isWide isBusy={form.isSending}>
            Change password
          </Button>
        </Stack>
      </form>
    </NightPage>
  );
}
