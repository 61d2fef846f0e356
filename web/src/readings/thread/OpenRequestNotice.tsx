import { formatDateAndTime } from '#contract/dates.ts';
import type { DrawProof, ReadingRequest } from '#contract/readings/shapes.ts';
import { Paper } from '../../ui/Paper.tsx';
import { CardOfTheDay } from '../daily/CardOfTheDay.tsx';
import styles from './OpenRequestNotice.module.css';
import { DrawProofButton } from '../drawProof/DrawProofButton.tsx';
import { QuoteOfTheDay } from '../daily/QuoteOfTheDay.tsx';
import { describeRequestStatus } from '../rules.ts';
import { useNow } from '../../platform/useNow.ts';
import { WaitingForAnswer } from './WaitingForAnswer.tsx';
import { isLate } from './waitingRules.ts';

interface OpenRequestNoticeProps {
  request: ReadingRequest;
  /** Whether the thread has only the question so far. */
  isFirst: boolean;
}

/**
 * Says what happens next and by when, for an open request and after the member wrote back. Right after a new question, it
 * also shows something to read.
 */
export function OpenRequestNotice({ request, isFirst }: OpenRequestNoticeProps) {
  const { status } = request;
  if (status !== 'OPENED') return request.wroteBackAt !== null && <WroteBack request={request} />;
  return (
    <WaitingForAnswer request={{ ...request, status }}>
      {isFirst && request.helpLines.length === 0 && (
        <>
          <CardOfTheDay />
          <QuoteOfTheDay />
        </>
      )}
      <NextDraw proof={request.drawProof} />
    </WaitingForAnswer>
  );
}

/** The commitment to the seed of the next draw. */
const NextDraw = ({ proof }: { proof: DrawProof | null }) =>
  proof !== null && <DrawProofButton proof={proof} />;

function WroteBack({ request }: Pick<OpenRequestNoticeProps, 'request'>) {
  const now = useNow();
  return (
    <div className={styles.note}>
      <Paper>
        <h2>{describeRequestStatus(request)}</h2>
        <p>
          {isLate(request, now)
            ? 'The reply takes a little longer than we promised. Your letter stays as it is.'
            : `You will have a reply by ${formatDateAndTime(request.dueAt, now)}. Your letter stays as it is.`}
        </p>
        <NextDraw proof={request.drawProof} />
      </Paper>
    </div>
  );
}
