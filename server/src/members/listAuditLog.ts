import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/members/calls.ts';
import type { AuditLogEntry } from '#contract/members/calls.ts';
import { startOfLastDays } from '../platform/clock.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { findDefinedNames } from '../platform/database/statement.ts';
import { type AuditFilters, auditPage, type AuditRow } from './auditSql.ts';

type Input = ParsedInputOf<typeof calls.listAuditLog>;

export async function listAuditLog({ db, now }: Context<ScopedAccess>, input: Input) {
  const { order, limit, offset } = input;
  const filters = toAuditFilters(input, now);
  const variant = { order, limit, isFirstPage: offset === 0, filters: findDefinedNames(filters) };
  const rows = await auditPage(variant).all(db, { ...filters, offset });
  const lines = rows.filter(({ id }) => id !== null) as AuditRow[];
  return { count: rows[0]!.count, results: lines.map(toAuditLogEntry) };
}

const toAuditFilters = ({ user, actor, act, days = 0 }: Input, now: Temporal.Instant): AuditFilters => ({
  user,
  actor,
  act,
  since: startOfLastDays(now, days),
});

const toAuditLogEntry = (row: AuditRow): AuditLogEntry => ({
  id: row.id,
  createdAt: row.createdAt,
  act: row.act,
  says: row.says,
  why: row.why,
  actor: { kind: row.actor, id: row.actorId, name: row.actorName },
  user: row.userId === null ? null : { id: row.userId, name: row.userName! },
});
