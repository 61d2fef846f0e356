import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Lane, LANES } from '#contract/readings/codes.ts';
import { withoutTimeLimit } from '../../../testing/platform/withoutTimeLimit.ts';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Statement } from '../../platform/database/statement.ts';
import { laneCounts } from './lanesSql.ts';
import { type ListVariant, requestPage, type Sort } from './listSql.ts';
import { FIELDS } from './requestColumns.ts';

/** Of forty one is open, one wrote back, one is answered and the others are closed; a third is another writer's. */
const REQUESTS = 8_000;
const PAGE = { offset: 0, limit: 25 };

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
  const { member, writer, second } = desk;
  await withoutTimeLimit(desk.product.databaseUrl, async (db) => {
    await sql`
    insert into reading_requests (user_id, title, status, is_rushed, assigned_writer_id, created_at, last_message_time,
      due_at, wrote_back_at, question_due_at, closes_at, snoozed_until)
    select ${member.id}, 'Request ' || n,
      case kind when 0 then 'OPENED' when 1 then 'RESPONDED' when 2 then 'RESPONDED' else 'CLOSED' end, n % 7 = 0,
      case when n % 3 = 0 then ${second.id}::bigint when n % 101 = 0 then ${writer.id} end, at, at, at,
      case when kind = 1 then at end, case when kind = 1 then at end, case when kind = 2 then at + interval '9 years' end,
      case when n % 29 = 0 then at + interval '9 years' end
    from generate_series(1, ${REQUESTS}::int) n,
      lateral (select n % 40 as kind, now() - n * interval '1 minute' as at) made`.execute(db);
    await sql`analyze reading_requests, thread_times`.execute(db);
  });
});
afterAll(() => desk.close());

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Parent Relationship'?: string;
  Plans?: PlanNode[];
}

/** A node and those below it, without the queries within it, such as the one that counts. */
const withoutSubplans = (node: PlanNode): PlanNode[] => [
  node,
  ...(node.Plans ?? [])
    .filter((each) => !['SubPlan', 'InitPlan'].includes(each['Parent Relationship'] ?? ''))
    .flatMap(withoutSubplans),
];
const withSubplans = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(withSubplans)];

/** How PostgreSQL would run a statement with these values. */
async function explain<Values>(statement: Statement<Values, unknown>, values: Values): Promise<PlanNode> {
  // Compiled at the first run.
  await statement.all(desk.product.db, values);
  const sent: CompiledQuery[] = [];
  const recorder = { executeQuery: async (query: CompiledQuery) => ({ rows: [], sent: sent.push(query) }) };
  await statement.all(recorder as unknown as Db, values);
  const { rows } = await desk.product.db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    ...sent[0]!,
    sql: `explain (format json) ${sent[0]!.sql}`,
  });
  return rows[0]!['QUERY PLAN'][0].Plan;
}

const pageOf = (lane: Lane, sort: Sort) => {
  const variant = { fields: FIELDS, isWriter: true, sort, order: 'desc', lane } as const;
  const emptyQuery = { statuses: [], flags: {}, hasCursor: false, filters: [] };
  const page: ListVariant = { ...variant, ...emptyQuery };
  // Only the values of the filters in the variant are read.
  return explain(requestPage(page), { ...PAGE, actorId: desk.writer.id } as never);
};

const INDEXES = {
  work_order: 'requests_of_lane',
  created_at: 'requests_of_lane_by_creation',
  last_message_time: 'threads_of_lane_by_message',
  due_at: 'requests_of_lane_by_due',
} as const satisfies Record<Sort, string>;
const SORTS = Object.keys(INDEXES) as Sort[];

describe('with many closed requests', () => {
  const shared = LANES.filter((lane) => lane !== 'mine');
  test.each(shared.flatMap((lane) => SORTS.map((sort) => [lane, sort] as const)))(
    'the lane %s by %s is read from an index in its order',
    async (lane, sort) => {
      const nodes = withoutSubplans(await pageOf(lane, sort));
      expect(nodes.map((node) => node['Index Name'])).toContain(INDEXES[sort]);
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
    },
  );

  test.each(SORTS)('the writer’s own lane by %s reads only what they have claimed', async (sort) => {
    const nodes = withoutSubplans(await pageOf('mine', sort));
    expect(nodes.map((node) => node['Index Name'])).toContain('requests_taken');
  });

  test('the lanes are counted without reading what is closed', async () => {
    const nodes = withSubplans(await explain(laneCounts, { actorId: desk.writer.id }));
    const read = nodes.flatMap((node) => node['Index Name'] ?? []);
    expect(read).toHaveLength(LANES.length);
    for (const name of read) expect(name).toMatch(/^requests_(of_lane|taken)/);
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  });
});
