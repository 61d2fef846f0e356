import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import { useUser } from '../platform/session.ts';
import { useThread } from '../readings/thread/threadQueries.ts';
import { appendQuote } from '../readings/thread/threadRules.ts';
import { useMarkRead } from '../readings/thread/useMarkRead.ts';
import { DeskColumns } from './DeskColumns.tsx';
import { DeskThread } from './DeskThread.tsx';
import { FlagNotice } from './request/FlagNotice.tsx';
import styles from './RequestPane.module.css';
import type { Pane } from './panes/panes.ts';
import { type PresentWriter, describePresence, useSetPresence } from './presence.ts';
import { patchRequestInCache } from './queue/queueCache.ts';
import { RequestHeader } from './request/RequestHeader.tsx';
import { useCaretAfterNotice } from './reply/useCaretInReply.ts';
import { findOwnLetter } from './reply/findOwnLetter.ts';
import { addSentLetter } from './reply/sentLetters.ts';
import { ReplyEditor } from './ReplyEditor.tsx';
import { SideColumn } from './panes/SideColumn.tsx';
import { Splitter, useReplyShare } from './panes/Splitter.tsx';
import { useRequestCommands } from './useRequestCommands.ts';
import { type RequestActions, useRequestActions } from './request/useRequestActions.ts';
import { useReplyEditor } from './useReplyEditor.ts';
import { WroteBackNotice } from './request/WroteBackNotice.tsx';

export interface OpenRequestProps {
  request: ReadingRequest;
  present: readonly PresentWriter[];
  /** The pane that a small screen shows. */
  pane: Pane;
  onPane: (pane: Pane) => void;
  /** Opens the next request of the queue; undefined if there is none. */
  onNext?: (() => void) | undefined;
}

/** The actions of the thread's menus on the reply. */
interface ReplyActions {
  quote: (text: string) => void;
  insert: (text: string) => void;
}

/**
 * A loaded request: its thread with the reply, and the data about it. The header and the thread are rendered here, outside
 * of the reply, so that typing in the reply does not render them again.
 */
export function OpenRequest(props: OpenRequestProps) {
  const { request, present, ...desk } = props;
  const client = useQueryClient();
  const thread = useThread(request);
  const actions = useRequestActions(request);
  const replyActions = useRef<ReplyActions>(null);
  useOwnLetter(request);
  useCaretAfterNotice(request.wroteBackAt !== null);
  useCaretAfterNotice(request.isFlagged);
  useMarkRead(request, thread.messages.at(-1)?.id ?? null, {
    onSuccess: (changed) => patchRequestInCache(client, request.id, changed),
  });
  return (
    <ReplyWorkspace
      {...desk}
      request={request}
      messages={thread.messages}
      actions={actions}
      replyActions={replyActions}
      header={<RequestHeader request={request} present={present} actions={actions} />}
      notices={
        <>
          <FlagNotice request={request} />
          <WroteBackNotice request={request} actions={actions} />
        </>
      }
      thread={
        <>
          <DeskThread
            thread={thread}
            memberName={request.user.firstName}
            feedback={request.feedback}
            onQuote={(text) => replyActions.current?.quote(text)}
            onUse={(text) => replyActions.current?.insert(text)}
          />
          <p className={styles.others} role="status">
            {describePresence(present)}
          </p>
        </>
      }
    />
  );
}

/** Offers to take back a letter that was sent before a reload, or in another window. */
function useOwnLetter(request: ReadingRequest) {
  const userId = useUser().id;
  useEffect(() => {
    const letter = findOwnLetter(request, userId, Date.now());
    if (letter !== null) addSentLetter(letter);
  }, [request, userId]);
}

interface ReplyWorkspaceProps extends Omit<OpenRequestProps, 'present'> {
  messages: readonly Message[];
  actions: RequestActions;
  replyActions: Ref<ReplyActions>;
  header: ReactNode;
  /** Above the thread, and in sight however far it is scrolled. */
  notices: ReactNode;
  thread: ReactNode;
}

/** The reply below its thread, and the side column. */
function ReplyWorkspace(props: ReplyWorkspaceProps) {
  const { request, messages, actions, replyActions, header, notices, thread, pane, onPane, onNext } = props;
  const reply = useReplyEditor(request, messages);
  const onTyping = useSetPresence(request.id);
  const share = useReplyShare(reply.form.values.responseMode);
  const id = useId();
  useRequestCommands(request, actions, reply);
  useImperativeHandle(replyActions, () => ({
    quote: (text) => reply.write(appendQuote(reply.form.values.message, text)),
    insert: reply.insert,
  }));
  return (
    <DeskColumns
      request={
        <>
          {header}
          <div className={styles.split} style={{ '--reply': share.share } as CSSProperties}>
            <div className={styles.notices}>{notices}</div>
            <ScrollingThread id={`${id}-thread`} newestId={messages.at(-1)?.id}>
              {thread}
            </ScrollingThread>
            <Splitter controls={`${id}-thread ${id}-reply`} value={share} />
            <div
              id={`${id}-reply`}
              className={styles.reply}
              data-loading={reply.draft.isLoading || undefined}
            >
              <ReplyEditor request={request} reply={reply} onTyping={onTyping} onNext={onNext} />
            </div>
          </div>
        </>
      }
      side={<SideColumn request={request} reply={reply} pane={pane} onPane={onPane} />}
    />
  );
}

interface ScrollingThreadProps {
  id: string;
  newestId: number | undefined;
  children: ReactNode;
}

/** The line with the sender, above the newest message. */
const SENDER_PX = 36;

/** Starts at the newest message, at its beginning if it is long, and scrolls when a new one arrives. */
function ScrollingThread({ id, newestId, children }: ScrollingThreadProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = region;
    if (current === null) return;
    current.scrollTop = current.scrollHeight;
    const newest = current.querySelector<HTMLElement>(':scope > section:last-of-type > :last-child');
    if (newest !== null && newest.offsetHeight > current.clientHeight)
      current.scrollTop = newest.offsetTop - SENDER_PX;
  }, [newestId]);
  return (
    <div ref={region} id={id} className={styles.thread} role="region" aria-label="Thread">
      {children}
    </div>
  );
}
