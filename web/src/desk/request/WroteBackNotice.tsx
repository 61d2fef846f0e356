import { formatDateAndTime } from '#contract/dates.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { useKeyHint } from '../../commands/useKeyHint.ts';
import { useNow } from '../../platform/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import type { RequestActions } from './useRequestActions.ts';
import styles from './WroteBackNotice.module.css';

interface WroteBackNoticeProps {
  request: ReadingRequest;
  actions: RequestActions;
}

/** Shows writers that a member wrote back to an answer, until they reply, mark it as done, or reopen the request. */
export function WroteBackNotice({ request: { wroteBackAt, user }, actions }: WroteBackNoticeProps) {
  const now = useNow();
  const hint = useKeyHint();
  if (wroteBackAt === null) return null;
  return (
    <section className={styles.notice} aria-label="Wrote back">
      <p>
        <b>{user.firstName} wrote back</b>{' '}
        <time dateTime={wroteBackAt}>{formatDateAndTime(wroteBackAt, now)}</time>
      </p>
      <div>
        <Button
          {...hint('done')}
          variant="quiet"
          isSmall
          disabled={actions.isBusy}
          onClick={actions.markDone}
        >
          Mark as done
        </Button>
        <Button variant="quiet" isSmall disabled={actions.isBusy} onClick={actions.reopen}>
          Reopen as a question
        </Button>
      </div>
    </section>
  );
}
