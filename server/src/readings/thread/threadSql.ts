import { sql } from 'kysely';
import type { RequestStatus } from '#contract/readings/codes.ts';
import { type Params, statement, statementVariants } from '../../platform/database/statement.ts';
import type { ProgressTimes } from '../progress/rules.ts';

export const setUnreadCount = statementVariants(
  (
    db,
    { column }: { column: 'unreadForMember' | 'unreadForWriters' },
    p: Params<{ requestId: number; count: number }>,
  ) =>
    db
      .updateTable('readingRequests')
      .set({ [column]: p.count })
      .where('id', '=', p.requestId),
);

/** Updates and returns whether the request is sealed: whether a letter after the message is unread. */
export const updateIsSealed = statement((db, p: Params<{ requestId: number; messageId: number }>) =>
  db
    .updateTable('readingRequests')
    .set((eb) => ({
      isSealed: eb
        .exists(
          eb
            .selectFrom('messages')
            .select(eb.lit(1).as('one'))
            .whereRef('messages.requestId', '=', 'readingRequests.id')
            .where('messages.id', '>', p.messageId)
            .where('messages.responseMode', '=', sql.lit('ReadingResponse' as const)),
        )
        .$castTo<boolean>(),
    }))
    .where('id', '=', p.requestId)
    .returning('isSealed'),
);

export interface ThreadChange extends ProgressTimes {
  requestId: number;
  status: RequestStatus;
  personalityId: number | null;
  isFlagged: boolean;
  isSealed: boolean;
  /** How many unread messages to add for each side. */
  unreadForMemberAdded: number;
  unreadForWritersAdded: number;
  lastMessageTime: Temporal.Instant;
  snoozedUntil: string | null;
}

/** Applies a new message to its request; a personality is only set if there is none. */
export const updateThread = statement((db, p: Params<ThreadChange>) =>
  db
    .updateTable('readingRequests')
    .set({
      status: p.status,
      personalityId: sql`coalesce(personality_id, ${p.personalityId})`,
      isFlagged: sql`is_flagged or ${p.isFlagged}`,
      isSealed: sql`is_sealed or ${p.isSealed}`,
      unreadForMember: sql`unread_for_member + ${p.unreadForMemberAdded}`,
      unreadForWriters: sql`unread_for_writers + ${p.unreadForWritersAdded}`,
      lastMessageTime: p.lastMessageTime,
      dueAt: p.dueAt,
      wroteBackAt: p.wroteBackAt,
      questionDueAt: p.questionDueAt,
      closesAt: p.closesAt,
      snoozedUntil: p.snoozedUntil,
    })
    .where('id', '=', p.requestId),
);
