import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InputOf } from '#contract/call.ts';
import { COUNT_CAP } from '#contract/listLimits.ts';
import { listRequests } from '#contract/readings/calls.ts';
import { withoutTimeLimit } from '../../../testing/platform/withoutTimeLimit.ts';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';

/** More than a list counts. One in ten is open; every second says the word `half`, in three messages. */
const REQUESTS = COUNT_CAP + 50;

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
  const { member, product } = desk;
  await withoutTimeLimit(product.databaseUrl, async (db) => {
    await sql`
    with made as (
      insert into reading_requests (user_id, title, status, is_rushed, created_at, last_message_time, due_at)
      select ${member.id}, 'Request ' || n, case when n % 10 = 0 then 'OPENED' else 'CLOSED' end, n % 100 = 0,
        now() - n * interval '1 minute', now(), now()
      from generate_series(1, ${REQUESTS}::int) n
      returning id, user_id, substr(title, 9)::int as n, created_at)
    insert into messages (request_id, user_id, sender_id, sender, text, response_mode, created_at)
    select id, user_id, user_id, 'member', 'everywhere' || case when n % 2 = 0 then ' half' else '' end
        || case when n % 1000 = 0 then ' seldom' else '' end,
      'Standard', created_at
    from made, generate_series(1, case when n % 2 = 0 then 3 else 1 end)`.execute(db);
    await sql`analyze reading_requests, messages`.execute(db);
  });
});
afterAll(() => desk.close());

const search = async (query: InputOf<typeof listRequests>) => {
  const input = { fields: ['title'], limit: 3, ...query };
  const { status, body } = await desk.product.send(listRequests, input, { as: desk.writer });
  expect(status).toBe(200);
  return { count: body.count, numbers: body.results.map(({ title }) => Number(title!.slice(8))) };
};

test.each<[string, InputOf<typeof listRequests>, number, number[]]>([
  ['a word of all requests', { search: 'everywhere' }, COUNT_CAP, [1, 2, 3]],
  ['its second page', { search: 'everywhere', offset: 3 }, COUNT_CAP, [4, 5, 6]],
  ['a deep page', { search: 'everywhere', offset: 10_000 }, COUNT_CAP, [10_001, 10_002, 10_003]],
  ['the last page', { search: 'everywhere', order: 'asc' }, COUNT_CAP, [10_050, 10_049, 10_048]],
  ['a word of every second', { search: 'half' }, REQUESTS / 2, [2, 4, 6]],
  ['of those that are open', { search: 'half', status: ['OPENED'] }, REQUESTS / 10, [10, 20, 30]],
  ['in a lane', { search: 'half', lane: 'to_answer', sort: 'created_at' }, REQUESTS / 10, [10, 20, 30]],
  ['of those that are rushed', { search: 'everywhere', isRushed: true }, 100, [100, 200, 300]],
  ['a common word with a rare one', { search: 'everywhere seldom' }, 10, [1000, 2000, 3000]],
  ['a word of some or of others', { search: 'nowhere or half' }, REQUESTS / 2, [2, 4, 6]],
  ['without a common word', { search: 'everywhere -half' }, REQUESTS / 2, [1, 3, 5]],
  ['without any filter, deep', { offset: 10_000 }, COUNT_CAP, [10_001, 10_002, 10_003]],
])('%s', async (_, query, count, numbers) => {
  expect(await search(query)).toEqual({ count, numbers });
});
