import type { ReactNode } from 'react';
import { formatDateAndTime } from '#contract/dates.ts';
import { MoonGlyph } from '../../astrology/MoonGlyph.tsx';
import { useMe } from '../../accounts/useMe.ts';
import { Paper } from '../../ui/Paper.tsx';
import { useIsServiceable } from '../queries.ts';
import { spellCount } from '../rules.ts';
import { useNow } from '../../platform/useNow.ts';
import styles from './WaitingForAnswer.module.css';
import { computeMoonAngle, describeDue, describePause, isLate, type WaitingRequest } from './waitingRules.ts';

interface WaitingForAnswerProps {
  request: WaitingRequest & { status: 'OPENED'; isOracle: boolean; numberOfTarotCards: number };
  /** The question's title, on pages that do not show it otherwise. */
  title?: ReactNode;
  /** Shown below the steps: something to read meanwhile. */
  children?: ReactNode;
}

/** An open request: who writes the answer, by when, and the steps until then. Its moon waxes with the time. */
export function WaitingForAnswer({ request, title, children }: WaitingForAnswerProps) {
  const isPaused = useIsServiceable() === false;
  const now = useNow();
  return (
    <div className={styles.waiting}>
      <Paper isRaised>
        <div className={styles.text}>
          <MoonGlyph angle={computeMoonAngle(request, now)} size={88} />
          {title !== undefined && <p className={styles.title}>{title}</p>}
          <h2>{isPaused ? describePause(request) : describeDue(request, now)}</h2>
          {isPaused ? <p>Your question is kept.</p> : <Steps request={request} now={now} />}
          {children}
        </div>
      </Paper>
    </div>
  );
}

function Steps({ request, now }: Pick<WaitingForAnswerProps, 'request'> & { now: Date }) {
  const isOverdue = isLate(request, now);
  const { answerMail } = useMe().notifications;
  return (
    <>
      {isOverdue && (
        <p>
          This is later than we promised, and we are sorry. Your question is not lost; you do not need to ask
          again.
        </p>
      )}
      <ol className={styles.steps}>
        <li>
          <b>Asked</b> {formatDateAndTime(request.createdAt, now)}
        </li>
        <li aria-current="step">
          <b>Being written</b> {describeCards(request)}
        </li>
        <li>
          <b>Your letter</b> {isOverdue ? 'as soon as it is done' : formatDateAndTime(request.dueAt, now)}
        </li>
      </ol>
      <p className={styles.hint}>
        You may close this page.{answerMail && ' A mail tells you when your letter is here.'}
      </p>
    </>
  );
}

const describeCards = ({ isOracle, numberOfTarotCards: count }: WaitingForAnswerProps['request']) =>
  `with ${spellCount(count).toLowerCase()} ${isOracle ? 'oracle ' : ''}card${count === 1 ? '' : 's'}`;
