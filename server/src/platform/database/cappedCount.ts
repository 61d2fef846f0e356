import { type SelectQueryBuilder, sql } from 'kysely';
import { COUNT_CAP } from '#contract/listLimits.ts';
import type { Db } from './database.ts';

/** Counts a query's rows up to `COUNT_CAP`. Returns one row with `count`. */
export const cappedCount = <Database, Table extends keyof Database>(
  db: Db,
  found: SelectQueryBuilder<Database, Table, object>,
) =>
  db
    .selectFrom(found.select(sql.lit(1).as('one')).limit(sql.lit(COUNT_CAP)).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'));
