import type { SessionItem } from '#contract/privacy/calls.ts';
import { formatDateAndTime } from '#contract/dates.ts';
import { useSession } from '../platform/session.ts';
import { useNow } from '../platform/useNow.ts';
import { Button } from '../ui/Button.tsx';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { LoadErrorMessage } from '../ui/LoadErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useRowFocus } from '../ui/lostFocus.ts';
import { ButtonRow } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { useEndSession, useLogOutElsewhere, useSessions } from './queries.ts';
import rowStyles from '../ui/ListRow.module.css';
import styles from './SessionList.module.css';

/** Where the member is logged in, with a button to log out each. */
export function SessionList() {
  const sessions = useSessions();
  return (
    <Paper heading="Sessions" fill="list">
      {sessions.data !== undefined ? (
        <ul>
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : sessions.isPending ? (
        <Loading />
      ) : (
        <LoadErrorMessage
          message="Your sessions could not be loaded"
          onRetry={() => void sessions.refetch()}
        />
      )}
      <SessionActions />
    </Paper>
  );
}

function SessionRow({ session }: { session: SessionItem }) {
  const { id, browser, createdAt, lastUsedAt, isThis } = session;
  const now = useNow();
  const endSession = useEndSession();
  const name = browser ?? (isThis ? 'This browser' : 'Another browser');
  return (
    <li ref={useRowFocus<HTMLLIElement>()} className={rowStyles.row}>
      <span className={rowStyles.text}>
        <span className={rowStyles.name}>
          {name}
          {isThis && <span className={rowStyles.mark}>This one</span>}
        </span>
        <span className={rowStyles.detail}>
          Logged in {formatDateAndTime(createdAt, now)}
          {!isThis && `, last used ${formatDateAndTime(lastUsedAt, now)}`}
        </span>
      </span>
      {!isThis && (
        <Button
          variant="quiet"
          isSmall
          aria-label={`Log out: ${name}`}
          isBusy={endSession.isPending}
          onClick={() => endSession.mutate({ id })}
        >
          Log out
        </Button>
      )}
    </li>
  );
}

function SessionActions() {
  const { signOut } = useSession();
  const confirm = useConfirm();
  const logOutElsewhere = useLogOutElsewhere();
  const confirmAndLogOut = async () => {
    const details = 'Every other browser and device will have to log in again. You stay logged in here.';
    if (await confirm({ details })) logOutElsewhere.mutate({});
  };
  return (
    <div className={styles.actions}>
      <ButtonRow>
        <Button variant="quiet" onClick={signOut}>
          Log out
        </Button>
        <Button variant="quiet" isBusy={logOutElsewhere.isPending} onClick={confirmAndLogOut}>
          Log out everywhere else
        </Button>
      </ButtonRow>
    </div>
  );
}
