import { changePassword } from '#contract/accounts/calls.ts';
import { changePasswordForm, PASSWORD_MIN } from '#contract/accounts/forms.ts';
import { listSessions } from '#contract/privacy/calls.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Stack } from '../ui/layout.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useToasts } from '../ui/Toasts.tsx';

/** Changes the password; every other session ends. */
export function ChangePasswordForm({ onDone }: { onDone?: () => unknown }) {
  const toasts = useToasts();
  const changePasswordMutation = useCallMutation(changePassword, { invalidates: [listSessions] });
  const form = useForm({
    shape: changePasswordForm,
    initial: { oldPassword: '', newPassword: '' },
    submit: async (typed) => {
      const { detail } = await changePasswordMutation.mutateAsync(typed);
      toasts.success(detail);
      form.reset();
      await onDone?.();
    },
  });
  return (
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
          hint={`At least ${PASSWORD_MIN} characters. A short sentence works well.`}
          {...form.field('newPassword')}
        />
        <Button type="submit" isWide isBusy={form.isSending}>
          Change password
        </Button>
      </Stack>
    </form>
  );
}
