import { Refusal } from '#contract/refusals.ts';
import { type Db, statement } from './database.ts';

/** At most `max` in `seconds`, counted for each account or for each address. */
export interface Limit {
  /** Names what is counted, such as `sign-up`; only well-formed calls count. */
  name: string;
  per: 'member' | 'address';
  max: number;
  seconds: number;
}

const hitsSince = statement((db, p: { subject: string; since: string }) =>
  db
    .selectFrom('limitHits')
    .select((of) => [of.fn.countAll<number>().as('hits'), of.fn.min('createdAt').as('oldest')])
    .where('subject', '=', p.subject)
    .where('createdAt', '>', p.since),
);

const addHit = statement((db, p: { subject: string; now: Temporal.Instant }) =>
  db.insertInto('limitHits').values({ subject: p.subject, createdAt: p.now }),
);

/** Refuses with 429 and `Retry-After` when `subject` has `max` hits in the last `seconds`; counts nothing. */
export async function refuseBeyond(
  db: Db,
  now: Temporal.Instant,
  subject: string,
  { max, seconds }: Pick<Limit, 'max' | 'seconds'>,
): Promise<void> {
  const [found] = await hitsSince(db, { subject, since: now.subtract({ seconds }).toString() });
  if (found === undefined || found.hits < max) return;
  const free = Temporal.Instant.from(found.oldest).add({ seconds });
  const wait = Math.max(1, Math.ceil((free.epochMilliseconds - now.epochMilliseconds) / 1000));
  throw new Refusal('too_many_requests', undefined, [], { retryAfter: wait });
}

/** Counts one. */
export async function countHit(db: Db, now: Temporal.Instant, subject: string): Promise<void> {
  await addHit(db, { subject, now });
}

/** What was counted is kept this long at the least. */
export const LIMIT_HITS_KEPT = { hours: 24 } as const;
