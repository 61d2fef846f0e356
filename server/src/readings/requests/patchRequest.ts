import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import { laterOf } from '../../platform/clock.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { refuseIfEdited } from '../../platform/http/etag.ts';
import { requireReader } from '../thread/chooseReader.ts';
import { requireOpenAccount } from '../thread/requireOpenAccount.ts';
import { announceChanges } from '../thread/announceChanges.ts';
import { retireDraft, setDraftDue } from '../drafts/draftsSql.ts';
import { deleteOpenDraw } from '../draws/drawsSql.ts';
import { afterEdit, describeWroteBack, type Progress } from '../progress/rules.ts';
import { toProgress } from '../progress/toProgress.ts';
import {
  afterChange,
  changesDraft,
  changesOnlyDeskFields,
  type ChangeableFields,
  describeChanges,
} from '../rules.ts';
import { getRequest } from './getRequest.ts';
import { insertLogEntries } from './requestLogSql.ts';
import { type LockedRequest, lockRequest, updateRequest } from '../sql.ts';
import { writerToAssign } from '../writersSql.ts';
import { toRequestEtag } from './toRequestEtag.ts';
import { draftDueAfter, scheduleDrafts } from '../drafts/writeDrafts.ts';

type Change = ParsedInputOf<typeof calls.patchRequest>;

const HAS_NEW_MESSAGE = 'There is a new message in this reading: please read it first';

/** Changes a request, for writers; `usePreviousDate` keeps its place in the order of messages. */
export async function patchRequest(context: Context<ScopedAccess>, input: Change) {
  const { db, actor, now, config } = context;
  const { id } = input;
  const before = await lockRequest.first(db, { requestId: id, ownerId: null });
  if (before === undefined) refuse('not_found');
  await requireOpenAccount(db, before);
  await refuseIfOutdated(context, before, input);
  const after = await applyChange(context, before, input);
  const progress = toProgress(before);
  const edit = { status: after.status, isRushed: after.isRushed, isDone: input.wroteBack === false };
  const edited = afterEdit(progress, edit, now, config);
  const ended = describeWroteBack(progress, edited, 'edit');
  const changes = [...describeChanges(before, after, actor.id), ...ended];
  if (changes.length === 0) return getRequest(context, { id });
  const isForMember = ended.length > 0 || !changesOnlyDeskFields(before, after);
  const keepsPlace = input.usePreviousDate || !isForMember;
  const lastMessageTime = Temporal.Instant.from(before.lastMessageTime);
  await updateRequest(db, id, {
    ...after,
    ...edited,
    lastMessageTime: keepsPlace ? before.lastMessageTime : laterOf(now, lastMessageTime),
    ...(edited.status === 'OPENED' && before.status !== 'OPENED' && { reopenedAt: now }),
  });
  await updateDraftAfterEdit(context, before, after, edited);
  await insertLogEntries(db, { requestId: id, userId: actor.id, entries: changes, now });
  if (before.isFlagged && !after.isFlagged) await auditFlagEnd(context, before);
  if (isForMember) await announceStatus(context, before, after);
  const changed = await getRequest(context, { id });
  await announceChanges(context, before, changed);
  return changed;
}

/** Refuses a change of an outdated version. One that ends the wait for an answer also requires the newest message. */
async function refuseIfOutdated(context: Context<ScopedAccess>, before: LockedRequest, input: Change) {
  const etag = toRequestEtag(before);
  const readCurrent = () => getRequest(context, { id: before.id });
  await refuseIfEdited(context, etag, readCurrent);
  if (requiresNewestMessage(input))
    await refuseIfEdited(context, etag, readCurrent, { withRelated: true, detail: HAS_NEW_MESSAGE });
}

/** Whether the change says that the thread needs no answer now, for which a writer must have seen its newest message. */
const requiresNewestMessage = ({ wroteBack, isFlagged, snoozedUntil, status }: Change): boolean =>
  wroteBack === false ||
  isFlagged === false ||
  typeof snoozedUntil === 'string' ||
  (status ?? 'OPENED') !== 'OPENED';

/** Retires the draft or queues another, and deletes the open draw, if they no longer suit the request. */
async function updateDraftAfterEdit(
  context: Context<ScopedAccess>,
  before: LockedRequest,
  after: ChangeableFields,
  edited: Progress,
): Promise<void> {
  const { db, now } = context;
  const { id } = before;
  // The open draw has cards of the previous deck.
  if (before.isOracle !== after.isOracle) await deleteOpenDraw(db, id);
  const isDone = before.wroteBackAt !== null && edited.wroteBackAt === null && edited.status !== 'OPENED';
  if (isDone) await retireDraft.run(db, { requestId: id, now });
  else if (before.status !== after.status || changesDraft(before, after)) {
    await setDraftDue.run(db, { requestId: id, dueAt: draftDueAfter(now) });
    scheduleDrafts(context);
  }
}

const auditFlagEnd = (context: Context<ScopedAccess>, { id, userId }: LockedRequest) =>
  context.audit({ userId, act: 'flag_ended', says: `The flag of request ${id} was ended.` });

/** Makes open pages reload the request; sent even if the status is the same. */
async function announceStatus(
  context: Context<ScopedAccess>,
  { id, userId }: LockedRequest,
  { status }: ChangeableFields,
): Promise<void> {
  const event = { type: 'status', requestId: id, status } as const;
  await context.announce({ memberId: userId, audience: 'both', event });
}

async function applyChange({ db, now }: Context<ScopedAccess>, before: LockedRequest, input: Change) {
  const { personality, assignedWriter, snoozedUntil, ...change } = input;
  if (personality !== undefined) await requireReader(db, personality, before);
  if (typeof assignedWriter === 'number' && assignedWriter !== before.assignedWriterId)
    await requireWriter(db, assignedWriter);
  return afterChange(before, {
    ...change,
    personalityId: personality,
    assignedWriterId: assignedWriter,
    snoozedUntil: snoozedUntil && requireFuture(snoozedUntil, now),
  });
}

/** Locks the writer until the commit, so that a concurrent block also releases this request. */
async function requireWriter(db: Db, userId: number) {
  if ((await writerToAssign.first(db, { userId })) === undefined)
    refuseFields([{ param: 'assigned_writer', msg: 'There is no such writer' }]);
}

/** The moment as PostgreSQL writes it. */
function requireFuture(moment: string, now: Temporal.Instant): string {
  if (Date.parse(moment) <= now.epochMilliseconds)
    refuseFields([{ param: 'snoozed_until', msg: 'Please choose a time in the future' }]);
  return new Date(moment).toISOString();
}
