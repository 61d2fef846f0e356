import { sql } from 'kysely';
import { COUNT_CAP } from '#contract/call.ts';
import type { Db } from '../platform/database.ts';
import { type Params, type RowOf, statementVariants } from '../platform/statement.ts';

/** The choices of the list that its text depends on; the values come besides. */
interface AuditShape {
  order: 'asc' | 'desc';
  limit: number;
  isFirstPage: boolean;
  hasUser: boolean;
}

interface AuditWanted {
  offset: number;
  user: number;
}

const entriesFound = (db: Db, { hasUser }: AuditShape, p: Params<AuditWanted>) =>
  db.selectFrom('auditLog').$if(hasUser, (query) => query.where('auditLog.userId', '=', p.user));

/**
 * One page of the audit log and the number of its lines, in one statement. There is always a row, so that the number
 * is told beyond the last page too; its `id` is null where no line is.
 */
export const auditPage = statementVariants((db, shape: AuditShape, p: Params<AuditWanted>) => {
  const { order, limit, isFirstPage } = shape;
  return db
    .with('page', () =>
      entriesFound(db, shape, p)
        .selectAll('auditLog')
        .orderBy('auditLog.createdAt', order)
        .orderBy('auditLog.id', order)
        .limit(sql.lit(limit))
        .$if(!isFirstPage, (query) => query.offset(p.offset)),
    )
    .with('total', (of) =>
      of
        .selectFrom(entriesFound(db, shape, p).select('auditLog.id').limit(sql.lit(COUNT_CAP)).as('found'))
        .select(sql<number>`count(*)`.as('count')),
    )
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
      sql<string | null>`actors.first_name || ' ' || actors.last_name`.as('actorName'),
      sql<string | null>`members.first_name || ' ' || members.last_name`.as('userName'),
      'total.count',
    ])
    .orderBy('page.createdAt', order)
    .orderBy('page.id', order);
});

type PageRow = RowOf<typeof auditPage>;
/** A row that holds a line, and not the number alone. */
export type AuditRow = PageRow & {
  [Column in 'id' | 'createdAt' | 'act' | 'says' | 'actor']: NonNullable<PageRow[Column]>;
};
