import { sql } from 'kysely';
import { CLOSES_AFTER_DAYS } from '#contract/readings/codes.ts';
import { COLORS } from '#contract/tags/codes.ts';
import { GENDER_CODES, ZODIAC_CODES } from '#contract/profiles/codes.ts';
import { TAROT_CARDS } from '#contract/tarot/codes.ts';
import type { Db } from '../platform/database/database.ts';
import type { Plan } from './bulkPlan.ts';
import WORDS from './bulkWords.json' with { type: 'json' };

/** The target of the new rows, whose ids begin after the existing ones. */
export interface BulkTarget {
  plan: Plan;
  now: Temporal.Instant;
  /** The highest ids so far. */
  lastUser: number;
  lastRequest: number;
  passwordHash: string;
  writers: readonly { id: number; readerId: number }[];
}

const DAYS_BACK = 730;

/** A reproducible random number from 0 to n - 1, for a row and a salt. */
const randomExpression = (row: string, salt: number, n: number | string) =>
  `((hashint8extended(${row}, ${salt}) & 4503599627370495) % (${n}))`;
const quoteSql = (text: string) => `'${text.replaceAll("'", "''")}'`;
const pickExpression = (list: readonly string[], row: string, salt: number) =>
  `(array[${list.map(quoteSql).join(', ')}])[1 + ${randomExpression(row, salt, list.length)}]`;
const momentExpression = (now: Temporal.Instant) => `timestamptz ${quoteSql(now.toString())}`;
const runSql = async (db: Db, text: string) => void (await sql.raw(text).execute(db));

/** Members join over two years; at least a fifth of them joined before that. */
export const insertMembers = (db: Db, { plan, now, lastUser, passwordHash }: BulkTarget) =>
  runSql(
    db,
    `insert into users (id, email, password_hash, first_name, last_name, birth_date, terms_accepted_at, created_at)
     overriding system value
     select ${lastUser} + 1 + u, 'member' || ${lastUser} + 1 + u || '@seed.moonletter.test', ${quoteSql(passwordHash)},
       ${pickExpression(WORDS.firstNames, 'u', 1)},
       case when ${randomExpression('u', 2, 400)} = 0 then ${pickExpression(WORDS.searchTerms, 'u', 3)}
         else ${pickExpression(WORDS.nameBeginnings, 'u', 4)} || ${pickExpression(WORDS.nameEndings, 'u', 5)} end,
       date '1950-01-01' + ${randomExpression('u', 6, 20_000)}::int, joined, joined
     from generate_series(0, ${plan.users - 1}) u,
       lateral (select ${momentExpression(now)} - interval '${DAYS_BACK} days'
         * (1 - greatest(0, (u::float8 / ${plan.users} - ${plan.early}) / nullif(1 - ${plan.early}, 0)))
         - case when u < ${plan.users * plan.early} then interval '1 hour' * ${randomExpression('u', 7, 1_440)} else interval '0' end
         as joined) at`,
  );

export const insertProfiles = (db: Db, { plan, lastUser }: BulkTarget) =>
  runSql(
    db,
    `insert into profiles (user_id, created_at, gender, birth_time, birth_time_known, birth_location, zodiac,
       current_location, bio, experience_level, seen_writer, moonletter_hopes)
     select id, created_at, ${pickExpression(GENDER_CODES, 'id', 11)},
       case when ${randomExpression('id', 12, 4)} > 0 then make_time(${randomExpression('id', 13, 24)}::int, 0, 0) end,
       ${randomExpression('id', 12, 4)} > 0, 'Haarlem, Netherlands', ${pickExpression(ZODIAC_CODES, 'id', 14)},
       'Bristol, United Kingdom', ${pickExpression(WORDS.questions, 'id', 15)}, ${randomExpression('id', 16, 4)}, ${randomExpression('id', 17, 2)} = 1,
       array[1 + ${randomExpression('id', 18, 12)}]
     from users where id between ${lastUser} + 1 and ${lastUser + plan.users}`,
  );

/**
 * Most are active, with the next due time in the future. Of every hundred, the last ones never subscribed; named
 * members are active.
 */
export const insertMemberships = (db: Db, { plan, now, lastUser }: BulkTarget) => {
  const month = `extract(epoch from to_timestamp(begun) at time zone 'UTC' + interval '1 month')::bigint`;
  const nowSeconds = Math.floor(now.epochMilliseconds / 1000);
  return runSql(
    db,
    `insert into subscriptions (user_id, status, interval, product_id, cancel_at_period_end, payment_paused_at,
       payment_resumes_at, current_period_start, current_period_end, anchor, periods, canceled_at, ended_at,
       dunning_since, dunning_step, dunning_next_at, next_action_at, created_at)
     select user_id,
       case kind when 'failed' then 'past_due' when 'canceled' then 'canceled' else 'active' end,
       case when is_yearly then 'year' else 'month' end, case when is_yearly then 1 else 2 end, kind = 'canceling',
       case kind when 'skip_ahead' then ends when 'skipping' then begun end,
       case kind when 'skip_ahead' then
         extract(epoch from to_timestamp(begun) at time zone 'UTC' + interval '2 months')::bigint
         when 'skipping' then ends end,
       begun, ends, begun, 1, case when kind in ('canceled', 'canceling') then begun + 86400 end,
       case kind when 'canceled' then ends end,
       case kind when 'failed' then ends end, case kind when 'failed' then 2 end,
       case kind when 'failed' then ${nowSeconds} + 86400 end,
       case kind when 'canceled' then null when 'failed' then ${nowSeconds} + 86400 else ends end,
       to_timestamp(begun)
     from (select user_id, kind, is_yearly, begun, case when is_yearly
         then extract(epoch from to_timestamp(begun) at time zone 'UTC' + interval '1 year')::bigint
         else ${month} end as ends
       from (select ${lastUser} + 1 + u as user_id, kind, kind = 'yearly' or (kind = 'canceling' and u % 2 = 0) as is_yearly,
           ${nowSeconds} - 86400 * case kind when 'failed' then 34 when 'canceled' then 40 + ${randomExpression('u', 22, 300)}
             when 'yearly' then ${randomExpression('u', 22, 360)} else ${randomExpression('u', 22, 27)} end as begun
         from generate_series(0, ${plan.users - 1}) u,
           lateral (select case when u < ${plan.named} then u % 2 * 55 else ${randomExpression('u', 21, 100)} end as p) of_hundred,
           lateral (select case when p < 55 then 'monthly' when p < 80 then 'yearly' when p < 84 then 'canceling'
             when p < 87 then 'skip_ahead' when p < 90 then 'skipping' when p < 92 then 'failed'
             when p < 97 then 'canceled' end as kind) of_kind
         where kind is not null) kinds) records`,
  );
};

/** The owed invoices of members with a failed payment: without one, a retry would have nothing to charge. */
export const insertOwedInvoices = (db: Db, { lastUser }: BulkTarget) =>
  runSql(
    db,
    `insert into invoices (user_id, subscription_id, kind, purpose, status, product_id, period_start, period_end,
       amount_cents, description, created_at)
     select user_id, id, 'membership', 'renewal', 'open', 2, current_period_end,
       extract(epoch from to_timestamp(anchor) at time zone 'UTC' + interval '2 months')::bigint, 1900,
       'Monthly membership', to_timestamp(current_period_end)
     from subscriptions where status = 'past_due' and user_id > ${lastUser} order by user_id`,
  );

export const insertTags = (db: Db, { now }: BulkTarget) =>
  runSql(
    db,
    `insert into tags (text, color, created_at)
     select initcap(color), color, ${momentExpression(now)} from unnest(array[${COLORS.map(quoteSql).join(', ')}]) color
     where not exists (select from tags)`,
  );

/** Two of three members have one or two tags, and three of five have an assigned reader. */
export async function insertTagsAndReadersOfMembers(db: Db, { plan, now, lastUser, writers }: BulkTarget) {
  const members = `generate_series(${lastUser} + 1, ${lastUser + plan.users})`;
  await runSql(
    db,
    `insert into user_tags (user_id, tag_id, created_at)
     select distinct u, ids[1 + ${randomExpression('u', 30, 'cardinality(ids)')} * n % cardinality(ids)], ${momentExpression(now)}
     from ${members} u, lateral generate_series(1, ${randomExpression('u', 31, 3)}) n,
       (select array_agg(id order by id) as ids from tags) known`,
  );
  await runSql(
    db,
    `insert into assigned_personalities (user_id, reader_id)
     select u, ${readerExpression(writers, 'u', 32)} from ${members} u where ${randomExpression('u', 33, 5)} < 3`,
  );
}

/**
 * Plans each request (member, start, number of messages and their interval); requests and messages are derived from the
 * plan. A request is never older than its member. Half of the last month's requests are open, and in some of the answered
 * ones the member wrote back; older requests are closed.
 */
export async function planRequests(db: Db, { plan, now, lastUser, lastRequest }: BulkTarget): Promise<void> {
  const { users, requests, messages, named, early, requestsEach, longMessages, average } = plan;
  // Spread evenly over the requests: each turn begins at one of them.
  const turns = named * requestsEach;
  const turn = `i * ${turns} / ${requests}`;
  const isNamed = turns === 0 ? 'false' : `(i = 0 or ${turn} > (i - 1) * ${turns} / ${requests})`;
  await runSql(
    db,
    `create temporary table seed_counts on commit drop as
     select i, case when ${isNamed} then (${turn}) % ${Math.max(1, named)}
         else ${randomExpression('i', 41, `greatest(1, floor(${users} * (${early} + (1 - ${early}) * i::float8 / ${requests}))::bigint)`)} end as u,
       is_long, case when is_long then ${longMessages} else 1 + ${randomExpression('i', 42, 2 * average - 1)} end as n
     from generate_series(0::bigint, ${requests - 1}) i,
       lateral (select ${isNamed} and ${turn} >= ${turns - named} as is_long) at`,
  );
  await runSql(
    db,
    `with off as (select ${messages} - sum(n) as by from seed_counts)
     update seed_counts set n = n + sign(off.by) from off
     where i in (select i from seed_counts, off where not is_long and (off.by > 0 or n > 1)
       order by i desc limit (select abs(by) from off))`,
  );
  await runSql(
    db,
    `create temporary table seed_requests on commit drop as
     select *, status = 'RESPONDED' and n % 2 = 1 and ${randomExpression('i', 45, 4)} = 0 as has_written_back
     from (select i, ${lastRequest} + 1 + i as id, ${lastUser} + 1 + u as user_id, n, created_at, gap, last,
       case when last < ${momentExpression(now)} - interval '${CLOSES_AFTER_DAYS} days' then 'CLOSED'
         when n = 1 or ${randomExpression('i', 44, 2)} = 0 then 'OPENED' else 'RESPONDED' end as status
     from (select *, created_at + gap * (n - 1) as last
       from (select *, least(interval '1 minute' * (20 + ${randomExpression('i', 43, 1_500)}), (${momentExpression(now)} - created_at) / n) as gap
         from (select *, ${momentExpression(now)} - interval '${DAYS_BACK} days' * (1 - (i + 0.5)::float8 / ${requests}) as created_at
           from seed_counts) dated) spaced) ended) with_status
     order by i`,
  );
}

const titleExpression = (row: string) =>
  `${pickExpression(WORDS.titles, row, 51)} || case when ${randomExpression(row, 52, 4_000)} = 0 then ', asks ' || ${pickExpression(WORDS.searchTerms, row, 53)} else '' end`;

/** Whether the message k of request i is a reading, if it is a writer's. */
const isReadingExpression = (k: string) =>
  `(${k} = 2 or ${randomExpression(`(i * 1000 + ${k})`, 61, 3)} = 0)`;

/** Whether an answered request has a message that the member has not read. */
const hasUnreadExpression = `(status = 'RESPONDED' and not has_written_back and ${randomExpression('i', 59, 2)} = 1)`;

/** One in four is claimed by a writer, and one in twenty of those that are not closed is snoozed, for at most three days. */
export const insertRequests = (db: Db, { writers, now }: BulkTarget) =>
  runSql(
    db,
    `insert into reading_requests (id, user_id, title, status, is_rushed, is_oracle, is_astrology, is_sealed,
       is_favourite, number_of_tarot_cards, personality_id, assigned_writer_id, unread_for_member, unread_for_writers,
       created_at, last_message_time, due_at, wrote_back_at, question_due_at, closes_at, snoozed_until)
     overriding system value
     select id, user_id, ${titleExpression('i')},
       status, is_rushed, ${randomExpression('i', 54, 8)} = 0, ${randomExpression('i', 55, 10)} = 0,
       ${hasUnreadExpression} and ${isReadingExpression('n')}, ${randomExpression('i', 46, 20)} = 0,
       1 + ${randomExpression('i', 56, 4)},
       case when ${randomExpression('i', 57, 3)} > 0 then ${readerExpression(writers, 'user_id', 32)} end,
       case when ${randomExpression('i', 58, 4)} = 0 then ${writerExpression(writers, 'i', 63)} end,
       ${hasUnreadExpression}::int, case when status = 'OPENED' or has_written_back then 1 else 0 end, created_at, last,
       case when has_written_back then last + interval '24 hours' else due end,
       case when has_written_back then last end, case when has_written_back then due end,
       case when status = 'RESPONDED' and not has_written_back then last + interval '${CLOSES_AFTER_DAYS} days' end,
       case when status <> 'CLOSED' and ${randomExpression('i', 47, 20)} = 0
         then ${momentExpression(now)} + interval '1 hour' * (1 + ${randomExpression('i', 48, 72)}) end
     from seed_requests, lateral (select ${randomExpression('i', 60, 12)} = 0 as is_rushed) rush,
       lateral (select case when status = 'OPENED' then last else created_at end
         + case when is_rushed then interval '4 hours' else interval '24 hours' end as due) promise
     order by i`,
  );

/**
 * The messages of a range of requests, with the cards of the readings. The member asks, a writer answers with a reading
 * and a card, and so on in turn; the last message is the member's if the request is open or written back to, otherwise
 * a writer's.
 */
export const insertMessages = (db: Db, { writers }: BulkTarget, from: number, to: number) => {
  const deck = TAROT_CARDS.map(({ name }) => name);
  const isReading = `is_writer and ${isReadingExpression('k')}`;
  const card = pickExpression(deck, 'row', 62);
  return runSql(
    db,
    `with added as (insert into messages (request_id, user_id, sender_id, sender, title, text, response_mode,
       personality_id, tarot, image_path, created_at)
     select id, user_id, case when is_writer then ${writerExpression(writers, 'i', 63)} else user_id end,
       case when is_writer then 'writer' else 'member' end, case when k = 1 then ${titleExpression('i')} end,
       case when is_writer then ${pickExpression(WORDS.observations, 'row', 64)} || ' ' || ${pickExpression(WORDS.counsels, 'row', 65)}
         when k = 1 then ${pickExpression(WORDS.questions, 'row', 66)} else ${pickExpression(WORDS.thanks, 'row', 67)} end
         || case when ${randomExpression('row', 68, 4_000)} = 0 then ' I heard it from ' || ${pickExpression(WORDS.searchTerms, 'row', 69)} || '.' else '' end,
       case when is_reading then 'ReadingResponse' else 'Standard' end,
       case when is_writer then ${readerExpression(writers, 'i', 63)} end, card,
       '/decks/night/' || replace(lower(card), ' ', '-') || '-600.webp', created_at + gap * (k - 1)
     from (select *, i * 1000 + k as row, case when k = 1 then false when k = n then status <> 'OPENED' and not has_written_back
           else k % 2 = 0 end as is_writer
         from seed_requests, lateral generate_series(1, n) k where i >= ${from} and i < ${to}) said,
       lateral (select ${isReading} as is_reading) mode,
       lateral (select case when is_reading then ${card} end as card) drawn
     order by i, k
     returning id, request_id, user_id, tarot, image_path, created_at)
     insert into member_cards (message_id, place, user_id, request_id, name, reversed, image_path, is_sealed, created_at)
     select added.id, 1, added.user_id, request_id, tarot, false, image_path,
       ${hasUnreadExpression} and added.created_at = last, added.created_at
     from added join seed_requests on seed_requests.id = request_id where tarot is not null
     order by added.id`,
  );
};

/** One of four readings is liked or disliked. */
export const insertFeedback = (db: Db, lastMessage: number) =>
  runSql(
    db,
    `insert into feedback (user_id, request_id, response_id, answer_id, reader_id, type, reason, created_at)
     select user_id, request_id, id, id, personality_id, case when ${randomExpression('id', 70, 10)} = 0 then 'dislike' else 'like' end,
       '', created_at + interval '20 minutes'
     from messages where id > ${lastMessage} and response_mode = 'ReadingResponse' and ${randomExpression('id', 71, 4)} = 0
     order by id`,
  );

const GRADING = [
  ['messages', 'grade_answer'],
  ['feedback', 'grade_feedback'],
  ['graded_answers', 'roll_up_grade'],
] as const;

/** Turns off the triggers that count answers, which would take longer than inserting the rows. */
export const pauseGrading = (db: Db) =>
  runSql(db, GRADING.map(([table, name]) => `alter table ${table} disable trigger ${name};`).join(' '));

/** Counts the answers after a message in one statement, and turns the triggers on again. */
export const gradeAnswers = (db: Db, lastMessage: number) =>
  runSql(
    db,
    `select grade_answers_after(${lastMessage});
     ${GRADING.map(([table, name]) => `alter table ${table} enable trigger ${name};`).join(' ')}`,
  );

/** Ids were set explicitly, so the sequences must continue after them. */
export const advanceSequences = async (db: Db): Promise<void> => {
  for (const table of ['users', 'reading_requests'])
    await runSql(
      db,
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
};

/** The long request of each named member, with the member. */
export const namedMembers = async (db: Db, { plan, lastUser }: BulkTarget) => {
  const named = sql<{ userId: number; email: string; requestId: number }>`
    select users.id as user_id, users.email, seed_requests.id as request_id
    from seed_requests join seed_counts using (i) join users on users.id = seed_requests.user_id
    where seed_counts.is_long and users.id <= ${lastUser + plan.named} order by users.id`;
  return (await named.execute(db)).rows;
};

const writerExpression = (writers: BulkTarget['writers'], row: string, salt: number) =>
  `(array[${writers.map(({ id }) => id).join(', ')}])[1 + ${randomExpression(row, salt, writers.length)}]`;
const readerExpression = (writers: BulkTarget['writers'], row: string, salt: number) =>
  `(array[${writers.map(({ readerId }) => readerId).join(', ')}])[1 + ${randomExpression(row, salt, writers.length)}]`;
