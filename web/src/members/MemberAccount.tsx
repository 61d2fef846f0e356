import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { email } from '#contract/accounts/forms.ts';
import { getSubscriptionInfo } from '#contract/billing/calls.ts';
import type { MembershipEnding } from '#contract/billing/codes.ts';
import type { InputOf } from '#contract/call.ts';
import {
  getUser,
  listAuditLog,
  listUsers,
  patchStaffUser,
  user,
  type User,
} from '#contract/members/calls.ts';
import { listReaders } from '#contract/readers/calls.ts';
import { readNewerRecord } from '../platform/editedMeanwhile.ts';
import { queryKeyFor } from '../platform/queries.ts';
import { useUser } from '../platform/session.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useRestoreFocus } from '../ui/lostFocus.ts';
import { ButtonRow, Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToasts } from '../ui/Toasts.tsx';

/** The address, the role and the access of a person. */
export const MemberAccount = ({ member }: { member: User }) => (
  <Paper heading="Account">
    <Stack>
      <EmailForm member={member} />
      <Access member={member} />
    </Stack>
  </Paper>
);

/** Sends one edit of this version of a user; when it is outdated, the newer one is shown. */
function useEditAccount(member: User, onNewer?: (newer: User) => void) {
  const client = useQueryClient();
  const edit = useCallMutation(patchStaffUser, {
    ifMatch: member.etag,
    invalidates: [getUser, listUsers, listAuditLog, listReaders, getSubscriptionInfo],
    onFailure: (failure) => {
      const newer = readNewerRecord(failure, user);
      if (newer === undefined) return;
      client.setQueryData(queryKeyFor(getUser, { id: member.id }), newer);
      onNewer?.(newer);
    },
  });
  const save = (change: Omit<InputOf<typeof patchStaffUser>, 'id'>) =>
    edit.mutateAsync({ id: member.id, ...change });
  return { save, isPending: edit.isPending, error: edit.error };
}

function EmailForm({ member }: { member: User }) {
  const [isEditing, setEditing] = useState(false);
  const buttons = useRestoreFocus<HTMLDivElement>(isEditing);
  const toasts = useToasts();
  // The member's data when editing began, or the newer data that somebody else has saved since.
  const [before, setBefore] = useState(member);
  const { save } = useEditAccount(before, setBefore);
  const form = useForm({
    shape: z.strictObject({ email }),
    initial: { email: member.email },
    submit: async (change) => {
      if (change.email !== before.email) {
        await save(change);
        toasts.success('The email address is changed');
      }
      setEditing(false);
    },
  });
  const toggle = () => {
    flushSync(() => {
      setBefore(member);
      form.reset({ email: member.email });
      setEditing(!isEditing);
    });
    if (!isEditing) form.props.ref.current?.querySelector('input')?.focus();
  };
  return (
    <form {...form.props} aria-label="Email address">
      <Stack>
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="off"
          value={isEditing ? form.values.email : member.email}
          disabled={!isEditing}
          readOnly={form.isSending}
          hint={
            isEditing ? `Now ${before.email}. It changes at once, and both addresses get a mail.` : undefined
          }
        />
        <FormError>{form.failure}</FormError>
        <div ref={buttons}>
          <ButtonRow>
            {isEditing && (
              <Button type="submit" isSmall isBusy={form.isSending}>
                Save address
              </Button>
            )}
            <Button variant="quiet" isSmall disabled={form.isSending} onClick={toggle}>
              {isEditing ? 'Cancel' : 'Change address'}
            </Button>
          </ButtonRow>
        </div>
      </Stack>
    </form>
  );
}

const ENDINGS: readonly { value: MembershipEnding; label: string; hint: string }[] = [
  { value: 'at_period_end', label: 'Cancel it', hint: 'It runs until the end of the paid period.' },
  { value: 'now', label: 'End it now', hint: 'Nothing is refunded automatically.' },
  { value: 'keep', label: 'Keep it', hint: 'It continues, and is charged as before.' },
];

/** The choice of what happens to the membership of a member who is blocked or becomes a writer. */
function EndingChoice({ onChange }: { onChange: (ending: MembershipEnding) => void }) {
  const [ending, setEnding] = useState<MembershipEnding>('at_period_end');
  return (
    <Choice
      label="User's membership"
      options={ENDINGS}
      value={ending}
      onChange={(chosen) => {
        setEnding(chosen);
        onChange(chosen);
      }}
    />
  );
}

interface AccessChange {
  button: string;
  heading: string;
  text: string;
  done: string;
  change: { isBlocked: boolean } | { isWriter: boolean };
}

const BLOCK: AccessChange = {
  button: 'Block',
  heading: 'Are you sure you want to block this user?',
  text: 'They are logged out everywhere at once and cannot log in again.',
  done: 'The user is blocked',
  change: { isBlocked: true },
};
const UNBLOCK: AccessChange = {
  button: 'Unblock',
  heading: 'Are you sure you want to unblock this user?',
  text: 'They can log in again. A membership that has ended stays ended.',
  done: 'The user can log in again',
  change: { isBlocked: false },
};
const PROMOTE: AccessChange = {
  button: 'Make a writer',
  heading: 'Are you sure you want to make this user a writer?',
  text: 'They see every member and every letter, and answer under a reader of their own.',
  done: 'The user is a writer now',
  change: { isWriter: true },
};
const DEMOTE: AccessChange = {
  button: 'Remove the writer role',
  heading: 'Are you sure you want to remove the writer role from this user?',
  text: 'They become a customer, and their reader no longer answers.',
  done: 'The user is a customer now',
  change: { isWriter: false },
};

/** Changes a person's access after a confirmation, and what becomes of their membership. */
function useChangeAccess(member: User) {
  const confirm = useConfirm();
  const toasts = useToasts();
  const ending = useRef<MembershipEnding>('at_period_end');
  const { save, isPending, error } = useEditAccount(member);
  const hasMembership = member.subscription !== null && member.currentSubscriptionStatus !== 'canceled';
  const changeAccess = async ({ heading, text, done, change }: AccessChange) => {
    const endsMembership = hasMembership && Object.values(change)[0] === true;
    ending.current = 'at_period_end';
    const isConfirmed = await confirm({
      heading,
      details: (
        <Stack>
          <p>{text}</p>
          {endsMembership && <EndingChoice onChange={(chosen) => (ending.current = chosen)} />}
        </Stack>
      ),
    });
    if (!isConfirmed) return;
    const isSaved = await save({ ...change, ...(endsMembership && { membership: ending.current }) }).then(
      () => true,
      () => false,
    );
    if (isSaved) toasts.success(done);
  };
  return { changeAccess, isPending, error };
}

function Access({ member }: { member: User }) {
  const own = useUser();
  const { changeAccess, isPending, error } = useChangeAccess(member);
  const changes = [member.isBlocked ? UNBLOCK : BLOCK, member.isWriter ? DEMOTE : PROMOTE];
  if (own.id === member.id) return <p>You cannot change your own access.</p>;
  return (
    <Stack>
      <FormError>{error?.details}</FormError>
      <ButtonRow>
        {changes.map((each) => (
          <Button
            // The same for an act and its opposite, so that the focus stays on the button.
            key={Object.keys(each.change).join()}
            variant={each === BLOCK ? 'seal' : 'quiet'}
            isSmall
            isBusy={isPending}
            onClick={() => void changeAccess(each)}
          >
            {each.button}
          </Button>
        ))}
      </ButtonRow>
    </Stack>
  );
}
