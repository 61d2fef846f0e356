import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/people/calls.ts';
import { toEpochSeconds } from '../platform/clock.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { namesGiven } from '../platform/statement.ts';
import { toListedUser } from './toListedUser.ts';
import { type UserFilters, type UserRow, usersPage } from './sql.ts';

const HOURS_PER_DAY = 24;

type Input = ParsedInputOf<typeof calls.listUsers>;

export async function listUsers({ db, now }: Context<ScopedAccess>, input: Input) {
  const { sort, order, offset, limit } = input;
  const filters = filtersOf(input, now);
  const variant = { sort, order, limit, isFirstPage: offset === 0, filters: namesGiven(filters) };
  const rows = await usersPage(variant).all(db, { ...filters, offset, nowSeconds: toEpochSeconds(now) });
  // The single row of an empty page holds only the total.
  const people = rows.filter(({ id }) => id !== null) as (UserRow & { count: number })[];
  return { count: rows[0]!.count, results: people.map((row) => toListedUser(row, now)) };
}

function filtersOf(input: Input, now: Temporal.Instant): UserFilters {
  const { status = [], interval, tag, personality, days = 0 } = input;
  const search = input.search?.trim().toLowerCase() ?? '';
  return {
    status: status.length === 0 ? undefined : status,
    interval,
    tag,
    personality,
    since: days === 0 ? undefined : now.subtract({ hours: days * HOURS_PER_DAY }),
    search: search === '' ? undefined : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`,
  };
}
