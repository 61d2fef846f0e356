import { type Expression, sql } from 'kysely';

/**
 * Whether a request is marked as disliked for a writer: the newest feedback on that writer's answers, or on the whole
 * request since the first of them, is a dislike. Only the request's own feedback is read.
 */
export const isDislikedBy = (requestId: Expression<number>, writerId: Expression<number>) =>
  sql<boolean>`coalesce((
    select feedback.type = 'dislike' from feedback
    where feedback.request_id = ${requestId} and exists (
      select from messages
      where messages.request_id = feedback.request_id and messages.sender_id = ${writerId}
        and messages.response_mode = 'ReadingResponse'
        and case when feedback.response_id is null then messages.created_at <= feedback.created_at
          else messages.id = feedback.response_id end)
    order by feedback.created_at desc, feedback.id desc limit 1), false)`;
