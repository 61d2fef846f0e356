import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import type { Context, Visible } from '../platform/context.ts';
import { knownPersonality } from './personalities.ts';
import { draftIsDue } from './draftsSql.ts';
import { takeUpDraw } from './drawsSql.ts';
import { afterChange, type Changeable, changesBetween, closesFrom, dueFrom, dueWhenRushed } from './rules.ts';
import { showRequest } from './showRequest.ts';
import { insertLog, type LockedRequest, requestForUpdate, updateRequest, writerById } from './sql.ts';
import { draftDueAfter, wakeDrafts } from './writeDrafts.ts';

type Change = ParsedInputOf<typeof calls.patchRequest>;

/** Writers change a request; `usePreviousDate` leaves its place in the order of messages. */
export async function changeRequest(context: Context<Visible>, input: Change) {
  const { db, actor, now } = context;
  const before = await requestForUpdate.first(db, { requestId: input.id, whose: null });
  if (before === undefined) refuse('not_found');
  const after = await changed(context, before, input);
  const changes = changesBetween(before, after);
  if (changes.length > 0) {
    await updateRequest(db, input.id, {
      ...after,
      ...timesOf(context, before, after),
      lastMessageTime: input.usePreviousDate ? before.lastMessageTime : now,
    });
    // They are of the other deck.
    if (before.isOracle !== after.isOracle) await takeUpDraw(db, input.id);
    if (asksForAnother(before, after)) {
      await draftIsDue(db, input.id, draftDueAfter(now));
      wakeDrafts(context);
    }
    await insertLog(db, input.id, actor.id, changes, now);
    if (before.isFlagged && !after.isFlagged) {
      const says = `The flag of request ${input.id} was ended.`;
      await context.audit({ userId: before.userId, act: 'flag_ended', says });
    }
    // Open pages ask again for what changed; told even where the status is what it was.
    const event = { type: 'status', requestId: input.id, status: after.status } as const;
    await context.announce({ memberId: before.userId, audience: 'both', event });
  }
  return showRequest(context, { id: input.id });
}

async function changed({ db }: Context<Visible>, before: LockedRequest, input: Change) {
  const { personality, assignedWriter, ...change } = input;
  if (personality !== undefined) await knownPersonality(db, personality);
  if (typeof assignedWriter === 'number' && (await writerById(db, assignedWriter)) === undefined)
    refuseFields([{ param: 'assigned_writer', msg: 'There is no such writer' }]);
  return afterChange(before, { ...change, personalityId: personality, assignedWriterId: assignedWriter });
}

/** Whether a draft would be another now. */
const asksForAnother = (before: Changeable, after: Changeable): boolean =>
  (['status', 'isOracle', 'isAstrology', 'personalityId'] as const).some(
    (each) => before[each] !== after[each],
  );

function timesOf(
  { now, config }: Context<Visible>,
  before: LockedRequest,
  after: Pick<LockedRequest, 'status' | 'isRushed'>,
) {
  const isStatusNew = before.status !== after.status;
  const due = Temporal.Instant.from(before.dueAt);
  return {
    closesAt: isStatusNew ? closesFrom(now, after.status) : before.closesAt,
    dueAt:
      isStatusNew && after.status === 'OPENED'
        ? dueFrom(now, after.isRushed, config)
        : dueWhenRushed(due, { before: before.isRushed, after: after.isRushed }, config),
  };
}
