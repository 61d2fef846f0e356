import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useParams } from 'react-router';
import { psychicMessages } from '#contract/liveEvents.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { isUnknownRecord } from '../platform/unknownRecord.ts';
import { useLiveEvents } from '../platform/useLiveEvents.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useUser } from '../platform/session.ts';
import { usePageTitle } from '../platform/usePageTitle.ts';
import { LetterPane } from './LetterPane.tsx';
import { usePresentWriters } from './presence.ts';
import { Queue } from './Queue.tsx';
import { useApplyLiveEvent } from '../readings/queries.ts';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { MemberPane } from '../members/MemberPane.tsx';
import styles from './ReadingsDeskScreen.module.css';

const panes = ['Queue', 'Letter', 'Member'] as const;
type Pane = (typeof panes)[number];

/** The writers' desk: the queue, one request with its reply, and the member. Small screens show one pane at a time. */
export function ReadingsDeskScreen() {
  const { requestId: parameter } = useParams();
  const requestId = parameter === undefined ? null : Number(parameter);
  const others = usePresentWriters(useUser().id);
  const follow = useApplyLiveEvent();
  useLiveEvents(psychicMessages, psychicMessages.path, (event) => {
    if (event.type === 'presence') others.applyEvent(event);
    else follow(event);
  });
  const { pane, show } = usePane(requestId);
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
      {/* An open request has its own heading. */}
      {(requestId === null || pane !== 'Letter') && (
        <h1 tabIndex={-1} className={styles.heading}>
          Reading desk
        </h1>
      )}
      <Tabs id={id} pane={pane} onShow={show} />
      <div className={styles.desk} data-pane={pane}>
        <section id={`${id}-Queue`} className={styles.queue} aria-label="Queue">
          <Queue current={requestId} present={others.present} />
        </section>
        <section id={`${id}-Letter`} className={styles.letter} aria-label="Letter">
          <LetterPane requestId={requestId} present={others.present} />
        </section>
        <section id={`${id}-Member`} className={styles.member} aria-label="Member">
          <MemberPane requestId={requestId} />
        </section>
      </div>
    </div>
  );
}

/** On small screens, opening a request shows its pane. */
function usePane(requestId: number | null) {
  const [chosen, setChosen] = useState<{ requestId: number | null; pane: Pane } | null>(null);
  const own: Pane = requestId === null ? 'Queue' : 'Letter';
  const pane = chosen !== null && chosen.requestId === requestId ? chosen.pane : own;
  return { pane, show: (shown: Pane) => setChosen({ requestId, pane: shown }) };
}

interface TabsProps {
  id: string;
  pane: Pane;
  onShow: (pane: Pane) => void;
}

function Tabs({ id, pane, onShow }: TabsProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = panes[(panes.indexOf(pane) + step + panes.length) % panes.length] ?? pane;
    onShow(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label="Desk">
      {panes.map((name) => (
        <button
          key={name}
          id={`${id}-tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === pane}
          aria-controls={`${id}-${name}`}
          tabIndex={name === pane ? 0 : -1}
          onClick={() => onShow(name)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
