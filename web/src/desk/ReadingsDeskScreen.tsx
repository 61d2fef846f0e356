import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { getRequest } from '#contract/readings/calls.ts';
import { lazyScreen } from '../platform/lazyScreen.ts';
import { useOptionalPathNumber } from '../platform/pathNumbers.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useUser } from '../platform/session.ts';
import { isUnknownRecord } from '../platform/unknownRecord.ts';
import { useLiveEvents } from '../platform/useLiveEvents.ts';
import { usePageTitle } from '../platform/usePageTitle.ts';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { RequestPane } from './RequestPane.tsx';
import { type Pane, PANE_LABELS, PANES, showsOnePane } from './panes/panes.ts';
import { usePresentWriters } from './presence.ts';
import { Queue } from './queue/Queue.tsx';
import { useApplyDeskEvent } from './queue/useApplyDeskEvent.ts';
import { useQueueCommands } from './queue/useQueueCommands.ts';
import { useQueueList } from './queue/useQueueList.ts';
import styles from './ReadingsDeskScreen.module.css';
import { findNext } from './reply/findNext.ts';
import { endTakeBackOn, useNewestSentLetter } from './reply/sentLetters.ts';

// Needed only after a letter was sent, when most of its code is already loaded.
const SentLetterNotice = lazyScreen(
  async () => (await import('./reply/SentLetterNotice.tsx')).SentLetterNotice,
);

/**
 * The writers' desk in three columns: the queue, one request with its reply, and beside it the cards, the member and
 * saved replies. Small screens show one pane at a time.
 */
export function ReadingsDeskScreen() {
  const requestId = useOptionalPathNumber('requestId') ?? null;
  const userId = useUser().id;
  const others = usePresentWriters(userId);
  const sent = useNewestSentLetter(userId);
  const applyDeskEvent = useApplyDeskEvent();
  useLiveEvents('writerStream', userId, (event) => {
    if (event.type === 'presence') others.applyEvent(event);
    else applyDeskEvent(event);
    endTakeBackOn(event);
  });
  const queue = useQueueList();
  const nextId = requestId === null ? null : findNext(queue.rows, requestId, userId, others.present);
  const { pane, show } = usePane(requestId);
  useQueueCommands(queue, requestId, () => {
    if (showsOnePane()) show('Queue');
  });
  const id = useId();
  const request = useQuery({
    ...queryOptionsFor(getRequest, { id: requestId ?? 0 }),
    enabled: requestId !== null,
  });
  const isNotFound = isUnknownRecord(request.error);
  usePageTitle(isNotFound ? 'Not Found' : undefined);
  if (isNotFound) return <NotFoundPage home="/readings" />;
  return (
    <div className={styles.page}>
      {/* An open request has its own heading, unless it could not be loaded. */}
      {(requestId === null || pane !== 'Request' || request.isLoadingError) && (
        <h1 tabIndex={-1} className={styles.heading}>
          Reading desk
        </h1>
      )}
      <div className={styles.tabs}>
        <Tabs
          label="Desk"
          tabs={PANES.map((name) => ({ name, label: PANE_LABELS[name], controls: `${id}-desk` }))}
          selected={pane}
          onSelect={show}
        />
      </div>
      <div id={`${id}-desk`} role="tabpanel" aria-label="Desk" className={styles.desk} data-pane={pane}>
        <section className={styles.queue} aria-label="Queue">
          <Queue queue={queue} current={requestId} present={others.present} />
        </section>
        <RequestPane
          requestId={requestId}
          present={others.present}
          pane={pane}
          onPane={show}
          onNext={nextId === null ? undefined : () => queue.open(nextId)}
        />
        {sent !== undefined && (
          <Suspense>
            <SentLetterNotice />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** On small screens, opening a request shows its pane. */
function usePane(requestId: number | null) {
  const [chosen, setChosen] = useState<{ requestId: number | null; pane: Pane } | null>(null);
  const own: Pane = requestId === null ? 'Queue' : 'Request';
  const pane = chosen !== null && chosen.requestId === requestId ? chosen.pane : own;
  return { pane, show: (shown: Pane) => setChosen({ requestId, pane: shown }) };
}
