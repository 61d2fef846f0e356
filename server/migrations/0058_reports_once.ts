import { type Kysely, sql } from 'kysely';

/** Mail servers may deliver a report twice, which should count once. Earlier reports have no hash. */
export const up = (db: Kysely<unknown>) =>
  sql`
    alter table mail_bounces add column identity bytea;
    -- Lock accepted: the table holds the failures of seven days.
    create unique index mail_bounces_once on mail_bounces (user_id, identity);
  `.execute(db);
