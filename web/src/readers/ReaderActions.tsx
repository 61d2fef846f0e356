import type { PublicReader } from '#contract/readers/calls.ts';
import { useUpdateAccount } from '../accounts/queries.ts';
import { describeActionFailure } from '../platform/failure.ts';
import { useUser } from '../platform/session.ts';
import { useMe } from '../accounts/useMe.ts';
import { chooseReaderForRequest } from '../readings/requestForm/persistedForm.ts';
import { Button } from '../ui/Button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import styles from './ReaderInfoScreen.module.css';
import { useIsActiveReader } from './queries.ts';
import { useNavigate } from '../ui/router.tsx';

/** Asking a reader, and choosing them as the member's own. */
export function ReaderActions({ reader }: { reader: PublicReader }) {
  const { id, firstName } = reader;
  const userId = useUser().id;
  const navigate = useNavigate();
  const { isActive } = useIsActiveReader(id);
  const ask = () => {
    chooseReaderForRequest(userId, id);
    navigate('/create');
  };
  return (
    <div className={styles.actions}>
      {isActive === true && (
        <Button variant="seal" isWide onClick={ask}>
          Ask {firstName}
        </Button>
      )}
      {isActive === true && reader.away && <p>{firstName} is away just now. Another reader may answer.</p>}
      {isActive === false && (
        <p>{firstName} takes no new questions just now. Letters that are under way will be answered.</p>
      )}
      <OwnReader reader={reader} canBeChosen={isActive === true} />
    </div>
  );
}

/** Whether this is the member's own reader, and the button that changes it. */
function OwnReader({
  reader: { id, firstName },
  canBeChosen,
}: {
  reader: PublicReader;
  canBeChosen: boolean;
}) {
  const toasts = useToasts();
  const isOwn = useMe().assignedPersonalityUser === id;
  const update = useUpdateAccount({
    onFailure: (failure) => toasts.error(Object.values(failure.fields)[0] ?? describeActionFailure(failure)),
  });
  return (
    <>
      <p role="status" className={isOwn ? styles.own : undefined}>
        {isOwn && (
          <>
            <CheckIcon />
            {firstName} is your reader
          </>
        )}
      </p>
      {(isOwn || canBeChosen) && (
        // One button for both, which keeps the focus.
        <Button
          variant="quiet"
          isWide
          isBusy={update.isPending}
          onClick={() => update.mutate({ assignedPersonalityUser: isOwn ? null : id })}
        >
          {isOwn ? 'Choose nobody' : 'Choose as mine'}
        </Button>
      )}
      {!isOwn && canBeChosen && <p>Your questions then go to {firstName} first, unless you name another.</p>}
    </>
  );
}
