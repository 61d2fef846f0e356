import { formatDateAndTime } from '#contract/dates.ts';
import { buildTitleSuffix } from '#contract/readings/titleSuffix.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Envelope } from '../../ui/Envelope.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { useOpenLetter } from '../opening/useOpenLetter.ts';
import type { OwnRequest } from './ownRequests.ts';
import { QuoteOfTheDay } from '../daily/QuoteOfTheDay.tsx';
import styles from './ReadingsHighlight.module.css';
import { spellCount } from '../rules.ts';
import { useNow } from '../../platform/useNow.ts';
import { WaitingForAnswer } from '../thread/WaitingForAnswer.tsx';
import { findNextDue } from '../thread/waitingRules.ts';

interface ReadingsHighlightProps {
  /** Newest first. */
  sealed: readonly OwnRequest[];
  requests: readonly OwnRequest[];
}

/** The newest sealed letter and the next letter to arrive, or a message if there is neither. */
export function ReadingsHighlight({ sealed, requests }: ReadingsHighlightProps) {
  const [newest] = sealed;
  const next = findNextDue(requests);
  return (
    <Stack>
      {newest !== undefined && <SealedLetter request={newest} others={sealed.length - 1} />}
      {next !== undefined && (
        <WaitingForAnswer
          request={{ ...next, status: 'OPENED' }}
          title={<TitleWithSuffix request={next} />}
        />
      )}
      {newest === undefined && next === undefined && <NothingWaits />}
    </Stack>
  );
}

function SealedLetter({ request, others }: { request: OwnRequest; others: number }) {
  const { id, personality, numberOfTarotCards: cards, lastMessageTime } = request;
  const opening = useOpenLetter(id, (link) => link.closest('section'));
  const arrived = `Arrived ${formatDateAndTime(lastMessageTime, useNow())}`;
  return (
    <Envelope
      kicker={personality === null ? 'New letter' : `New letter from ${personality.firstName}`}
      title={<TitleWithSuffix request={request} />}
      action={
        <LinkButton {...opening} variant="seal" to={`/${id}`}>
          Open the letter
        </LinkButton>
      }
    >
      <p>{cards > 1 ? `You asked for ${spellCount(cards).toLowerCase()} cards. ${arrived}` : arrived}</p>
      {others > 0 && <p>{others === 1 ? 'One more is sealed.' : `${spellCount(others)} more are sealed.`}</p>}
    </Envelope>
  );
}

function TitleWithSuffix({ request }: { request: OwnRequest }) {
  const suffix = buildTitleSuffix(request);
  return (
    <>
      <span dir="auto">{request.title}</span>
      {suffix !== '' && ` ${suffix}`}
    </>
  );
}

const NothingWaits = () => (
  <Paper isRaised>
    <div className={styles.quiet}>
      <h2>No letter is waiting</h2>
      <p>Ask whatever is on your mind. A reader answers you by letter.</p>
      <QuoteOfTheDay />
    </div>
  </Paper>
);
