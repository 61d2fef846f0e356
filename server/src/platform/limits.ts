import { sql } from 'kysely';
import { Refusal } from '#contract/refusals.ts';
import type { Db } from './database.ts';
import { type Param, type Params, statement } from './statement.ts';

/** At most `max` in any `seconds`, counted for each member or for each address. */
export interface Limit {
  /** Names what is counted, such as `sign-up`; only well-formed calls count. */
  name: string;
  /** `member`: for whoever the call is about; writers who act on anyone's things are not limited. */
  per: 'member' | 'address';
  max: number;
  seconds: number;
}

/** How much one subject, such as `sign-up:192.0.2.1`, may be tried: at most `max` times in any `seconds`. */
export interface Bound {
  subject: string;
  max: number;
  seconds: number;
  /** When `max` is reached, one more is let through so many seconds after the last. */
  thenEverySeconds?: number;
  /** Counts the try but never refuses it: it counts for others under the same subject. */
  isOnlyCounted?: true;
}

/** A bound that refuses at the moment. */
export interface FullBound {
  retryAfterSeconds: number;
  /** Some of its hits are undecided and may still be given back. */
  hasUndecided: boolean;
}

/** After so long an undecided try counts as failed: its process is gone. */
const UNDECIDED_MAX = { seconds: 60 } as const;

interface Hit {
  subject: string;
  now: Temporal.Instant;
  undecided: string[];
  /** Hits after this moment count. */
  since: string;
  staleBefore: string;
  max: number;
  /** How many of the older hits are kept. */
  older: number;
  /** Beyond `max` a hit is let through if the newest one is not after this moment. */
  spacedSince: string | null;
  expiresAt: Temporal.Instant;
}

/**
 * Judges and counts in one statement. The row is locked by it, so of many at once each sees those before it, in
 * whatever process they are; a subject that is full gives no row.
 */
const addHit = statement((db, p: Params<Hit>) =>
  db
    .insertInto('limits')
    .values({
      subject: p.subject,
      hits: sql`array[${p.now}::timestamptz(3)]`,
      undecided: sql`${p.undecided}::timestamptz(3)[]`,
      expiresAt: p.expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          hits: sql`array(
            select hit from unnest(limits.hits) as hit where hit > ${p.since}::timestamptz
            order by hit desc limit ${p.older}::int
          ) || excluded.hits`,
          undecided: sql`array(
            select hit from unnest(limits.undecided) as hit where hit > ${p.staleBefore}::timestamptz
          ) || excluded.undecided`,
          expiresAt: sql`excluded.expires_at`,
        })
        .where(
          sql<boolean>`(select count(*) from unnest(limits.hits) as hit where hit > ${p.since}::timestamptz) < ${p.max}
            or (select max(hit) from unnest(limits.hits) as hit) <= ${p.spacedSince}::timestamptz`,
        ),
    )
    .returning('subject'),
);

const findFull = statement((db, p: Params<Pick<Hit, 'subject' | 'since' | 'staleBefore' | 'older'>>) =>
  db
    .selectFrom('limits')
    .select([
      sql<string | null>`(select max(hit) from unnest(hits) as hit)`.as('newest'),
      // With this one the window still holds as many as it may.
      sql<string | null>`(
        select hit from unnest(hits) as hit where hit > ${p.since}::timestamptz
        order by hit desc offset ${p.older}::int limit 1
      )`.as('blocking'),
      sql<boolean>`exists (select from unnest(undecided) as hit where hit > ${p.staleBefore}::timestamptz)`.as(
        'hasUndecided',
      ),
    ])
    .where('subject', '=', p.subject),
);

/** Takes one occurrence of a moment out of an array: which of several equal ones makes no difference. */
const removeMoment = (column: 'hits' | 'undecided', at: Param<Temporal.Instant>) => sql<never>`array(
  select hit from unnest(${sql.ref(`limits.${column}`)}) with ordinality as held(hit, place)
  where place is distinct from array_position(${sql.ref(`limits.${column}`)}, ${at}::timestamptz(3)) order by place
)`;

interface HitDecision {
  subjects: string[];
  at: Temporal.Instant;
}

// Rows are locked in the order in which tries are reserved, so that no two wait for each other.
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
 * Counts one try for each bound. Bounds of several subjects belong into one transaction and are given in the order of
 * their subjects; where one is full, the transaction is to be rolled back.
 * @param isUndecided the try may be given back; see {@link resolveHits}
 * @returns the bounds that are full; none when the try may be made
 */
export async function countHits(
  db: Db,
  now: Temporal.Instant,
  bounds: readonly Bound[],
  { isUndecided = false } = {},
): Promise<FullBound[]> {
  const found = await Promise.all(bounds.map((bound) => countHit(db, now, bound, isUndecided)));
  return found.filter((full) => full !== null);
}

async function countHit(
  db: Db,
  now: Temporal.Instant,
  { subject, max, seconds, thenEverySeconds, isOnlyCounted }: Bound,
  isUndecided: boolean,
): Promise<FullBound | null> {
  const window = {
    subject,
    since: now.subtract({ seconds }).toString(),
    staleBefore: now.subtract(UNDECIDED_MAX).toString(),
    older: max - 1,
  };
  const spaced =
    thenEverySeconds === undefined ? null : now.subtract({ seconds: thenEverySeconds }).toString();
  const counted = await addHit.first(db, {
    ...window,
    now,
    max,
    undecided: isUndecided ? [now.toString()] : [],
    spacedSince: isOnlyCounted === true ? 'infinity' : spaced,
    expiresAt: now.add({ seconds }),
  });
  if (counted !== undefined) return null;
  const found = await findFull.first(db, window);
  const waits = [secondsUntil(found?.blocking, seconds, now)];
  if (thenEverySeconds !== undefined) waits.push(secondsUntil(found?.newest, thenEverySeconds, now));
  return { retryAfterSeconds: Math.min(...waits), hasUndecided: found?.hasUndecided ?? false };
}

/** From 1 to `seconds`: how long it takes until `hit` is so old; 1 where there is none any more. */
function secondsUntil(hit: string | null | undefined, seconds: number, now: Temporal.Instant): number {
  if (hit === null || hit === undefined) return 1;
  const free = Temporal.Instant.from(hit).add({ seconds });
  const wait = Math.ceil((free.epochMilliseconds - now.epochMilliseconds) / 1000);
  return Math.min(Math.max(wait, 1), seconds);
}

/** Decides a try that was counted as undecided at that moment: it stays counted, or it is given back. */
export async function resolveHits(
  db: Db,
  at: Temporal.Instant,
  subjects: string[],
  { isGivenBack }: { isGivenBack: boolean },
): Promise<void> {
  await (isGivenBack ? removeHits : confirmHits).run(db, { subjects, at });
}

/** The refusal of bounds that are full: 429, with `Retry-After` by when all of them let one through again. */
export const tooManyRequests = (full: readonly FullBound[]) =>
  new Refusal('too_many_requests', undefined, [], {
    retryAfter: Math.max(...full.map(({ retryAfterSeconds }) => retryAfterSeconds)),
  });

/**
 * Counts one try, or refuses it when the bound is full. Inside a transaction it counts only if that commits.
 * @throws {Refusal} 429 with `Retry-After`
 */
export async function countOrRefuse(db: Db, now: Temporal.Instant, bound: Bound): Promise<void> {
  const full = await countHits(db, now, [bound]);
  if (full.length > 0) throw tooManyRequests(full);
}

/** Forgets what no limit counts any more. Rows in use are left for the next time: waiting for them could deadlock. */
export const deleteExpiredLimits = (db: Db, now: Temporal.Instant) =>
  db
    .deleteFrom('limits')
    .where('subject', 'in', (of) =>
      of
        .selectFrom('limits')
        .select('subject')
        .where('expiresAt', '<=', now.toString())
        .forUpdate()
        .skipLocked(),
    )
    .execute();
