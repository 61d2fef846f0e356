import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/members/calls.ts';
import { SUBSCRIPTION_STATUSES } from '#contract/billing/codes.ts';
import { toEpochSeconds, startOfLastDays } from '../platform/clock.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { onOwnConnection } from '../platform/database/database.ts';
import { findDefinedNames } from '../platform/database/statement.ts';
import { toListedUser } from './toListedUser.ts';
import { usersByIds } from './sql.ts';
import { type UserFilters, usersPage } from './usersSql.ts';

type Input = ParsedInputOf<typeof calls.listUsers>;

export async function listUsers({ db, now }: Context<ScopedAccess>, input: Input) {
  const { sort, order, offset, limit } = input;
  const filters = toUserFilters(input, now);
  const variant = {
    sort,
    order,
    limit,
    isFirstPage: offset === 0,
    status: normalizeStatuses(input),
    filters: findDefinedNames(filters),
  };
  const values = { ...filters, offset, nowSeconds: toEpochSeconds(now) };
  const isFiltered = variant.status !== undefined || variant.filters.length > 0;
  // The best query plan depends on the words and filters, so PostgreSQL makes a new plan for each narrowed search.
  const { count, ids } = await usersPage(variant).one(isFiltered ? onOwnConnection(db) : db, values);
  const rows = ids.length === 0 ? [] : await usersByIds.all(db, { ids });
  return { count, results: rows.map((row) => toListedUser(row, now)) };
}

/** In the contract's order and without duplicates, so that fewer different statements are prepared. */
function normalizeStatuses({ status = [] }: Input) {
  return status.length === 0 ? undefined : SUBSCRIPTION_STATUSES.filter((each) => status.includes(each));
}

function toUserFilters(input: Input, now: Temporal.Instant): UserFilters {
  const { interval, tag, personality, days = 0 } = input;
  const search = input.search?.trim() ?? '';
  return {
    interval,
    tag,
    personality,
    since: startOfLastDays(now, days),
    search: search === '' ? undefined : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`,
  };
}
