import { type RawBuilder, sql } from 'kysely';
import type { UndeliveredKind } from '#contract/undelivered/codes.ts';
import { cappedCount } from '../platform/database/cappedCount.ts';
import type { Db } from '../platform/database/database.ts';
import { SHOWN_AFTER_TRIES } from '../platform/jobs/jobFailures.ts';
import { type Params, statement, statementVariants } from '../platform/database/statement.ts';

interface UndeliveredRow {
  id: number;
  kind: UndeliveredKind;
  recipient: string | null;
  subject: string;
  error: string;
  tries: number;
  failedAt: string;
  /** The account that a mail was for. */
  userId: number | null;
}

const FAILED_MAILS = sql`
  select id, 'mail' as kind, recipient, subject, coalesce(last_error, '') as error, tries, gave_up_at as failed_at, user_id
  from mail_outbox where gave_up_at is not null`;
const FAILED_JOBS = sql`
  select id, 'job' as kind, null as recipient, name as subject, error, tries, failed_at, null::bigint as user_id
  from job_failures where tries >= ${sql.lit(SHOWN_AFTER_TRIES)}`;

interface ListVariant {
  kind: UndeliveredKind | undefined;
}

const selectFailed = ({ kind }: ListVariant): RawBuilder<UndeliveredRow> => {
  if (kind === 'mail') return sql`(${FAILED_MAILS})`;
  if (kind === 'job') return sql`(${FAILED_JOBS})`;
  return sql`(${FAILED_MAILS} union all ${FAILED_JOBS})`;
};

const fromFailed = (db: Db, variant: ListVariant) => db.selectFrom(selectFailed(variant).as('failed'));

export const undeliveredPage = statementVariants(
  (db, variant: ListVariant & { order: 'asc' | 'desc' }, p: Params<{ offset: number; limit: number }>) =>
    fromFailed(db, variant)
      .select(['id', 'kind', 'recipient', 'subject', 'error', 'tries', 'failedAt'])
      .orderBy('failedAt', variant.order)
      .orderBy('id', variant.order)
      .limit(p.limit)
      .offset(p.offset),
);

export const undeliveredCount = statementVariants((db, variant: ListVariant) =>
  cappedCount(db, fromFailed(db, variant)),
);

export const undeliveredById = statement((db, p: Params<{ id: number }>) =>
  fromFailed(db, { kind: undefined }).select(['id', 'kind', 'subject', 'userId']).where('id', '=', p.id),
);

/** Queues a mail again, with the first pauses between tries. No row if somebody else has done so meanwhile. */
export const queueMailAgain = statement((db, p: Params<{ id: number; now: Temporal.Instant }>) =>
  db
    .updateTable('mailOutbox')
    .set({ nextTryAt: p.now, gaveUpAt: null, tries: sql.lit(0) })
    .where('id', '=', p.id)
    .where('gaveUpAt', 'is not', null)
    .returning('id'),
);

export const deleteFailedMail = statement((db, p: Params<{ id: number }>) =>
  db.deleteFrom('mailOutbox').where('id', '=', p.id).where('gaveUpAt', 'is not', null).returning('id'),
);

export const deleteJobFailure = statement((db, p: Params<{ id: number }>) =>
  db.deleteFrom('jobFailures').where('id', '=', p.id).returning('id'),
);
