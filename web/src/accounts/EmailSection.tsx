import { useState } from 'react';
import { changeEmailForm } from '#contract/privacy/forms.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { useForm } from '../platform/useForm.ts';
import { useRefetchOnFocus } from '../platform/useRefetchOnFocus.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useRestoreFocus } from '../ui/lostFocus.ts';
import { ButtonRow, Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import styles from './EmailSection.module.css';
import { useAccount, useCancelEmailChange, useUpdateAccount } from './queries.ts';

/** The current email address, a new one that is not confirmed yet, and the form for changing it. */
export function EmailSection() {
  const { email, pendingEmail } = useAccount();
  useRefetchOnFocus(getMe, pendingEmail !== null);
  const [isChanging, setChanging] = useState(false);
  const change = useRestoreFocus<HTMLDivElement>(`${isChanging} ${pendingEmail}`);
  return (
    <Paper heading="Email address">
      <Stack>
        <p className={styles.address}>{email}</p>
        {pendingEmail !== null && <PendingChange email={email} pendingEmail={pendingEmail} />}
        <div ref={change}>
          {isChanging ? (
            <ChangeEmailForm onDone={() => setChanging(false)} />
          ) : (
            <ButtonRow>
              <Button variant="quiet" onClick={() => setChanging(true)}>
                {pendingEmail === null ? 'Change address' : 'Use another address'}
              </Button>
            </ButtonRow>
          )}
        </div>
      </Stack>
    </Paper>
  );
}

function PendingChange({ email, pendingEmail }: { email: string; pendingEmail: string }) {
  const cancel = useCancelEmailChange();
  return (
    <div className={styles.pending} role="status">
      <p>
        We sent a link to <strong>{pendingEmail}</strong>. Open it within an hour to confirm the new address.
        Until then you log in with {email}.
      </p>
      <Button variant="quiet" isSmall isBusy={cancel.isPending} onClick={() => cancel.mutate({})}>
        Cancel the change
      </Button>
    </div>
  );
}

function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const toasts = useToasts();
  const update = useUpdateAccount();
  const form = useForm({
    shape: changeEmailForm,
    initial: { email: '', password: '' },
    submit: async (typed) => {
      await update.mutateAsync(typed);
      toasts.success(`A link is on its way to ${typed.email}`);
      onDone();
    },
  });
  return (
    <form {...form.props}>
      <Stack>
        <FormError>{form.failure}</FormError>
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          hint="We send a link there. Your address changes when you open it and confirm."
          {...form.field('email')}
        />
        <PasswordField label="Current password" autoComplete="current-password" {...form.field('password')} />
        <ButtonRow>
          <Button type="submit" isBusy={form.isSending}>
            Send the link
          </Button>
          <Button variant="quiet" disabled={form.isSending} onClick={onDone}>
            Keep my address
          </Button>
        </ButtonRow>
      </Stack>
    </form>
  );
}
