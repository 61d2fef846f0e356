import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { type Lane, LANE_COUNT_CAP } from '#contract/readings/codes.ts';
import type { Db } from '../platform/database.ts';
import { type Params, statement } from '../platform/statement.ts';
import type { Tables } from '../platform/tables.ts';

type Asker = Params<{ askerId: number }>;
type Of = ExpressionBuilder<Tables, 'readingRequests'>;

const standsIn = (of: Of, lane: Exclude<Lane, 'mine'>) => of('readingRequests.lane', '=', sql.lit(lane));

/** As `isInLane` of the contract has it, in literals, for the indexes of lanes. */
const CONDITIONS: Record<Lane, (of: Of, p: Asker) => Expression<SqlBool>> = {
  to_answer: (of, { askerId }) =>
    of.and([
      standsIn(of, 'to_answer'),
      of.or([
        of('readingRequests.assignedWriterId', 'is', null),
        of('readingRequests.assignedWriterId', '=', askerId),
      ]),
    ]),
  wrote_back: (of) => standsIn(of, 'wrote_back'),
  answered: (of) => standsIn(of, 'answered'),
  mine: (of, { askerId }) =>
    of.and([
      of('readingRequests.assignedWriterId', '=', askerId),
      sql<boolean>`reading_requests.lane in ('to_answer', 'wrote_back')`,
    ]),
  snoozed: (of) => standsIn(of, 'snoozed'),
};

/** Whether a request stands in a lane of the writer who asks. */
export const laneCondition =
  (lane: Lane, p: Asker) =>
  (of: Of): Expression<SqlBool> =>
    CONDITIONS[lane](of, p);

/** In the order of an index, or the planner would look for the few that are under way among all that are closed. */
const countLane = (db: Db, lane: Lane, p: Asker) =>
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
    .select((of) => of.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull();

/** How many requests each lane has, up to the cap. */
export const laneCounts = statement((db, p: Asker) =>
  db.selectNoFrom([
    countLane(db, 'to_answer', p).as('toAnswer'),
    countLane(db, 'wrote_back', p).as('wroteBack'),
    countLane(db, 'answered', p).as('answered'),
    countLane(db, 'mine', p).as('mine'),
    countLane(db, 'snoozed', p).as('snoozed'),
  ]),
);
