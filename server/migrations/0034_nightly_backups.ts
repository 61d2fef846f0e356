import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- One row: when the next nightly backup is due.
    create table nightly_backups (
      is_only boolean primary key default true check (is_only),
      next_at timestamptz(3) not null
    );
  `.execute(db);
