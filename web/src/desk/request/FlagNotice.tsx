import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { useCommands } from '../../commands/useCommands.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmModal.tsx';
import styles from './FlagNotice.module.css';
import { useChangeRequest } from './useRequestActions.ts';

/** Warns writers that a member's words indicate danger, and lets them end the flag. */
export function FlagNotice({ request }: { request: ReadingRequest }) {
  const { isFlagged, user } = request;
  const confirm = useConfirm();
  const { isBusy, change } = useChangeRequest(request);
  const confirmAndEndFlag = async () => {
    const heading = 'Are you sure you want to remove the flag?';
    const details = `${user.firstName} no longer sees the help lines here. A later message with words of danger sets the flag again.`;
    if (await confirm({ heading, details })) await change({ isFlagged: false }, 'Flag removed');
  };
  useCommands({}, isFlagged ? [{ label: 'Remove the flag', run: () => void confirmAndEndFlag() }] : []);
  if (!isFlagged) return null;
  return (
    <section className={styles.notice} aria-label="Flag">
      <div>
        <h2>Take care: words of danger</h2>
        <p>
          {user.firstName} sees help lines in this request. No draft is written for these words, so please
          answer by hand.
        </p>
      </div>
      <Button variant="quiet" isSmall isBusy={isBusy} onClick={() => void confirmAndEndFlag()}>
        Remove the flag
      </Button>
    </section>
  );
}
