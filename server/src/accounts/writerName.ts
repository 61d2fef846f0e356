import { type Expression, sql } from 'kysely';

/** The name to show for a writer; 'Former writer' once their account is closed. */
export const writerName = (writerId: Expression<number>) =>
  sql<string>`(
    select case when erased_users.user_id is null then first_name || ' ' || last_name else 'Former writer' end
    from users left join erased_users on erased_users.user_id = users.id
    where users.id = ${writerId}
  )`;
