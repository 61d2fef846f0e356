import { type Expression, sql } from 'kysely';
import type { Db } from './database.ts';
import { type Params, type Statement, statement } from './statement.ts';

interface ExplainRow {
  plan: [{ Plan: { 'Plan Rows': number } }];
}

/** A function that returns PostgreSQL's estimate of a query's rows, from EXPLAIN: the query is planned but not run. */
export function createRowEstimate<Values>(
  build: (db: Db, params: Params<Values>) => Expression<unknown>,
): (db: Db, values: Values) => Promise<number> {
  const explain: Statement<Values, object> = statement((db, params: Params<Values>) => ({
    compile: () => sql<object>`explain (format json) ${build(db, params)}`.compile(db),
  }));
  return async (db, values) => {
    // Its one column is named QUERY PLAN.
    const [plan] = Object.values(await explain.one(db, values)) as ExplainRow['plan'][];
    return plan![0].Plan['Plan Rows'];
  };
}
