import { sql } from 'kysely';
import { cappedCount } from '../platform/cappedCount.ts';
import type { Db } from '../platform/database.ts';
import { type Params, type RowOf, statementVariants } from '../platform/statement.ts';

/** The options that change the SQL text. */
interface AuditVariant {
  order: 'asc' | 'desc';
  limit: number;
  isFirstPage: boolean;
  /** Whether only the entries about one user are listed. */
  isOfUser: boolean;
}

/** `user`: undefined for the entries about all users. */
type Values = { offset: number; user: number | undefined };

const matching = (db: Db, { isOfUser }: Pick<AuditVariant, 'isOfUser'>, p: Params<Values>) =>
  db.selectFrom('auditLog').$if(isOfUser, (query) => query.where('auditLog.userId', '=', p.user));

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
      sql<string | null>`actors.first_name || ' ' || actors.last_name`.as('actorName'),
      sql<string | null>`members.first_name || ' ' || members.last_name`.as('userName'),
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
