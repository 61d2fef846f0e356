import { useEffect, useRef, useState } from 'react';
import type { Message, ReadingRequest } from '#contract/readings/calls.ts';
import { getRequest, listRequests, markRead } from '#contract/readings/calls.ts';
import { titleSuffix } from '#contract/readings/rules.ts';
import { useAct } from '../../platform/useAct.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { dayAndTime } from '#contract/dates.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { useQuote, useRequest, useThread } from '../queries.ts';
import { inWords, isOverdue, withQuote } from '../rules.ts';
import { useNow } from '../useNow.ts';
import { DeskThread } from './DeskThread.tsx';
import { EditRequest } from './EditRequest.tsx';
import { FlagNotice } from './FlagNotice.tsx';
import styles from './LetterPane.module.css';
import { type Present, presenceWords, useTellPresence } from './presence.ts';
import { ResponseForm } from './ResponseForm.tsx';
import { useResponse } from './useResponse.ts';

interface LetterPaneProps {
  requestId: number | null;
  present: readonly Present[];
}

/** The middle of the desk: the thread of one request, and the answer to it. */
export function LetterPane({ requestId, present }: LetterPaneProps) {
  if (requestId === null) return <NothingOpen />;
  // Another request is another pane: nothing of the former stays.
  return (
    <OpenRequest
      key={requestId}
      id={requestId}
      present={present.filter((other) => other.requestId === requestId)}
    />
  );
}

function OpenRequest({ id, present }: { id: number; present: readonly Present[] }) {
  const request = useRequest(id);
  usePageTitle(request.data?.title);
  if (request.data !== undefined) return <Opened request={request.data} present={present} />;
  if (request.isPending) return <Loading label="Loading the request" />;
  return <LoadFailure error={request.error} onRetry={() => void request.refetch()} />;
}

function Opened({ request, present }: { request: ReadingRequest; present: readonly Present[] }) {
  const thread = useThread(request);
  const response = useResponse(request, thread.messages);
  const onTyping = useTellPresence(request.id);
  const { message } = response.form.values;
  useReadByWriters(request, thread.messages);
  return (
    <>
      <Head request={request} />
      <Thread newestId={thread.messages.at(-1)?.id}>
        <FlagNotice request={request} />
        <DeskThread
          thread={thread}
          memberName={request.user.firstName}
          onQuote={(text) => response.write(withQuote(message, text))}
          onUse={response.insert}
        />
        <p className={styles.others} role="status">
          {presenceWords(present)}
        </p>
      </Thread>
      <ResponseForm request={request} response={response} onTyping={onTyping} />
    </>
  );
}

function Head({ request }: { request: ReadingRequest }) {
  const [isEditing, setEditing] = useState(false);
  const { title, createdAt, dueAt, numberOfTarotCards: cards, isAstrology } = request;
  const suffix = titleSuffix(request);
  const now = useNow();
  const facts = [
    `Asked ${dayAndTime(createdAt, now)}`,
    request.status === 'OPENED' && `due ${dayAndTime(dueAt, now)}`,
    cards > 1 && `${inWords(cards).toLowerCase()} cards`,
    isAstrology && 'astrology',
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <div>
        <h1 tabIndex={-1}>
          <span dir="auto">{title}</span>
          {suffix !== '' && ` ${suffix}`}
        </h1>
        <p>
          {facts.join(', ')}
          {isOverdue(request, now) && <b> Overdue</b>}
        </p>
      </div>
      <Button variant="quiet" isSmall onClick={() => setEditing(true)}>
        Edit request
      </Button>
      <EditRequest request={request} isOpen={isEditing} onClose={() => setEditing(false)} />
    </header>
  );
}

/** Begins at its newest message, and follows when another one comes. */
function Thread({ newestId, children }: { newestId: number | undefined; children: React.ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = region;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [newestId]);
  return (
    <div ref={region} className={styles.thread} role="region" aria-label="Thread">
      {children}
    </div>
  );
}

function useReadByWriters({ id, unreadCount }: ReadingRequest, messages: readonly Message[]) {
  const messageId = messages.at(-1)?.id;
  const { mutate } = useAct(markRead, { refetches: [getRequest, listRequests] });
  useEffect(() => {
    if (unreadCount > 0 && messageId !== undefined) mutate({ id, messageId });
  }, [id, unreadCount, messageId, mutate]);
}

function NothingOpen() {
  const quote = useQuote();
  return (
    <div className={styles.nothing}>
      <EmptyState says="Choose a letter from the queue" quote={quote} />
    </div>
  );
}
