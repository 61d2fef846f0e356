import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { requireActiveReader } from './chooseReader.ts';
import { setDraftDue } from './draftsSql.ts';
import { deleteOpenDraw } from './drawsSql.ts';
import {
  afterChange,
  type ChangeableFields,
  describeChanges,
  computeClosesAt,
  computeDueAt,
  shiftDueAt,
} from './rules.ts';
import { getRequest } from './getRequest.ts';
import { insertLogEntries, type LockedRequest, requestForUpdate, updateRequest, writerById } from './sql.ts';
import { draftDueAfter, scheduleDrafts } from './writeDrafts.ts';

type Change = ParsedInputOf<typeof calls.patchRequest>;

/** Changes a request, for writers; `usePreviousDate` keeps its place in the order of messages. */
export async function patchRequest(context: Context<ScopedAccess>, input: Change) {
  const { db, actor, now } = context;
  const before = await requestForUpdate.first(db, { requestId: input.id, ownerId: null });
  if (before === undefined) refuse('not_found');
  const after = await applyChange(context, before, input);
  const changes = describeChanges(before, after);
  if (changes.length > 0) {
    await updateRequest(db, input.id, {
      ...after,
      ...computeTimes(context, before, after),
      lastMessageTime: input.usePreviousDate ? before.lastMessageTime : now,
    });
    // The open draw has cards of the other deck.
    if (before.isOracle !== after.isOracle) await deleteOpenDraw(db, input.id);
    if (needsNewDraft(before, after)) {
      await setDraftDue(db, input.id, draftDueAfter(now));
      scheduleDrafts(context);
    }
    await insertLogEntries(db, input.id, actor.id, changes, now);
    if (before.isFlagged && !after.isFlagged) {
      const message = `The flag of request ${input.id} was ended.`;
      await context.audit({ userId: before.userId, act: 'flag_ended', says: message });
    }
    // Makes open pages reload the request; sent even if the status is the same.
    const event = { type: 'status', requestId: input.id, status: after.status } as const;
    await context.announce({ memberId: before.userId, audience: 'both', event });
  }
  return getRequest(context, { id: input.id });
}

async function applyChange({ db }: Context<ScopedAccess>, before: LockedRequest, input: Change) {
  const { personality, assignedWriter, ...change } = input;
  if (personality !== undefined) await requireActiveReader(db, personality);
  if (typeof assignedWriter === 'number' && (await writerById(db, assignedWriter)) === undefined)
    refuseFields([{ param: 'assigned_writer', msg: 'There is no such writer' }]);
  return afterChange(before, { ...change, personalityId: personality, assignedWriterId: assignedWriter });
}

/** Whether the change would lead to a different draft. */
const needsNewDraft = (before: ChangeableFields, after: ChangeableFields): boolean =>
  (['status', 'isOracle', 'isAstrology', 'personalityId'] as const).some(
    (each) => before[each] !== after[each],
  );

function computeTimes(
  { now, config }: Context<ScopedAccess>,
  before: LockedRequest,
  after: Pick<LockedRequest, 'status' | 'isRushed'>,
) {
  const isStatusNew = before.status !== after.status;
  const due = Temporal.Instant.from(before.dueAt);
  return {
    closesAt: isStatusNew ? computeClosesAt(now, after.status) : before.closesAt,
    dueAt:
      isStatusNew && after.status === 'OPENED'
        ? computeDueAt(now, after.isRushed, config)
        : shiftDueAt(due, { before: before.isRushed, after: after.isRushed }, config),
  };
}
