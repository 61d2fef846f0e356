import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { type Lane, LANE_COUNT_CAP } from '#contract/readings/codes.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Params, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';

type ByActor = Params<{ actorId: number }>;
type RequestExpression = ExpressionBuilder<Tables, 'readingRequests'>;

/** The table from which a request's status and lane are read. */
export type StateTable = 'readingRequests' | 'threadTimes';

const isInStoredLane = (table: StateTable, lane: Exclude<Lane, 'mine'>) =>
  sql<boolean>`${sql.ref(`${table}.lane`)} = ${sql.lit(lane)}`;

/** The same conditions as `isInLane` in the contract, with literals, so that the partial indexes are used. */
const CONDITIONS: Record<
  Lane,
  (eb: RequestExpression, p: ByActor, table: StateTable) => Expression<SqlBool>
> = {
  to_answer: (eb, { actorId }, table) =>
    eb.and([
      isInStoredLane(table, 'to_answer'),
      eb.or([
        eb('readingRequests.assignedWriterId', 'is', null),
        eb('readingRequests.assignedWriterId', '=', actorId),
      ]),
    ]),
  wrote_back: (_eb, _p, table) => isInStoredLane(table, 'wrote_back'),
  answered: (_eb, _p, table) => isInStoredLane(table, 'answered'),
  mine: (eb, { actorId }) =>
    eb.and([
      eb('readingRequests.assignedWriterId', '=', actorId),
      sql<boolean>`reading_requests.lane in ('to_answer', 'wrote_back')`,
    ]),
  snoozed: (_eb, _p, table) => isInStoredLane(table, 'snoozed'),
};

/** Whether a request is in a lane of the calling writer. */
export const laneCondition =
  (lane: Lane, p: ByActor, table: StateTable = 'readingRequests') =>
  (eb: RequestExpression): Expression<SqlBool> =>
    CONDITIONS[lane](eb, p, table);

/** Ordered like an index; otherwise the planner would search all closed requests for the few that are not. */
const countLane = (db: Db, lane: Lane, p: ByActor) =>
  db
    .selectFrom(
      db
        .selectFrom('readingRequests')
        .select(sql.lit(1).as('one'))
        .where(laneCondition(lane, p))
        .orderBy('workRank')
        .orderBy('workKey')
        .orderBy('id')
        .limit(sql.lit(LANE_COUNT_CAP))
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull();

/** How many requests each lane has, up to the cap. */
export const laneCounts = statement((db, p: ByActor) =>
  db.selectNoFrom([
    countLane(db, 'to_answer', p).as('toAnswer'),
    countLane(db, 'wrote_back', p).as('wroteBack'),
    countLane(db, 'answered', p).as('answered'),
    countLane(db, 'mine', p).as('mine'),
    countLane(db, 'snoozed', p).as('snoozed'),
  ]),
);
