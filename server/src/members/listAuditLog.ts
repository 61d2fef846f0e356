import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/people/calls.ts';
import type { AuditLogEntry } from '#contract/people/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { auditPage, type AuditRow } from './auditSql.ts';

export async function listAuditLog(
  { db }: Context<ScopedAccess>,
  { order, limit, offset, user }: ParsedInputOf<typeof calls.listAuditLog>,
) {
  const variant = { order, limit, isFirstPage: offset === 0, isOfUser: user !== undefined };
  const rows = await auditPage(variant).all(db, { offset, user });
  const lines = rows.filter(({ id }) => id !== null) as AuditRow[];
  return { count: rows[0]!.count, results: lines.map(toAuditLogEntry) };
}

const toAuditLogEntry = (row: AuditRow): AuditLogEntry => ({
  id: row.id,
  createdAt: row.createdAt,
  act: row.act,
  says: row.says,
  why: row.why,
  actor: { kind: row.actor, id: row.actorId, name: row.actorName },
  user: row.userId === null ? null : { id: row.userId, name: row.userName! },
});
