import { type Expression, sql } from 'kysely';
import type { Db } from './database.ts';
import { type Params, type Statement, statement } from './statement.ts';

interface Explained {
  plan: [{ Plan: { 'Plan Rows': number } }];
}

/** How many rows PostgreSQL expects a query to have, from its statistics: the query is planned and not run. */
export function expectedRows<Values>(
  build: (db: Db, params: Params<Values>) => Expression<unknown>,
): (db: Db, values: Values) => Promise<number> {
  const explain: Statement<Values, object> = statement((db, params: Params<Values>) => ({
    compile: () => sql<object>`explain (format json) ${build(db, params)}`.compile(db),
  }));
  return async (db, values) => {
    // Its one column is named QUERY PLAN.
    const [plan] = Object.values(await explain.one(db, values)) as Explained['plan'][];
    return plan![0].Plan['Plan Rows'];
  };
}
