import { type Expression, sql } from 'kysely';

/** The name of a writer beside what they wrote; 'Former writer' once the account is closed. */
export const writerName = (writerId: Expression<number>) =>
  sql<string>`(
    select case when erased_users.user_id is null then first_name || ' ' || last_name else 'Former writer' end
    from users left join erased_users on erased_users.user_id = users.id
    where users.id = ${writerId}
  )`;
