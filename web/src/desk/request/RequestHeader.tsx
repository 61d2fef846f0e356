import { formatDateAndTime } from '#contract/dates.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { buildTitleSuffix } from '#contract/readings/titleSuffix.ts';
import { spellCount } from '../../readings/rules.ts';
import { useNow } from '../../platform/useNow.ts';
import type { PresentWriter } from '../presence.ts';
import { describeTimeLeft } from '../queue/timeLeft.ts';
import styles from './RequestHeader.module.css';
import { RequestToolbar } from './RequestToolbar.tsx';
import type { RequestActions } from './useRequestActions.ts';
import { useWriterName } from './useWriterNames.ts';

interface RequestHeaderProps {
  request: ReadingRequest;
  present: readonly PresentWriter[];
  actions: RequestActions;
}

/** The request's title and options, who is viewing or has claimed it, and its actions. */
export function RequestHeader({ request, present, actions }: RequestHeaderProps) {
  const { title, createdAt, numberOfTarotCards: cards, isAstrology, assignedWriter, snoozedUntil } = request;
  const suffix = buildTitleSuffix(request);
  const now = useNow();
  const nameOf = useWriterName();
  const left = describeTimeLeft(request, now);
  const facts = [
    `Asked ${formatDateAndTime(createdAt, now)}`,
    cards > 1 && `${spellCount(cards).toLowerCase()} cards`,
    isAstrology && 'astrology',
    snoozedUntil !== null && `snoozed until ${formatDateAndTime(snoozedUntil, now)}`,
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <h1 tabIndex={-1} title={title}>
          <span dir="auto">{title}</span>
          {suffix !== '' && <span className={styles.suffix}> {suffix}</span>}
        </h1>
        <p>
          {facts.join(', ')}
          {left !== null && (
            <>
              {', '}
              <b
                className={left.isOverdue ? styles.overdue : undefined}
                title={`Due ${formatDateAndTime(request.dueAt, now)}`}
              >
                {left.text}
              </b>
            </>
          )}
        </p>
        {assignedWriter !== null && <p className={styles.claimed}>Claimed by {nameOf(assignedWriter)}</p>}
      </div>
      {present.length > 0 && <Faces present={present} />}
      <RequestToolbar request={request} actions={actions} />
    </header>
  );
}

/** The initials of the other writers who are here. Decorative, because the thread names them in words. */
const Faces = ({ present }: { present: readonly PresentWriter[] }) => (
  <span className={styles.faces} aria-hidden="true">
    {present.map(({ writer, state }) => (
      <span key={writer.id} data-state={state} title={writer.name}>
        {writer.name.slice(0, 1)}
      </span>
    ))}
  </span>
);
