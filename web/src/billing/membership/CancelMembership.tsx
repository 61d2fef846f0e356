import { useRef, useState } from 'react';
import { cancelSubscription } from '#contract/billing/calls.ts';
import { CANCEL_REASON_MAX, cancelReason } from '#contract/billing/forms.ts';
import { getAllowedActions } from '#contract/billing/allowedActions.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { WholeDates } from '../../ui/WholeDates.tsx';
import { countCharacters } from '../../ui/countCharacters.ts';
import { findTopDialog } from '../../ui/topDialog.ts';
import { ActionRow } from './ActionRow.tsx';
import styles from './CancelMembership.module.css';
import { usePlainChange } from './PlainChange.tsx';
import { useSubscriptionInfo } from '../queries.ts';
import { type ChangeProps, useMembershipChange } from './useMembershipChange.tsx';

/** Cancels the membership, with an optional reason. Offers to skip a month instead, if that is allowed. */
export function CancelMembership(props: ChangeProps) {
  const { userId } = props;
  const isOfMember = userId === undefined;
  const { currentSubscriptionStatus, pendingProductId } = useSubscriptionInfo({ userId });
  const cancel = useMembershipChange(cancelSubscription, props);
  const skip = usePlainChange({ ...props, action: 'skip' });
  // Keeps a typed reason when the member answers NO or the call fails.
  const reason = useRef('');
  const canSkip = getAllowedActions(currentSubscriptionStatus, pendingProductId).includes('skip');
  const confirmAndCancel = () => {
    const before = reason.current;
    return cancel.confirmAndAct(
      (answer) => (
        <Stack>
          <p>{cancel.sentence !== undefined && <WholeDates>{cancel.sentence}</WholeDates>}</p>
          {canSkip && (
            <p className={styles.rest}>
              {isOfMember ? 'Do you only need a break?' : 'Does the user only need a break?'}{' '}
              <button
                type="button"
                className={styles.link}
                onClick={() => {
                  answer(false);
                  skip.confirmAndAct();
                }}
              >
                Skip the next month instead
              </button>
            </p>
          )}
          <ReasonField
            before={before}
            onChange={(typed) => (reason.current = typed)}
            isOfMember={isOfMember}
          />
        </Stack>
      ),
      () => (reason.current.trim() === '' ? {} : { reason: reason.current }),
      () => {
        if (findError(reason.current) === undefined) return true;
        findTopDialog()?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
        return false;
      },
    );
  };
  const isOwing = currentSubscriptionStatus === 'payment_failed';
  return (
    <ActionRow {...describeCancellation(cancel.offer?.statusAfter === 'canceled', isOwing)}>
      <Button
        variant="quiet"
        disabled={cancel.isDisabled}
        isBusy={cancel.isPending}
        onClick={() => void confirmAndCancel()}
      >
        {isOwing ? 'Cancel instead' : 'Cancel Membership'}
      </Button>
    </ActionRow>
  );
}

const findError = (reason: string) => cancelReason.safeParse(reason).error?.issues[0]?.message;

const describeCancellation = (isAtOnce: boolean, isOwing: boolean) => ({
  heading: isOwing ? 'Cancel without paying' : 'Cancel the membership',
  text: isOwing
    ? 'The membership ends at once, and the unpaid amount is not charged. Every letter stays readable.'
    : isAtOnce
      ? 'The membership ends at once, and nothing more is charged. Every letter stays readable.'
      : 'The membership ends when the paid period ends, and nothing more is charged. Every letter stays readable.',
});

interface ReasonFieldProps {
  before: string;
  onChange: (reason: string) => void;
  isOfMember: boolean;
}

function ReasonField({ before, onChange, isOfMember }: ReasonFieldProps) {
  const [reason, setReason] = useState(before);
  return (
    <TextArea
      label={isOfMember ? 'Why are you leaving? (optional)' : 'Reason (optional)'}
      value={reason}
      onChange={(typed) => {
        setReason(typed);
        onChange(typed);
      }}
      error={findError(reason)}
      hint={`${countCharacters(reason)} of ${CANCEL_REASON_MAX} characters`}
      rows={3}
    />
  );
}
