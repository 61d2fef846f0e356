import { useState } from 'react';
import { changeEmailForm } from '#contract/privacy/forms.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { useForm } from '../platform/useForm.ts';
import { useRefetchOnFocus } from '../platform/useRefetchOnFocus.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useRestoreFocus } from '../ui/lostFocus.ts';
import { ButtonRow, Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import styles from './EmailSection.module.css';
import { useCancelEmailChange, useUpdateAccount } from './queries.ts';
import { useMe } from './useMe.ts';

/** The current email address, a new one that is not confirmed yet, and the form for changing it. */
export function EmailSection() {
  const { email, pendingEmail, emailUndeliverable } = useMe();
  useRefetchOnFocus(getMe, pendingEmail !== null);
  const [changing, setChanging] = useState<'new' | 'current' | null>(null);
  const change = useRestoreFocus<HTMLDivElement>(`${changing} ${pendingEmail}`);
  return (
    <Paper heading="Email address">
      <Stack>
        <p className={styles.address}>{email}</p>
        {pendingEmail !== null && <PendingChange email={email} pendingEmail={pendingEmail} />}
        {emailUndeliverable && pendingEmail === null && (
          <p className={styles.pending}>
            Mails to this address were returned, so we send only what is necessary. If it works again, confirm
            it: we send a link there.
          </p>
        )}
        <div ref={change}>
          {changing === null ? (
            <ButtonRow>
              {emailUndeliverable && pendingEmail !== email && (
                <Button variant="quiet" onClick={() => setChanging('current')}>
                  Confirm this address
                </Button>
              )}
              <Button variant="quiet" onClick={() => setChanging('new')}>
                {pendingEmail === null ? 'Change address' : 'Use another address'}
              </Button>
            </ButtonRow>
          ) : (
            <ChangeEmailForm
              key={changing}
              currentEmail={changing === 'current' ? email : null}
              onDone={() => setChanging(null)}
            />
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
        We sent a link to <strong>{pendingEmail}</strong>. Open it within an hour to confirm{' '}
        {pendingEmail === email
          ? 'that our mails reach you again.'
          : `the new address. Until then you log in with ${email}.`}
      </p>
      <Button variant="quiet" isSmall isBusy={cancel.isPending} onClick={() => cancel.mutate({})}>
        {pendingEmail === email ? 'Cancel' : 'Cancel the change'}
      </Button>
    </div>
  );
}

interface ChangeEmailFormProps {
  /** An address whose mails were returned, to be confirmed again; null for a new one. */
  currentEmail: string | null;
  onDone: () => void;
}

function ChangeEmailForm({ currentEmail, onDone }: ChangeEmailFormProps) {
  const toasts = useToasts();
  const update = useUpdateAccount();
  const form = useForm({
    shape: changeEmailForm,
    initial: { email: currentEmail ?? '', password: '' },
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
        {currentEmail === null && (
          <TextField
            label="New email"
            type="email"
            autoComplete="email"
            hint="We send a link there. Your address changes when you open it and confirm."
            {...form.field('email')}
          />
        )}
        <PasswordField label="Current password" autoComplete="current-password" {...form.field('password')} />
        <ButtonRow>
          <Button type="submit" isBusy={form.isSending}>
            Send the link
          </Button>
          <Button variant="quiet" disabled={form.isSending} onClick={onDone}>
            {currentEmail === null ? 'Keep my address' : 'Cancel'}
          </Button>
        </ButtonRow>
      </Stack>
    </form>
  );
}
