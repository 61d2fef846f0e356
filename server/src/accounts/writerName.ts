import { type Expression, type RawBuilder, sql } from 'kysely';

/** The name to show for a writer; 'Former writer' once their account is closed. */
export const writerName = (writerId: Expression<number>) =>
  selectName(writerId, sql`first_name || ' ' || last_name`);

/** A writer's first name, as members see it. */
export const writerFirstName = (writerId: Expression<number>) => selectName(writerId, sql`first_name`);

const selectName = (writerId: Expression<number>, name: RawBuilder<unknown>) =>
  sql<string>`(
    select case when erased_users.user_id is null then ${name} else 'Former writer' end
    from users left join erased_users on erased_users.user_id = users.id
    where users.id = ${writerId}
  )`;
