import { type Expression, sql, type SqlBool } from 'kysely';
import { Refusal } from '#contract/refusals.ts';
import type { Db } from '../database/database.ts';
import { type Param, type Params, statement } from '../database/statement.ts';

export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** At most `max` in any `seconds`, counted for each member or for each address. */
export interface LimitRule {
  /** Names what is counted, such as `sign-up`; only valid calls count. */
  name: string;
  /** `member`: counted for the member the call is about; writers who act on others' rows are not limited. */
  per: 'member' | 'address';
  max: number;
  seconds: number;
}

/** How often one subject, such as `sign-up:192.0.2.1`, may be tried: at most `max` times in any `seconds`. */
export interface SubjectLimit {
  subject: string;
  max: number;
  seconds: number;
  /** When `max` is reached, one more hit is allowed this many seconds after the last. */
  thenEverySeconds?: number;
  /** Counts the hit but never refuses it; it counts for other limits of the same subject. */
  isOnlyCounted?: true;
}

/** A limit that currently refuses. */
export interface ReachedLimit {
  retryAfterSeconds: number;
  /** Some of its hits are undecided and may still be released. */
  hasUndecided: boolean;
}

/** After this time an undecided hit counts as failed, because its process must have died. */
const UNDECIDED_MAX = { seconds: 60 } as const;

/** One hit, and how it is counted. */
export interface Hit {
  subject: string;
  now: Temporal.Instant;
  undecided: string[];
  /** Hits after this moment count. */
  since: string;
  staleBefore: string;
  max: number;
  /** Beyond `max`, a hit is allowed if the newest one is not after this time. */
  allowedIfNewestBefore: string | null;
  expiresAt: Temporal.Instant;
}

/**
 * Checks and counts one hit. It locks the row, so concurrent hits see each other across processes. A subject whose limit
 * is reached returns no row.
 * @param isMade when false, nothing is counted
 */
export const insertHit = (
  db: Db,
  p: Params<Omit<Hit, 'subject'> & { subject: string | null }>,
  isMade: Expression<SqlBool>,
) =>
  db
    .insertInto('limits')
    .columns(['subject', 'hits', 'undecided', 'expiresAt'])
    .expression(
      db
        .selectNoFrom([
          sql<string>`${p.subject}::text`.as('subject'),
          sql<string[]>`array[${p.now}::timestamptz(3)]`.as('hits'),
          sql<string[]>`${p.undecided}::timestamptz(3)[]`.as('undecided'),
          sql<string>`${p.expiresAt}::timestamptz(3)`.as('expiresAt'),
        ])
        .where(isMade),
    )
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          // Hits that are still undecided may be released, and the others must still reach the limit then.
          hits: sql`array(
            select hit from unnest(limits.hits) as hit where hit > ${p.since}::timestamptz
            order by hit desc limit ${p.max}::int + cardinality(limits.undecided)
          ) || excluded.hits`,
          undecided: sql`array(
            select hit from unnest(limits.undecided) as hit where hit > ${p.staleBefore}::timestamptz
          ) || excluded.undecided`,
          expiresAt: sql`excluded.expires_at`,
        })
        .where(
          sql<boolean>`(select count(*) from unnest(limits.hits) as hit where hit > ${p.since}::timestamptz) < ${p.max}
            or (select max(hit) from unnest(limits.hits) as hit) <= ${p.allowedIfNewestBefore}::timestamptz`,
        ),
    )
    .returning('subject');

const addHit = statement((db, p: Params<Hit>) => insertHit(db, p, sql<boolean>`true`));

const findReached = statement((db, p: Params<Pick<Hit, 'subject' | 'since' | 'staleBefore' | 'max'>>) =>
  db
    .selectFrom('limits')
    .select([
      sql<string | null>`(select max(hit) from unnest(hits) as hit)`.as('newest'),
      // The hit that must leave the window before another is allowed.
      sql<string | null>`(
        select hit from unnest(hits) as hit where hit > ${p.since}::timestamptz
        order by hit desc offset ${p.max}::int - 1 limit 1
      )`.as('blocking'),
      sql<boolean>`exists (select from unnest(undecided) as hit where hit > ${p.staleBefore}::timestamptz)`.as(
        'hasUndecided',
      ),
    ])
    .where('subject', '=', p.subject),
);

/** Removes one occurrence of a time from an array; which of several equal ones does not matter. */
const removeMoment = (column: 'hits' | 'undecided', at: Param<Temporal.Instant>) => sql<never>`array(
  select hit from unnest(${sql.ref(`limits.${column}`)}) with ordinality as held(hit, place)
  where place is distinct from array_position(${sql.ref(`limits.${column}`)}, ${at}::timestamptz(3)) order by place
)`;

interface HitDecision {
  subjects: string[];
  at: Temporal.Instant;
}

// Rows are locked in the order in which hits are reserved, which prevents deadlocks.
const lockInOrder = (db: Db, subjects: Param<string[]>) =>
  db
    .selectFrom('limits')
    .select('subject')
    .where('subject', '=', sql<string>`any(${subjects}::text[])`)
    .orderBy(sql`subject collate "C"`)
    .forUpdate();

const confirmHits = statement((db, p: Params<HitDecision>) =>
  db
    .with('locked', () => lockInOrder(db, p.subjects))
    .updateTable('limits')
    .from('locked')
    .set({ undecided: removeMoment('undecided', p.at) })
    .whereRef('limits.subject', '=', 'locked.subject'),
);

const removeHits = statement((db, p: Params<HitDecision>) =>
  db
    .with('locked', () => lockInOrder(db, p.subjects))
    .updateTable('limits')
    .from('locked')
    .set({ undecided: removeMoment('undecided', p.at), hits: removeMoment('hits', p.at) })
    .whereRef('limits.subject', '=', 'locked.subject'),
);

/**
 * Counts one hit for each limit. Limits of several subjects must be in one transaction and sorted by subject; if one is
 * reached, the caller must roll back the transaction.
 * @param isUndecided the hit may be released; see {@link resolveHits}
 * @returns the limits that are reached; empty when the hit is allowed
 */
export async function countHits(
  db: Db,
  now: Temporal.Instant,
  limits: readonly SubjectLimit[],
  { isUndecided = false } = {},
): Promise<ReachedLimit[]> {
  const found = await Promise.all(limits.map((limit) => countHit(db, now, limit, isUndecided)));
  return found.filter((reached) => reached !== null);
}

async function countHit(
  db: Db,
  now: Temporal.Instant,
  limit: SubjectLimit,
  isUndecided: boolean,
): Promise<ReachedLimit | null> {
  const { seconds, thenEverySeconds } = limit;
  const hit = toHit(now, limit, isUndecided);
  if ((await addHit.first(db, hit)) !== undefined) return null;
  const found = await findReached.first(db, hit);
  const waits = [secondsUntil(found?.blocking, seconds, now)];
  if (thenEverySeconds !== undefined) waits.push(secondsUntil(found?.newest, thenEverySeconds, now));
  return { retryAfterSeconds: Math.min(...waits), hasUndecided: found?.hasUndecided ?? false };
}

/** The parameters that count one hit at `now` for a limit. */
export function toHit(
  now: Temporal.Instant,
  { subject, max, seconds, thenEverySeconds, isOnlyCounted }: SubjectLimit,
  isUndecided = false,
): Hit {
  const newestBefore =
    thenEverySeconds === undefined ? null : now.subtract({ seconds: thenEverySeconds }).toString();
  return {
    subject,
    now,
    max,
    since: now.subtract({ seconds }).toString(),
    staleBefore: now.subtract(UNDECIDED_MAX).toString(),
    undecided: isUndecided ? [now.toString()] : [],
    allowedIfNewestBefore: isOnlyCounted === true ? 'infinity' : newestBefore,
    expiresAt: now.add({ seconds }),
  };
}

/** Seconds until `hit` is `seconds` old, from 1 to `seconds`; 1 if there is no hit. */
function secondsUntil(hit: string | null | undefined, seconds: number, now: Temporal.Instant): number {
  if (hit === null || hit === undefined) return 1;
  const free = Temporal.Instant.from(hit).add({ seconds });
  const wait = Math.ceil((free.epochMilliseconds - now.epochMilliseconds) / 1000);
  return Math.min(Math.max(wait, 1), seconds);
}

/** Decides a hit that was counted as undecided at that time: it stays counted or is released. */
export async function resolveHits(
  db: Db,
  at: Temporal.Instant,
  subjects: string[],
  { isReleased }: { isReleased: boolean },
): Promise<void> {
  await (isReleased ? removeHits : confirmHits).run(db, { subjects, at });
}

/** The refusal for reached limits: 429, with `Retry-After` for when all of them allow a hit again. */
export const tooManyRequests = (reached: readonly ReachedLimit[]) =>
  new Refusal('too_many_requests', undefined, [], {
    retryAfter: Math.max(...reached.map(({ retryAfterSeconds }) => retryAfterSeconds)),
  });

/**
 * Counts one hit, or refuses it when the limit is reached. Inside a transaction it counts only after the commit.
 * @throws {Refusal} 429 with `Retry-After`
 */
export async function countOrRefuse(db: Db, now: Temporal.Instant, limit: SubjectLimit): Promise<void> {
  const reached = await countHits(db, now, [limit]);
  if (reached.length > 0) throw tooManyRequests(reached);
}

const DELETED_AT_ONCE = 5_000;

const deleteSomeExpired = statement((db, p: Params<{ now: Temporal.Instant }>) =>
  db
    .deleteFrom('limits')
    .where(
      'subject',
      '=',
      sql<string>`any(array(${db
        .selectFrom('limits')
        .select('subject')
        .where('expiresAt', '<=', p.now)
        .limit(sql.lit(DELETED_AT_ONCE))
        // Waiting for locked rows could deadlock.
        .forUpdate()
        .skipLocked()}))`,
    )
    .returning(sql.lit(1).as('one')),
);

/**
 * Deletes hits that no limit counts any more, some thousand per statement: an attack leaves very many. Not
 * `deleteInBatches`, which needs an index, and so would cost every hit a write.
 */
export async function deleteExpiredLimits(db: Db, now: Temporal.Instant): Promise<void> {
  while ((await deleteSomeExpired.all(db, { now })).length === DELETED_AT_ONCE);
}
