import { type Expression, type RawBuilder, sql } from 'kysely';
import { selectFullName } from '../platform/database/fullName.ts';

/** The name to show for a writer; 'Former writer' once their account is closed. */
export const writerName = (writerId: Expression<number>) => selectName(writerId, selectFullName('users'));

/** A writer's first name, as members see it. */
export const writerFirstName = (writerId: Expression<number>) => selectName(writerId, sql`first_name`);

const selectName = (writerId: Expression<number>, name: RawBuilder<unknown>) =>
  sql<string>`(
    select case when erased_users.user_id is null then ${name} else 'Former writer' end
    from users left join erased_users on erased_users.user_id = users.id
    where users.id = ${writerId}
  )`;
