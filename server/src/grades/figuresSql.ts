import { type RawBuilder, sql } from 'kysely';
import { type Params, statement, statementVariants } from '../platform/database/statement.ts';

/** The period and reader of the figures. Null: all time, or all readers. */
export interface GradesRange {
  since: Temporal.Instant | null;
  readerId: number | null;
}

interface RangeVariant {
  isAllTime: boolean;
}

interface RollupRow {
  readerId: number;
  startsAt: string;
  answers: number;
  likes: number;
  dislikes: number;
  rushAnswers: number;
  rushKept: number;
}

/** The answers of the hour in which the range begins are read one by one; every later hour is completely inside. */
const inFirstHour = ({ since }: Params<GradesRange>): RawBuilder<boolean> =>
  sql`answered_at > ${since} and answered_at < date_trunc('hour', ${since}::timestamptz) + interval '1 hour'`;

const selectRollups = ({ isAllTime }: RangeVariant, p: Params<GradesRange>): RawBuilder<RollupRow> =>
  isAllTime
    ? sql`(select * from grade_rollups where period = 'day')`
    : sql`(
        select starts_at, reader_id, answers, likes, dislikes, rush_answers, rush_kept
        from grade_rollups where period = 'hour' and starts_at > ${p.since}
        union all
        select answered_at, reader_id, 1, (verdict is not distinct from 'like')::integer,
          (verdict is not distinct from 'dislike')::integer, is_rush::integer, is_kept::integer
        from graded_answers where ${inFirstHour(p)}
      )`;

const isOfReader = (p: Params<GradesRange>) =>
  sql<boolean>`(${p.readerId}::bigint is null or reader_id = ${p.readerId})`;

const sumOf = (column: string) => sql<number>`sum(${sql.ref(column)})::integer`;

/** Sums for each reader (without a date), and for each UTC day (without a reader). */
export const figuresOfReaders = statementVariants((db, variant: RangeVariant, p: Params<GradesRange>) =>
  db
    .selectFrom((eb) => eb.selectFrom(selectRollups(variant, p).as('rolled')).selectAll().as('rolled'))
    .select([
      sql<number | null>`reader_id`.as('readerId'),
      sql<string | null>`to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD')`.as('date'),
      sumOf('answers').as('answers'),
      sumOf('likes').as('likes'),
      sumOf('dislikes').as('dislikes'),
      sumOf('rushAnswers').as('rushAnswers'),
      sumOf('rushKept').as('rushKept'),
    ])
    .where(isOfReader(p))
    .groupBy(sql`grouping sets ((reader_id), (to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD')))`)
    .having(sumOf('answers'), '>', sql.lit(0))
    .orderBy('date')
    .orderBy('readerId'),
);

interface TimeBucketRow {
  readerId: number;
  /** One of 48 ranges of the time to answer: up to a minute, then each a fifth longer, and the last beyond three days. */
  bucket: number;
  answers: number;
}

const selectTimeBuckets = ({ isAllTime }: RangeVariant, p: Params<GradesRange>): RawBuilder<TimeBucketRow> =>
  isAllTime
    ? sql`(select reader_id, bucket, answers from (select reader_id, times from grade_rollups where period = 'day') days,
        unnest(times) with ordinality as timed (answers, bucket) where answers <> 0)`
    : sql`(
        select reader_id, bucket, answers
        from (select reader_id, times from grade_rollups where period = 'hour' and starts_at > ${p.since}) hours,
          unnest(times) with ordinality as timed (answers, bucket)
        where answers <> 0
        union all
        select reader_id, time_bucket, 1 from graded_answers where time_bucket is not null and ${inFirstHour(p)}
      )`;

/** A histogram of the times to answer, by reader. */
export const timesToAnswer = statementVariants((db, variant: RangeVariant, p: Params<GradesRange>) =>
  db
    .selectFrom(selectTimeBuckets(variant, p).as('timed'))
    .select(['readerId', sql<number>`bucket::integer`.as('bucket'), sumOf('answers').as('answers')])
    .where(isOfReader(p))
    .groupBy(['readerId', 'bucket']),
);

/** The n-th shortest times of a reader's answers in a bucket of the histogram. */
export const secondsAtRanks = statement(
  (
    db,
    p: Params<{
      since: Temporal.Instant | null;
      readerIds: readonly number[];
      buckets: readonly number[];
      offsets: readonly number[];
    }>,
  ) =>
    db
      .selectFrom(
        sql<{ readerId: number; seconds: number | null }>`(
          select ranks.reader_id, (
            select seconds_to_answer from graded_answers
            where graded_answers.reader_id = ranks.reader_id and time_bucket = ranks.bucket
              and (${p.since}::timestamptz is null or answered_at > ${p.since})
            order by seconds_to_answer offset ranks.rank limit 1
          ) as seconds
          from unnest(${p.readerIds}::bigint[], ${p.buckets}::integer[], ${p.offsets}::integer[])
            as ranks (reader_id, bucket, rank)
        )`.as('found'),
      )
      .select(['readerId', 'seconds']),
);

/** The sum of the tips in the range, by reader. */
export const tipsOfReaders = statement((db, p: Params<GradesRange>) =>
  db
    .selectFrom('invoices')
    .select(['readerId', sql<number>`sum(amount_cents - refunded_cents)::integer`.as('cents')])
    .where('kind', '=', sql.lit('tip'))
    .where('paidAt', 'is not', null)
    .where(sql<boolean>`(${p.since}::timestamptz is null or paid_at > ${p.since})`)
    .where('readerId', 'is not', null)
    .where(isOfReader(p))
    .groupBy('readerId'),
);
