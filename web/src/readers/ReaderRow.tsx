import { useState } from 'react';
import { formatFullName } from '#contract/fullName.ts';
import type { Reader } from '#contract/readers/calls.ts';
import { Failure } from '../platform/failure.ts';
import { useIsMounted } from '../ui/useIsMounted.ts';
import { useNow } from '../platform/useNow.ts';
import { Button } from '../ui/Button.tsx';
import { ColorDot } from '../ui/ColorDot.tsx';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { useRestoreFocus, useRowFocus } from '../ui/lostFocus.ts';
import { useOkMessage } from '../ui/OkModal.tsx';
import { ButtonRow } from '../ui/layout.tsx';
import { StatusMoon } from '../ui/StatusMoon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ManageWritersScreen.module.css';
import { useCountOpenRequests, useInviteReader, useSetReaderStatus } from './manageQueries.ts';
import { ReaderFace } from '../readings/letters/ReaderFace.tsx';
import { describeDeactivation, describeInvitation } from './rules.ts';

const STATUSES = {
  active: { phase: 'full', label: 'Active' },
  invited: { phase: 'half', label: 'Invited' },
  inactive: { phase: 'empty', label: 'Inactive' },
} as const;

/** One reader with everything that writers manage. */
export function ReaderRow({ reader, onEdit }: { reader: Reader; onEdit: () => void }) {
  const { status, color, email, away, specialities, bio } = reader;
  const now = useNow();
  const invitation = describeInvitation(reader, now);
  const name = formatFullName(reader);
  return (
    <li ref={useRowFocus<HTMLLIElement>()} className={styles.reader}>
      <ReaderFace reader={reader} size={56} />
      <div className={styles.text}>
        <div className={styles.name}>
          <ColorDot color={color} />
          <h3 dir="auto">{name}</h3>
          <VisuallyHidden>, {color}</VisuallyHidden>
          <StatusMoon {...STATUSES[status]} />
          {away && <span className={styles.more}>Away</span>}
        </div>
        {specialities !== '' && <p dir="auto">{specialities}</p>}
        {bio !== '' && (
          <p dir="auto" className={styles.bio}>
            {bio}
          </p>
        )}
        <p className={styles.more}>{email ?? 'A shared name, without an account'}</p>
        {invitation !== null && <p className={styles.more}>{invitation}</p>}
      </div>
      <ButtonRow ref={useRestoreFocus<HTMLDivElement>(status)}>
        <Button variant="quiet" isSmall aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        {invitation !== null && <InviteAgain reader={reader} />}
        <StatusButton reader={reader} />
      </ButtonRow>
    </li>
  );
}

function InviteAgain({ reader }: { reader: Reader }) {
  const invitation = useInviteReader();
  return (
    <Button
      variant="quiet"
      isSmall
      aria-label={`Invite again ${formatFullName(reader)}`}
      isBusy={invitation.isPending}
      onClick={() => invitation.mutate({ id: reader.id })}
    >
      Invite again
    </Button>
  );
}

function StatusButton({ reader }: { reader: Reader }) {
  const { id, status, invitedUntil } = reader;
  const confirm = useConfirm();
  const showOk = useOkMessage();
  const countOpenRequests = useCountOpenRequests();
  const isMounted = useIsMounted();
  const [isCounting, setCounting] = useState(false);
  const change = useSetReaderStatus(reader);
  const name = formatFullName(reader);
  const confirmAndActivate = async () => {
    if (await confirm({ heading: `Are you sure you want to activate ${name}?` }))
      change.mutate({ id, status: 'active' });
  };
  if (status === 'inactive')
    // A reader who has not accepted the invitation is invited again instead.
    return invitedUntil === null ? (
      <Button
        variant="quiet"
        isSmall
        aria-label={`Activate ${name}`}
        isBusy={change.isPending}
        onClick={() => void confirmAndActivate()}
      >
        Activate
      </Button>
    ) : null;
  const confirmAndDeactivate = async () => {
    try {
      setCounting(true);
      const count = await countOpenRequests(id).finally(() => setCounting(false));
      // The writer may have gone to another screen meanwhile, where the question would make no sense.
      if (!isMounted()) return;
      const details = describeDeactivation(reader, count);
      const heading = `Are you sure you want to deactivate ${name}?`;
      if (await confirm({ heading, details })) change.mutate({ id, status: 'inactive' });
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      showOk({ heading: 'The writer was not changed', text: thrown.details });
    }
  };
  return (
    <Button
      variant="quiet"
      isSmall
      aria-label={`Deactivate ${name}`}
      isBusy={isCounting || change.isPending}
      onClick={() => void confirmAndDeactivate()}
    >
      Deactivate
    </Button>
  );
}
