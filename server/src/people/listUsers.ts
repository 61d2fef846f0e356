import type { ParsedInputOf } from '#contract/call.ts';
import type { listUsers } from '#contract/people/calls.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { Context, Visible } from '../platform/context.ts';
import { listedUserOf } from './listedUserOf.ts';
import { type UserRow, usersPage, type UsersWanted } from './sql.ts';

const HOURS_A_DAY = 24;

export async function usersOfPage({ db, now }: Context<Visible>, input: ParsedInputOf<typeof listUsers>) {
  const { sort, order, offset, limit, status, interval, tag, personality, days = 0 } = input;
  const search = input.search?.trim().toLowerCase() ?? '';
  const has = {
    search: search !== '',
    status: status !== undefined && status.length > 0,
    interval: interval !== undefined,
    tag: tag !== undefined,
    personality: personality !== undefined,
    since: days > 0,
  };
  // What a filter does not ask for is not in the text of its statement, so its value is never read.
  const wanted = {
    offset,
    status,
    interval,
    tag,
    personality,
    search: `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`,
    since: now.subtract({ hours: days * HOURS_A_DAY }).toString(),
    nowSeconds: epochSecondsOf(now),
  } as UsersWanted;
  const rows = await usersPage({ sort, order, limit, isFirstPage: offset === 0, has }).all(db, wanted);
  // The one row of an empty page holds only the number.
  const people = rows.filter(({ id }) => id !== null) as (UserRow & { count: number })[];
  return { count: rows[0]!.count, results: people.map((row) => listedUserOf(row, now)) };
}
