import type { ParsedInputOf } from '#contract/call.ts';
import type { StoredEvent } from '#contract/liveEvents.ts';
import type * as calls from '#contract/readings/calls.ts';
import type { ListedRequest, Message } from '#contract/readings/shapes.ts';
import { toWire } from '#contract/wire.ts';
import { toTimestamp } from '../../platform/clock.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { onPooledConnection } from '../../platform/database/database.ts';
import { type CallRecords, undefinedIfBlocked } from '../../platform/http/oneStatement.ts';
import { postPlainMessage } from './postInOneStatementSql.ts';
import { beginWroteBack } from '../progress/rules.ts';
import { indicatesDanger } from '../safety/indicatesDanger.ts';
import { toMessage } from './toMessage.ts';
import { draftDueAfter, scheduleDrafts } from '../drafts/writeDrafts.ts';

/**
 * Posts a member's message with the effects of `postMessage`, in one statement. Only for plain messages: without words of
 * danger, and in a request that is not closed, flagged or snoozed.
 */
export async function postInOneStatement(
  context: Context<ScopedAccess>,
  { id: requestId, message: text }: ParsedInputOf<typeof calls.postMessage>,
  records: CallRecords,
): Promise<string | undefined> {
  const { db, actor, ownerId, now, config } = context;
  if (ownerId === null || indicatesDanger(text)) return undefined;
  const lastMessageTime = toTimestamp(now);
  const message = buildMessage({ requestId, senderId: actor.id, createdAt: lastMessageTime, text });
  const [beforeId, afterId] = splitJson(message, 'id');
  const [beforeMessage, afterMessage] = splitJson(
    { type: 'message' satisfies StoredEvent['type'], requestId, message: UNKNOWN },
    'message',
  );
  const changed = { lastMessageTime, unreadCount: UNKNOWN };
  const { wroteBackAt, dueAt: backDueAt } = beginWroteBack(now, config);
  const back = { dueAt: toTimestamp(backDueAt), wroteBackAt: toTimestamp(wroteBackAt) };
  const [beforeUnread, afterUnread] = splitChange(requestId, changed);
  const [beforeUnreadBack] = splitChange(requestId, { ...back, ...changed });
  const posting = postPlainMessage.first(onPooledConnection(db), {
    ...records,
    requestId,
    ownerId,
    text,
    draftDueAt: draftDueAfter(now),
    backDueAt,
    beforeId,
    afterId,
    beforeMessage,
    afterMessage,
    beforeUnread,
    afterUnread,
    beforeUnreadBack,
  });
  const posted = await undefinedIfBlocked(posting);
  if (posted === undefined) return undefined;
  scheduleDrafts(context);
  return `${beforeId}${posted.id}${afterId}`;
}

/** Placeholder for a number that is known only within the statement. */
const UNKNOWN = 0;

/** Splits the wire JSON of a value at its first unknown number with this name. */
function splitJson(value: object, name: string): [before: string, after: string] {
  const json = JSON.stringify(toWire(value));
  const at = json.indexOf(`"${name}":${UNKNOWN}`) + `"${name}":`.length;
  return [json.slice(0, at), json.slice(at + String(UNKNOWN).length)];
}

const splitChange = (requestId: number, changed: Partial<ListedRequest>) =>
  splitJson({ type: 'request_changed', requestId, changed } satisfies StoredEvent, 'unread_count');

const buildMessage = (values: Pick<Message, 'requestId' | 'senderId' | 'createdAt' | 'text'>): Message =>
  toMessage({
    ...values,
    id: UNKNOWN,
    sender: 'member',
    responseMode: 'Standard',
    tarot: null,
    imagePath: null,
    spread: null,
    cards: null,
    readerId: null,
    readerFirstName: null,
    readerLastName: null,
    readerPicture: null,
  });
