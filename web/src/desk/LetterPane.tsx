import { useEffect, useRef, useState } from 'react';
import type { Message, ReadingRequest } from '#contract/readings/calls.ts';
import { getRequest, listRequests, markRead } from '#contract/readings/calls.ts';
import { buildTitleSuffix } from '#contract/readings/rules.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { usePageTitle } from '../platform/usePageTitle.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { formatDateAndTime } from '#contract/dates.ts';
import { LoadFailure } from '../readings/LoadFailure.tsx';
import { useDailyQuote, useRequest, useThread } from '../readings/queries.ts';
import { spellCount, isOverdue, appendQuote } from '../readings/rules.ts';
import { useNow } from '../readings/useNow.ts';
import { DeskThread } from './DeskThread.tsx';
import { EditRequest } from './EditRequest.tsx';
import { FlagNotice } from './FlagNotice.tsx';
import styles from './LetterPane.module.css';
import { type PresentWriter, describePresence, useSetPresence } from './presence.ts';
import { ResponseForm } from './ResponseForm.tsx';
import { useResponseForm } from './useResponseForm.ts';

interface LetterPaneProps {
  requestId: number | null;
  present: readonly PresentWriter[];
}

/** The middle of the desk: one request's thread and the reply. */
export function LetterPane({ requestId, present }: LetterPaneProps) {
  if (requestId === null) return <NoRequestOpen />;
  // The key resets the pane for another request.
  return (
    <RequestLoader
      key={requestId}
      id={requestId}
      present={present.filter((other) => other.requestId === requestId)}
    />
  );
}

function RequestLoader({ id, present }: { id: number; present: readonly PresentWriter[] }) {
  const request = useRequest(id);
  usePageTitle(request.data?.title);
  if (request.data !== undefined) return <LoadedRequest request={request.data} present={present} />;
  if (request.isPending) return <Loading label="Loading the request" />;
  return <LoadFailure error={request.error} onRetry={() => void request.refetch()} />;
}

function LoadedRequest({ request, present }: { request: ReadingRequest; present: readonly PresentWriter[] }) {
  const thread = useThread(request);
  const response = useResponseForm(request, thread.messages);
  const onTyping = useSetPresence(request.id);
  const { message } = response.form.values;
  useMarkReadByWriter(request, thread.messages);
  return (
    <>
      <RequestHeader request={request} />
      <ScrollingThread newestId={thread.messages.at(-1)?.id}>
        <FlagNotice request={request} />
        <DeskThread
          thread={thread}
          memberName={request.user.firstName}
          onQuote={(text) => response.write(appendQuote(message, text))}
          onUse={response.insert}
        />
        <p className={styles.others} role="status">
          {describePresence(present)}
        </p>
      </ScrollingThread>
      <ResponseForm request={request} response={response} onTyping={onTyping} />
    </>
  );
}

function RequestHeader({ request }: { request: ReadingRequest }) {
  const [isEditing, setEditing] = useState(false);
  const { title, createdAt, dueAt, numberOfTarotCards: cards, isAstrology } = request;
  const suffix = buildTitleSuffix(request);
  const now = useNow();
  const facts = [
    `Asked ${formatDateAndTime(createdAt, now)}`,
    request.status === 'OPENED' && `due ${formatDateAndTime(dueAt, now)}`,
    cards > 1 && `${spellCount(cards).toLowerCase()} cards`,
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

/** Starts at the newest message, and scrolls when a new one arrives. */
function ScrollingThread({
  newestId,
  children,
}: {
  newestId: number | undefined;
  children: React.ReactNode;
}) {
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

function useMarkReadByWriter({ id, unreadCount }: ReadingRequest, messages: readonly Message[]) {
  const messageId = messages.at(-1)?.id;
  const { mutate } = useCallMutation(markRead, { invalidates: [getRequest, listRequests] });
  useEffect(() => {
    if (unreadCount > 0 && messageId !== undefined) mutate({ id, messageId });
  }, [id, unreadCount, messageId, mutate]);
}

function NoRequestOpen() {
  const quote = useDailyQuote();
  return (
    <div className={styles.nothing}>
      <EmptyState message="Choose a letter from the queue" quote={quote} />
    </div>
  );
}
