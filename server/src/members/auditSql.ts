import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { selectFullName } from '../platform/database/fullName.ts';
import { cappedCount } from '../platform/database/cappedCount.ts';
import type { Db } from '../platform/database/database.ts';
import { type Params, type RowOf, statementVariants } from '../platform/database/statement.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The filters of the audit log; undefined if not used. */
export interface AuditFilters {
  /** The account that was changed. */
  user: number | undefined;
  /** The account that made the change. */
  actor: number | undefined;
  act: string | undefined;
  since: Temporal.Instant | undefined;
}

/** The options that change the SQL text. */
interface AuditVariant {
  order: 'asc' | 'desc';
  limit: number;
  isFirstPage: boolean;
  filters: readonly (keyof AuditFilters)[];
}

type Values = AuditFilters & { offset: number };

type Filter = (eb: ExpressionBuilder<Tables, 'auditLog'>, p: Params<Values>) => Expression<SqlBool>;

/** There is an index for each, in the order of the list. */
const FILTERS: Record<keyof AuditFilters, Filter> = {
  user: (eb, p) => eb('auditLog.userId', '=', p.user),
  actor: (eb, p) => eb('auditLog.actorId', '=', p.actor),
  act: (eb, p) => eb('auditLog.act', '=', p.act),
  since: (eb, p) => eb('auditLog.createdAt', '>=', p.since),
};

const matching = (db: Db, { filters }: Pick<AuditVariant, 'filters'>, p: Params<Values>) =>
  filters.reduce((query, name) => query.where((eb) => FILTERS[name](eb, p)), db.selectFrom('auditLog'));

/**
 * One page of the audit log and its total, in one statement. There is always a row, so that the total is returned past
 * the last page too; `id` is null in that row.
 */
export const auditPage = statementVariants((db, variant: AuditVariant, p: Params<Values>) => {
  const { order, limit, isFirstPage } = variant;
  return db
    .with('page', () =>
      matching(db, variant, p)
        .selectAll('auditLog')
        .orderBy('auditLog.createdAt', order)
        .orderBy('auditLog.id', order)
        .limit(sql.lit(limit))
        .$if(!isFirstPage, (query) => query.offset(p.offset)),
    )
    .with('total', () => cappedCount(db, matching(db, variant, p)))
    .selectFrom('total')
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('users as actors', 'actors.id', 'page.actorId')
    .leftJoin('users as members', 'members.id', 'page.userId')
    .select([
      'page.id',
      'page.createdAt',
      'page.act',
      'page.says',
      'page.why',
      'page.actor',
      'page.actorId',
      'page.userId',
      selectFullName('actors').as('actorName'),
      selectFullName('members').as('userName'),
      'total.count',
    ])
    .orderBy('page.createdAt', order)
    .orderBy('page.id', order);
});

type PageRow = RowOf<typeof auditPage>;
/** A row that holds an entry, not only the total. */
export type AuditRow = PageRow & {
  [Column in 'id' | 'createdAt' | 'act' | 'says' | 'actor']: NonNullable<PageRow[Column]>;
};
