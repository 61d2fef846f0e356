import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { getSubscriptionInfo } from '#contract/billing/calls.ts';
import { closeAccount } from '#contract/privacy/calls.ts';
import { closeAccountForm } from '#contract/privacy/forms.ts';
import { isUnreachable } from '../platform/failure.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { subscribeUnauthorized } from '../platform/unauthorized.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { FormError } from '../ui/FormError.tsx';
import { ButtonRow, Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { eraseBrowserData } from './eraseBrowserData.ts';
import { describeClosing } from './rules.ts';
import styles from './privacy.module.css';

/** Says what is erased and what is kept, and closes the account after the password and a confirmation. */
export function CloseAccount() {
  const confirm = useConfirm();
  const status = useQuery(queryOptionsFor(getSubscriptionInfo, {})).data?.currentSubscriptionStatus;
  const mayBeClosed = useRef(false);
  const close = useCallMutation(closeAccount, {
    onFailure: (failure) => {
      mayBeClosed.current = isUnreachable(failure);
    },
  });
  // The response was lost, and the session has ended with the account.
  useEffect(
    () =>
      subscribeUnauthorized(() => {
        if (mayBeClosed.current) eraseBrowserData();
      }),
    [],
  );
  const form = useForm({
    shape: closeAccountForm,
    initial: { password: '' },
    submit: async (typed) => {
      const heading = 'Are you sure you want to close your account?';
      if (!(await confirm({ heading, details: describeClosing(status) }))) return;
      await close.mutateAsync(typed);
      eraseBrowserData();
    },
  });
  return (
    <Paper heading="Close your account">
      <Stack>
        <p>You can leave at any time. To keep your letters, download them first.</p>
        <div className={styles.treatments}>
          <Treatment heading="Erased for good">
            <li>Every letter, question and note, yours and your readers’</li>
            <li>Your profile, pictures and birth chart</li>
            <li>Your name, address and password, everywhere</li>
            <li>The notes that readers made about you</li>
            <li>Your saved cards, here and at the payment provider</li>
          </Treatment>
          <Treatment heading="Stays without your name">
            <li>Invoices, payments and tips, which the law requires us to keep</li>
            <li>How many letters were answered and liked</li>
            <li>The number of your account, with the name ‘Former member’</li>
          </Treatment>
        </div>
        <p>
          {status !== 'canceled' && 'Your membership ends at once. '}A last mail confirms it, and you can sign
          up again with the same address.
        </p>
        <form {...form.props}>
          <Stack>
            <FormError>{form.failure}</FormError>
            <PasswordField
              label="Current password"
              autoComplete="current-password"
              {...form.field('password')}
            />
            <ButtonRow>
              <Button type="submit" variant="seal" isBusy={form.isSending}>
                Close my account
              </Button>
            </ButtonRow>
          </Stack>
        </form>
      </Stack>
    </Paper>
  );
}

const Treatment = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h3>{heading}</h3>
    <ul className={styles.list}>{children}</ul>
  </div>
);
